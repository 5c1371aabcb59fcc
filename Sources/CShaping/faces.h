// The types that CShaping.h declares as opaque.

#ifndef CSHAPING_FACES_H
#define CSHAPING_FACES_H

#include <hb-ot.h>
#include <hb.h>

struct cshaping_file {
  hb_blob_t *blob;
};

struct cshaping_face {
  hb_face_t *face;
};

struct cshaping_font {
  hb_font_t *font;
  hb_draw_funcs_t *drawing;
};

// Returns the functions that receive an outline. The caller must destroy them.
hb_draw_funcs_t *cshaping_drawing(void);

#endif
