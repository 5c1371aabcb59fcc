#include "CReport.h"

// #embed is a C23 feature. The package uses C17, in which Clang supports it as an extension.
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wc23-extensions"

static const char html[] = {
#embed "page/report.html"
};

static const char css[] = {
#embed "page/report.css" suffix(,)
#embed "page/viewer.css"
};

// The order matters: later files call earlier ones.
static const char js[] = {
#embed "page/data.js" suffix(,)
#embed "page/elements.js" suffix(,)
#embed "page/list.js" suffix(,)
#embed "page/accept.js" suffix(,)
#embed "page/pixels.js" suffix(,)
#embed "page/mask.js" suffix(,)
#embed "page/frames.js" suffix(,)
#embed "page/stage.js" suffix(,)
#embed "page/picture.js" suffix(,)
#embed "page/words.js" suffix(,)
#embed "page/text.js" suffix(,)
#embed "page/facts.js" suffix(,)
#embed "page/overview.js" suffix(,)
#embed "page/viewer.js" suffix(,)
#embed "page/keys.js" suffix(,)
#embed "page/main.js"
};

#pragma clang diagnostic pop

static uint64_t mix(uint64_t hash, creport_text text) {
  // FNV-1a.
  for (size_t i = 0; i < text.count; i++) hash = (hash ^ (uint8_t)text.bytes[i]) * 0x100000001b3u;
  return hash;
}

uint64_t creport_version(void) {
  return mix(mix(mix(0xcbf29ce484222325u, creport_html()), creport_css()), creport_js());
}

creport_text creport_html(void) { return (creport_text){html, sizeof html}; }

creport_text creport_css(void) { return (creport_text){css, sizeof css}; }

creport_text creport_js(void) { return (creport_text){js, sizeof js}; }
