// The reference implementation for Scripts/coverage: a simple computation of the area that polygons
// cover in each pixel.

#include <stdlib.h>
#include <string.h>

enum { ROWS = 256 };  // sample rows per pixel; along a row the area is exact

typedef struct {
  double x0, y0, slope, y1;
  int winding;
} edge;

typedef struct {
  double x;
  int winding;
} crossing;

static int by_top(const void *a, const void *b) {
  double first = ((const edge *)a)->y0, second = ((const edge *)b)->y0;
  return (first > second) - (first < second);
}

static int by_x(const void *a, const void *b) {
  double first = ((const crossing *)a)->x, second = ((const crossing *)b)->x;
  return (first > second) - (first < second);
}

/// Adds the part of a row to the right of `x`, `amount` per whole pixel, as differences between
/// columns.
static void add_right_of(double *row, int side, double x, double amount) {
  if (x < 0) x = 0;
  if (x >= side) return;
  int column = (int)x;
  row[column] += amount * (column + 1 - x);
  row[column + 1] += amount * (x - column);
}

/// Writes the coverage, 0…255, of `side` × `side` pixels. `ends` has the number of points up to the
/// end of each polygon.
void exact_area(const double *points, const size_t *ends, size_t polygons, int even_odd, int side,
                double *coverage) {
  size_t total = polygons ? ends[polygons - 1] : 0, count = 0, begin = 0;
  edge *edges = malloc((total + 1) * sizeof(edge));
  crossing *crossings = malloc((total + 1) * sizeof(crossing));
  size_t *active = malloc((total + 1) * sizeof(size_t)), live = 0, next = 0;
  for (size_t polygon = 0; polygon < polygons; polygon++) {
    for (size_t index = begin; index < ends[polygon]; index++) {
      size_t after = index + 1 < ends[polygon] ? index + 1 : begin;
      double x0 = points[2 * index], y0 = points[2 * index + 1];
      double x1 = points[2 * after], y1 = points[2 * after + 1];
      if (y0 == y1) continue;
      double slope = (x1 - x0) / (y1 - y0);
      edges[count++] = y0 < y1 ? (edge){x0, y0, slope, y1, 1} : (edge){x1, y1, slope, y0, -1};
    }
    begin = ends[polygon];
  }
  qsort(edges, count, sizeof(edge), by_top);
  double *row = malloc((size_t)(side + 2) * sizeof(double));
  for (int y = 0; y < side; y++) {
    memset(row, 0, (size_t)(side + 2) * sizeof(double));
    for (int sample = 0; sample < ROWS; sample++) {
      double at = y + (sample + 0.5) / ROWS;
      while (next < count && edges[next].y0 <= at) active[live++] = next++;
      size_t kept = 0;
      for (size_t index = 0; index < live; index++) {
        const edge *e = &edges[active[index]];
        if (e->y1 <= at) continue;
        crossings[kept] = (crossing){e->x0 + (at - e->y0) * e->slope, e->winding};
        active[kept++] = active[index];
      }
      live = kept;
      qsort(crossings, live, sizeof(crossing), by_x);
      int winding = 0;
      for (size_t index = 0; index < live; index++) {
        int was_inside = even_odd ? winding & 1 : winding != 0;
        winding += crossings[index].winding;
        int is_inside = even_odd ? winding & 1 : winding != 0;
        if (is_inside == was_inside) continue;
        add_right_of(row, side, crossings[index].x, is_inside ? 1 : -1);
      }
    }
    double sum = 0;
    for (int x = 0; x < side; x++) {
      sum += row[x];
      coverage[y * side + x] = sum * 255 / ROWS;
    }
  }
  free(edges);
  free(crossings);
  free(active);
  free(row);
}

/// Averages squares of `times` × `times` bytes into `side` × `side` pixels.
void average(const unsigned char *bytes, size_t stride, int times, int side, double *coverage) {
  for (int y = 0; y < side; y++) {
    for (int x = 0; x < side; x++) {
      double sum = 0;
      for (int v = 0; v < times; v++) {
        for (int u = 0; u < times; u++) sum += bytes[(y * times + v) * stride + x * times + u];
      }
      coverage[y * side + x] = sum / (times * times);
    }
  }
}
