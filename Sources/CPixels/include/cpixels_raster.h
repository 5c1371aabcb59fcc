/// Painting paths into a canvas.
///
/// Coverage is the exact area of the path within each pixel, by the nonzero or the even-odd rule
/// with the winding resolved, on coordinates rounded once to 1/4096 pixel. Two edges that cross
/// inside a pixel row are cut at the crossing; if more do, the row is cut into bands of at least
/// 1/64 of its height, and if very many do, coverage is sampled along sixteen lines of the row.
/// Everything after that uses integers, so that the same call gives the same bytes everywhere.
#ifndef CPIXELS_RASTER_H
#define CPIXELS_RASTER_H

#include <stddef.h>
#include <stdint.h>

#include "cpixels_path.h"

/// Premultiplied 8-bit sRGB, red first, rows from top to bottom without padding.
typedef struct {
  uint8_t *pixels;  ///< `width · height · 4` bytes
  int32_t left;     ///< position of the first column, in pixels of the whole picture
  int32_t top;      ///< position of the first row
  int32_t width;    ///< at most 250,000; 0 if there are no pixels
  int32_t height;   ///< at most 250,000; 0 if there are no pixels
} cpixels_canvas;

/// A rectangle of whole pixels; empty if `right <= left` or `bottom <= top`.
typedef struct {
  int32_t left, top, right, bottom;
} cpixels_box;

/// A path prepared for painting: its edges on the fixed grid, and memory for scanning them.
///
/// One shape serves a whole picture, one path after the other. It must not be shared between
/// threads.
typedef struct cpixels_shape cpixels_shape;

/// A mask: the coverage of pixels, as runs along rows. Immutable.
typedef struct cpixels_mask cpixels_mask;

/// A colour at a position along a gradient: straight, 16 bits per channel (an 8-bit value times
/// 257).
typedef struct {
  double location;  ///< 0…1, never less than that of the previous stop
  uint16_t color[4];
} cpixels_stop;

/// The kinds of paint.
enum {
  CPIXELS_SOLID = 0,
  CPIXELS_LINEAR = 1,   ///< a gradient along the line from `start` to `end`
  CPIXELS_RADIAL = 2,   ///< a gradient from the circle at `start` to the circle at `end`
  CPIXELS_ANGULAR = 3,  ///< a gradient around `start`, from `turns[0]` to `turns[1]`
  CPIXELS_IMAGE = 4,    ///< a picture, its first pixel from (0, 0) to (1, 1)
};

/// The continuation of a gradient beyond its ends, and of a picture beyond its edges.
enum {
  CPIXELS_PAD = 0,      ///< continues with the colours at the ends
  CPIXELS_REPEAT = 1,   ///< starts again
  CPIXELS_REFLECT = 2,  ///< alternates the direction
};

/// The blend modes, as in SwiftUI's `BlendMode`.
///
/// Coverage and opacity scale the source first. Let s and d be the premultiplied source and
/// backdrop, and sa and da their alphas. The first sixteen modes are those of W3C's Compositing and
/// Blending Level 1. The next six are:
///
/// - sourceAtop: s·da + d·(1 − sa)
/// - destinationOver: d + s·(1 − da)
/// - destinationOut: d·(1 − sa)
/// - plusDarker: max(0, a − (sa − s) − (da − d)) with a = min(1, sa + da)
/// - plusLighter: min(1, s + d)
/// - xor: s·(1 − da) + d·(1 − sa)
///
/// From CPIXELS_BLEND_CLEAR on, a clear source changes the backdrop too. For these modes opacity
/// scales the source, while coverage is the share of the backdrop that the result R replaces:
/// R·coverage + d·(1 − coverage). The results are:
///
/// - clear: 0
/// - copy: s
/// - sourceIn: s·da
/// - sourceOut: s·(1 − da)
/// - destinationIn: d·sa
/// - destinationAtop: d·sa + s·(1 − da)
enum {
  CPIXELS_BLEND_NORMAL = 0,
  CPIXELS_BLEND_MULTIPLY,
  CPIXELS_BLEND_SCREEN,
  CPIXELS_BLEND_OVERLAY,
  CPIXELS_BLEND_DARKEN,
  CPIXELS_BLEND_LIGHTEN,
  CPIXELS_BLEND_COLOR_DODGE,
  CPIXELS_BLEND_COLOR_BURN,
  CPIXELS_BLEND_SOFT_LIGHT,
  CPIXELS_BLEND_HARD_LIGHT,
  CPIXELS_BLEND_DIFFERENCE,
  CPIXELS_BLEND_EXCLUSION,
  CPIXELS_BLEND_HUE,
  CPIXELS_BLEND_SATURATION,
  CPIXELS_BLEND_COLOR,
  CPIXELS_BLEND_LUMINOSITY,
  CPIXELS_BLEND_SOURCE_ATOP,
  CPIXELS_BLEND_DESTINATION_OVER,
  CPIXELS_BLEND_DESTINATION_OUT,
  CPIXELS_BLEND_PLUS_DARKER,
  CPIXELS_BLEND_PLUS_LIGHTER,
  CPIXELS_BLEND_XOR,
  CPIXELS_BLEND_CLEAR,
  CPIXELS_BLEND_COPY,
  CPIXELS_BLEND_SOURCE_IN,
  CPIXELS_BLEND_SOURCE_OUT,
  CPIXELS_BLEND_DESTINATION_IN,
  CPIXELS_BLEND_DESTINATION_ATOP,
};

