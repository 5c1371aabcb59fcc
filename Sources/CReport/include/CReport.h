#ifndef CREPORT_H
#define CREPORT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// A part of the report page: UTF-8 text without a terminating zero, valid for the lifetime of the
/// program.
typedef struct {
  const char *_Nonnull bytes;
  size_t count;
} creport_text;

/// Returns the page, with the placeholders `{{nonce}}`, `{{style}}` and `{{script}}` for the caller
/// to replace.
creport_text creport_html(void);

/// Returns the style sheet.
creport_text creport_css(void);

/// Returns the script.
creport_text creport_js(void);

/// Returns whether a results file contains only lines of the form `snapshot({…});` with JSON
/// without white space. The last line may be cut short. Any other script could do more than pass
/// data.
bool creport_is_data(const char *_Nonnull bytes, size_t count);

/// Returns whether bytes contain a text.
bool creport_contains(const char *_Nonnull bytes, size_t count, const char *_Nonnull text);

/// Returns a number that depends on every byte of the page, for distinguishing its versions.
uint64_t creport_version(void);

/// Writes the SHA-1 hash of a prefix and the bytes after it as five words, the most significant word
/// first. Git names files by such hashes.
void creport_sha1(const void *_Nonnull prefix, size_t prefix_count, const void *_Nonnull bytes,
                  size_t count, uint32_t *_Nonnull hash);

#endif
