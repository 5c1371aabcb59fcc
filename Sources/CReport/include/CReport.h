#ifndef CREPORT_H
#define CREPORT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// A part of the report page: UTF-8 text without a final zero, which lives as long as the program.
typedef struct {
  const char *_Nonnull bytes;
  size_t count;
} creport_text;

/// The page. `{{nonce}}`, `{{style}}` and `{{script}}` stand where the caller puts those.
creport_text creport_html(void);

/// The style sheet.
creport_text creport_css(void);

/// The script.
creport_text creport_js(void);

/// Whether a results file holds nothing but lines `snapshot({…});` with JSON in them, written without
/// white space; the last one may be cut short. Any other script could do more than hand over data.
bool creport_is_data(const char *_Nonnull bytes, size_t count);

/// A number that depends on every byte of the page, for telling versions of it apart.
uint64_t creport_version(void);

/// Writes the SHA-1 hash of a prefix and the bytes after it, by which Git names files.
void creport_sha1(const void *_Nonnull prefix, size_t prefix_count, const void *_Nonnull bytes,
                  size_t count, uint8_t hash[_Nonnull 20]);

#endif