/// A paint.
///
/// A gradient with a singular matrix or zero length has its end colour everywhere. A gradient
/// between two circles interpolates circles with a radius of 0 or more; a pixel has the colour of
/// the last one through it, and isn't painted if there is none. A padded angular gradient changes
/// from its end colour to its start colour in the middle of the angles outside its range.
typedef struct {
  int32_t kind;
  int32_t blend;              ///< one of CPIXELS_BLEND_NORMAL, …
  int32_t spread;             ///< gradients and pictures: one of CPIXELS_PAD, …
  uint16_t solid[4];          ///< CPIXELS_SOLID: straight, 16 bits per channel
  double start[2], end[2];    ///< gradients: in the space of the paint
  double radii[2];            ///< CPIXELS_RADIAL: of the two circles, 0 or more
  double turns[2];            ///< CPIXELS_ANGULAR: clockwise from +x; at most 1 apart, ascending
  cpixels_matrix matrix;      ///< from the space of the paint to pixels
  const cpixels_stop *stops;  ///< gradients: at least one
  size_t stop_count;
  const uint8_t *image;  ///< CPIXELS_IMAGE: straight RGBA, rows without padding
  int32_t image_width, image_height;  ///< CPIXELS_IMAGE: 1…32,767
  int32_t is_smooth;  ///< CPIXELS_IMAGE: weights the four nearest pixels instead of the nearest one
  uint16_t opacity;   ///< CPIXELS_IMAGE: in units of 1/65,535
} cpixels_paint;

/// Returns whether all of `count` RGBA pixels have an alpha of 255.
int cpixels_is_opaque(const uint8_t *pixels, size_t count);

/// Copies a rectangle inside a picture with rows of `width` pixels.
void cpixels_copy_part(const uint8_t *pixels, size_t width, size_t left, size_t top,
                       size_t part_width, size_t part_height, uint8_t *part);

/// Paints a colour mesh into a picture of straight pixels, `width · height · 4` bytes.
///
/// `vertices` holds `columns · rows` corners of cells, row by row, six numbers each: x and y in
/// pixels, then straight red, green, blue and alpha, 0…1. Later cells cover earlier ones; uncovered
/// pixels have the straight colour `background`. Returns 0 if memory runs out.
int cpixels_mesh(const double *vertices, size_t columns, size_t rows, const uint8_t background[4],
                 int32_t width, int32_t height, uint8_t *pixels);

/// Creates a clear canvas for a rectangle. Returns 0 and leaves `pixels` NULL if memory runs out.
int cpixels_canvas_make(cpixels_canvas *canvas, cpixels_box box);

/// Frees the pixels.
void cpixels_canvas_free(cpixels_canvas *canvas);

/// Changes the rectangle of a canvas. Pixels in both rectangles are kept, others are clear. If the
/// new rectangle is empty, the canvas has no pixels. Returns 0 and changes nothing if memory runs
/// out.
int cpixels_canvas_resize(cpixels_canvas *canvas, cpixels_box box);

/// Returns the smallest rectangle that contains all pixels that aren't clear; an empty one if there
/// are none.
cpixels_box cpixels_canvas_content(const cpixels_canvas *canvas);

/// Sets every pixel to a straight 16-bit colour.
void cpixels_canvas_clear(cpixels_canvas *canvas, const uint16_t color[4]);

/// Writes the canvas as straight (not premultiplied) RGBA into `bytes`, `width · height · 4` long.
void cpixels_canvas_straight(const cpixels_canvas *canvas, uint8_t *bytes);

/// Returns a new, empty shape, or NULL if memory runs out.
cpixels_shape *cpixels_shape_make(void);

