#pragma once

/// What a preview leaves in the program: it puts the declaration's type, an existential metatype of
/// two words, where the pointer points to.
typedef void (*previews_record)(void *declaration);

/// The first of the records that the linker has put one after another, or null if there are none.
const previews_record *previews_first(void);

/// The end of the records, one beyond the last.
const previews_record *previews_end(void);
