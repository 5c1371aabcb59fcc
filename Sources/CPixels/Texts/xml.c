// Text in XML.

#include "cpixels_text.h"

bool cpixels_has_xml_special(const uint8_t *text, size_t count) {
  for (size_t index = 0; index < count; index++) {
    uint8_t byte = text[index];
    // U+FFFD, U+FFFE and U+FFFF begin with 0xEF.
    if (byte < 0x20 || byte == '&' || byte == '<' || byte == '>' || byte == '"' || byte == 0xEF)
      return true;
  }
  return false;
}