/// Frees a shape; NULL is allowed.
void cpixels_shape_free(cpixels_shape *shape);

/// Empties the shape and sets the box outside which no pixels are needed.
void cpixels_shape_reset(cpixels_shape *shape, cpixels_box box);

/// Adds the inside of a path; curves are flattened within 1/40 pixel.
void cpixels_shape_add_path(cpixels_shape *shape, const cpixels_path *path,
                            const cpixels_matrix *matrix);

/// Adds the stroke of a path, outlined in its own space and then transformed. Fill it with the
/// nonzero rule.
void cpixels_shape_add_stroke(cpixels_shape *shape, const cpixels_path *path,
                              const cpixels_stroke_style *style, const cpixels_matrix *matrix);

/// Returns the box of the pixels that the shape may touch.
cpixels_box cpixels_shape_bounds(const cpixels_shape *shape);

/// Paints the shape onto the canvas, source over, through `mask` (NULL for none).
///
/// Pixels outside the canvas are ignored. Returns 0 if memory runs out, now or while the shape was
/// built; the canvas may then be incomplete.
int cpixels_fill(cpixels_canvas *canvas, cpixels_shape *shape, int even_odd,
                 const cpixels_paint *paint, const cpixels_mask *mask);

/// Paints a layer onto the canvas, source over, through `mask` (NULL for none).
int cpixels_draw_layer(cpixels_canvas *canvas, const cpixels_canvas *layer, uint16_t opacity,
                       const cpixels_mask *mask);

/// Paints a layer onto the canvas with a blend mode, through `mask` (NULL for none).
int cpixels_blend_layer(cpixels_canvas *canvas, const cpixels_canvas *layer, uint16_t opacity,
                        int32_t blend, const cpixels_mask *mask);

/// The greatest standard deviation of a blur, in pixels. Greater ones are reduced to it.
#define CPIXELS_LARGEST_BLUR 1000.0

/// Returns the number of pixels by which a blur extends beyond its source, for a standard deviation
/// in pixels.
int32_t cpixels_blur_reach(double deviation);

/// Blurs a layer into a canvas, as a Gaussian with horizontal and vertical standard deviations in
/// pixels.
///
/// Both must have pixels. Beyond its edges the layer is clear. If `repeats_edges` is nonzero, the
/// canvas must contain the layer, and the layer's pixels at the edges of the canvas continue beyond
/// them. Three box blurs with the same total variance approximate the Gaussian: for a deviation of 1
/// or more, a blurred edge is accurate to within 3/255 of its height. 0, negative numbers and NaN blur
/// nothing. Returns 0 if memory runs out.
int cpixels_blur(cpixels_canvas *canvas, const cpixels_canvas *layer, const double deviation[2],
                 int repeats_edges);

/// Paints a layer with its shadow below it on a canvas.
///
/// The shadow is the layer's alpha, moved by whole pixels and blurred, in a straight 16-bit colour.
/// Returns 0 if memory runs out.
int cpixels_shadow(cpixels_canvas *shadow, const cpixels_canvas *layer, const uint16_t color[4],
                   const double deviation[2], const int32_t offset[2]);

/// Transforms every colour of a canvas with a matrix. Its entries are in units of 1/4,096 and
/// within ±409,600.
///
/// Each of the four rows is multiplied by the straight red, green, blue and 1 (in units of 1) and
/// clamped to 0…1. The first three rows give the straight colour, the last one a factor for the
/// alpha.
void cpixels_recolor(cpixels_canvas *canvas, const int32_t matrix[16]);

/// Sets every pixel with an alpha from `lower` to `upper` to one straight 16-bit colour, and
/// clears all others.
void cpixels_threshold(cpixels_canvas *canvas, uint8_t lower, uint8_t upper,
                       const uint16_t color[4]);

/// Creates a mask from a shape's coverage, multiplied by `within` (NULL for none). Returns NULL if
/// memory runs out.
cpixels_mask *cpixels_mask_of_shape(cpixels_shape *shape, int even_odd, const cpixels_mask *within);

/// Creates a mask from a canvas's alpha, multiplied by `within` (NULL for none). Returns NULL if
/// memory runs out.
cpixels_mask *cpixels_mask_of_canvas(const cpixels_canvas *canvas, const cpixels_mask *within);

/// Returns a box that contains every nonzero pixel of the mask.
cpixels_box cpixels_mask_bounds(const cpixels_mask *mask);

/// Frees a mask; NULL is allowed.
void cpixels_mask_free(cpixels_mask *mask);

#endif
