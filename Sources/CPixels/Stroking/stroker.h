/// The parts of the stroker: centre lines, strips, joins, caps, dashes.
#ifndef CPIXELS_STROKER_H
#define CPIXELS_STROKER_H

#include <stddef.h>
#include <stdint.h>

#include "Paths/polygons.h"
#include "vec.h"

/// A vertex of a centre line.
typedef struct {
  vec at;
  vec in, out;    ///< unit vectors along the line before and after; zero if there is none
  int32_t corner; ///< 1 if two segments of the path meet here, 0 inside a curve
  int32_t curve;  ///< index of the curve before the vertex, −1 for a straight line
  double begin, end;  ///< the curve's parameters at the previous vertex and here
  double length;  ///< along the line from the previous vertex
} cpixels_vertex;

/// A Bézier curve of a path, for cutting dashes.
typedef struct {
  vec points[4];
  int32_t degree;  ///< 2 or 3
} cpixels_curve;

/// A growing array.
typedef struct {
  void *items;
  size_t count, capacity;
} cpixels_list;

/// A fan under construction, see stroke_line.c.
typedef struct {
  cpixels_list rim, pivots;
} cpixels_fan;

typedef struct {
  const cpixels_stroke_style *style;
  cpixels_polygons *out;
  double radius;      ///< half the stroke's width
  double tolerance;   ///< for curves and arcs
  cpixels_list line;    ///< vertices of the centre line
  cpixels_list curves;  ///< the curves of the centre line
  cpixels_list dashed;  ///< vertices of one dash
  cpixels_list back;    ///< points of the strip's backward side
  // One per side, because a fan may begin at the vertex where the other side's fan ends.
  cpixels_fan side_fans[2];     ///< on the left and on the right
  cpixels_list fans, fan_ends;  ///< points of the strip's fans, and the end of each
} cpixels_stroker;

/// A function that receives the points of an outline one by one.
typedef void (*cpixels_emit)(cpixels_stroker *, vec);

/// Makes room for more items. Returns 0 (and marks the result as incomplete) if memory runs out.
int cpixels_list_grow(cpixels_stroker *s, cpixels_list *list, size_t size);

/// Makes room for one more item and returns its address, or NULL (and marks the result as
/// incomplete) if memory runs out.
static inline void *cpixels_list_add(cpixels_stroker *s, cpixels_list *list, size_t size) {
  if (list->count == list->capacity && !cpixels_list_grow(s, list, size)) return NULL;
  return (char *)list->items + size * list->count++;
}

/// Adds a point to a list of points.
static inline void cpixels_push(cpixels_stroker *s, cpixels_list *list, vec point) {
  vec *slot = cpixels_list_add(s, list, sizeof(vec));
  if (slot) *slot = point;
}

// centre_line.c

/// Adds a straight line from the last vertex.
void cpixels_line_to(cpixels_stroker *s, vec to);

/// Adds a curve from the last vertex, in pieces short enough for both sides of the stroke.
void cpixels_curve_to(cpixels_stroker *s, const cpixels_curve *curve);

/// Finds the parameter, the point and the direction at a length along a curve, measured from the
/// parameter `begin`. The result is between `begin` and `end`.
void cpixels_cut_curve(const cpixels_curve *curve, double begin, double end, double length_to_go,
                       double *parameter, vec *at, vec *direction);

// strip.c

/// Adds a point to the strip's forward side.
void cpixels_forward(cpixels_stroker *s, vec point);

/// Adds a point to the strip's backward side.
void cpixels_backward(cpixels_stroker *s, vec point);

/// Ends the strip: its forward side is in the polygon already, its backward side follows in
/// reverse.
void cpixels_end_strip(cpixels_stroker *s);

// stroke_joins.c

/// Emits the points of the arc between two unit vectors less than 180° apart, without its ends.
void cpixels_arc(cpixels_stroker *s, vec centre, vec from, vec to, cpixels_emit emit);

/// Fills a corner with a separate polygon: the corner, the two offsets on the outer side, and the
/// join between them.
void cpixels_wedge(cpixels_stroker *s, vec corner, vec before, vec after);

/// Joins two straight lines inside the strip. Returns 0 if the corner is too tight: if the inner
/// side would need more than `available` of either line.
int cpixels_join(cpixels_stroker *s, vec corner, vec before, vec after, double available);

// stroke_caps.c

/// Begins a strip with a cap; the line's own two offset points follow.
void cpixels_cap_start(cpixels_stroker *s, vec at, vec direction);

/// Ends a strip with a cap, after its last two offset points.
void cpixels_cap_end(cpixels_stroker *s, vec at, vec direction);

/// Strokes a line of zero length: draws a dot for a round cap and a square for a square cap.
void cpixels_stroke_point(cpixels_stroker *s, vec at, vec direction);

// stroke_line.c

/// Strokes a line of at least two vertices. A closed line ends with its first vertex.
void cpixels_stroke_line(cpixels_stroker *s, const cpixels_vertex *line, size_t count, int closed);

// dash.c

/// Returns whether the stroke's dashes apply to a line. A line of a million or more dashes and
/// gaps is drawn solid. So is a line of fewer dashes whose round caps would take as long.
int cpixels_is_dashed(const cpixels_stroker *s, const cpixels_vertex *line, size_t count);

/// Strokes the dashes of a line. A closed line ends with its first vertex; a dash of zero length
/// there is drawn once.
void cpixels_stroke_dashes(cpixels_stroker *s, const cpixels_vertex *line, size_t count,
                           int closed);

#endif
