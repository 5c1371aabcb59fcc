#pragma once

/// The record of one preview: a function that writes the type of the preview's declaration, a
/// two-word existential metatype, to `declaration`.
typedef void (*previews_record)(void *declaration);

/// Returns the first record that the linker collected, or null if there are none.
const previews_record *previews_first(void);

/// Returns the address one past the last record, or null if there are none.
const previews_record *previews_end(void);

/// Arranges for the process to be killed as soon as its parent ends, even if the parent is killed.
/// Exits immediately if the parent isn't the process `parent` any more; a `parent` of 0 skips this
/// check. Has no effect on systems other than Linux.
void previews_end_with_parent(int parent);
