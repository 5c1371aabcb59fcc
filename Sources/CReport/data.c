#include "CReport.h"

#include <stdint.h>
#include <string.h>

// A script that contains only calls of `snapshot` with JSON can do nothing but pass data.

enum { deepest = 64 };

typedef enum { whole, cut, foreign } outcome;

typedef struct {
  const char *at;
  const char *end;
} cursor;

static outcome value(cursor *text, int depth);

static outcome take(cursor *text, const char *word) {
  for (; *word; word++, text->at++) {
    if (text->at == text->end) return cut;
    if (*text->at != *word) return foreign;
  }
  return whole;
}

static outcome string(cursor *text) {
  outcome found = take(text, "\"");
  if (found != whole) return found;
  for (;;) {
    if (text->at == text->end) return cut;
    const uint8_t byte = (uint8_t)*text->at++;
    if (byte == '"') return whole;
    if (byte < 0x20) return foreign;
    if (byte != '\\') continue;
    if (text->at == text->end) return cut;
    const char escaped = *text->at++;
    if (escaped == 0 || !strchr("\"\\/bfnrtu", escaped)) return foreign;
    for (int digit = 0; escaped == 'u' && digit < 4; digit++) {
      if (text->at == text->end) return cut;
      const char hex = *text->at++;
      if (hex == 0 || !strchr("0123456789abcdefABCDEF", hex)) return foreign;
    }
  }
}

// Reads digits and the signs that numbers contain. If they don't form a number, the whole script
// fails to parse.
static outcome number(cursor *text) {
  const char *start = text->at;
  while (text->at < text->end && *text->at && strchr("+-.0123456789eE", *text->at)) text->at++;
  return text->at > start ? whole : foreign;
}

static outcome members(cursor *text, char close, int depth) {
  text->at++;
  for (int count = 0;; count++) {
    if (text->at == text->end) return cut;
    if (count == 0 && *text->at == close) break;
    outcome found = whole;
    if (close == '}') {
      found = string(text);
      if (found == whole) found = take(text, ":");
    }
    if (found == whole) found = value(text, depth + 1);
    if (found != whole) return found;
    if (text->at == text->end) return cut;
    if (*text->at == close) break;
    if (*text->at++ != ',') return foreign;
  }
  text->at++;
  return whole;
}

static outcome value(cursor *text, int depth) {
  if (text->at == text->end) return cut;
  if (depth > deepest) return foreign;
  switch (*text->at) {
  case '{': return members(text, '}', depth);
  case '[': return members(text, ']', depth);
  case '"': return string(text);
  case 't': return take(text, "true");
  case 'f': return take(text, "false");
  case 'n': return take(text, "null");
  default: return number(text);
  }
}

static outcome line(cursor *text) {
  outcome found = take(text, "snapshot(");
  if (found == whole && text->at < text->end && *text->at != '{') return foreign;
  if (found == whole) found = value(text, 0);
  if (found == whole) found = take(text, ");");
  return found == whole ? take(text, "\n") : found;
}

bool creport_is_data(const char *bytes, size_t count) {
  cursor text = {bytes, bytes + count};
  outcome found;
  // At the end of the bytes, `line` returns `cut`, as it does for a partial line that a killed
  // process leaves. A browser runs none of a script with a partial line.
  do found = line(&text);
  while (found == whole);
  return found == cut;
}
