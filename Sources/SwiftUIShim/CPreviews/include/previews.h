#pragma once

/// The record of a preview in the program: a function that writes the declaration's type, an
/// existential metatype of two words, to the address.
typedef void (*previews_record)(void *declaration);

/// Returns the first of the records that the linker has collected, or null if there are none.
const previews_record *previews_first(void);

/// Returns the end of the records, one past the last.
const previews_record *previews_end(void);

/// Lets the process be killed as soon as its parent ends, even if the parent is killed. On systems
/// other than Linux it has no effect.
void previews_end_with_parent(void);
