// The sides of crowded rows. Most of them cross a row in a straight line. The numbers needed for
// that are kept in arrays, from row to row, and four sides are followed at a time.

#include "lanes.h"
#include "scan_sides.h"

#pragma STDC FP_CONTRACT OFF

void cpixels_crowd_free(crowd *members) {
  free(members->sides);
  free(members->slopes);
  free(members->from_x);
  free(members->from_y);
  free(members->x);
  free(members->reach);
  free(members->ended);
}

/// Makes room for `count` members, rounded up to a multiple of four. Returns 0 if memory runs out.
static int make_room(crowd *members, size_t count) {
  if (count <= members->capacity) return 1;
  size_t capacity = 2 * ((count + 3) & ~(size_t)3);
  void *arrays[] = {&members->sides, &members->slopes, &members->from_x, &members->from_y,
                    &members->x,     &members->reach,  &members->ended};
  static const size_t sizes[] = {sizeof(cpixels_side *), sizeof(double),  sizeof(double),
                                 sizeof(double),         sizeof(int32_t), sizeof(int32_t),
                                 sizeof(size_t)};
  for (int array = 0; array < 7; array++) {
    void *old;
    memcpy(&old, arrays[array], sizeof(void *));
    void *grown = realloc(old, capacity * sizes[array]);
    if (!grown) return 0;
    memcpy(arrays[array], &grown, sizeof(void *));
  }
  members->capacity = capacity;
  return 1;
}

/// Copies a side to an index of the arrays. `row_top` is that of the next row to be crossed.
CPIXELS_INLINE void put(crowd *members, size_t index, cpixels_side *side, int32_t row_top) {
  // A little less than the number of columns, because x is rounded.
  const double flattest = MAX_FURTHER_COLUMNS - 0.01;
  int has_few_columns = (side->slope <= flattest) & (side->slope >= -flattest);
  int has_begun = side->from_y <= row_top;
  members->sides[index] = side;
  // Below the end of a flat edge, x could exceed 32 bits.
  members->slopes[index] = has_few_columns ? side->slope : 0;
  members->from_x[index] = side->from_x;
  members->from_y[index] = side->from_y;
  members->x[index] = side->x;
  members->reach[index] = has_few_columns && has_begun ? side->to_y : row_top;
}

int cpixels_join_crowd(cpixels_scanner *scanner, size_t count) {
  struct cpixels_lanes *lanes = scanner->lanes;
  for (; lanes->joined < count; lanes->joined++) {
    cpixels_side *side = scanner->order[lanes->joined];
    if (!side->edge) continue;
    crowd *members = &lanes->crowds[list_of(scanner->even_odd, side->winding)];
    if (!make_room(members, members->count + 1)) return 0;
    put(members, members->count++, side, scanner->row_top);
  }
  return 1;
}

void cpixels_leave_crowd(cpixels_scanner *scanner) {
  if (!scanner->lanes || scanner->lanes->joined == 0) return;
  scanner->lanes->joined = 0;
  for (int list = 0; list < 2; list++) {
    crowd *members = &scanner->lanes->crowds[list];
    for (size_t index = 0; index < members->count; index++) {
      members->sides[index]->x = members->x[index];
    }
    members->count = 0;
  }
}

/// Moves a side, which doesn't cross the row in a straight line, to the row's bottom, and adds its
/// crossings. Returns 0 if memory runs out.
static int cross_singly(cpixels_scanner *scanner, crowd *members, size_t index) {
  cpixels_side *side = members->sides[index];
  side->x = members->x[index];
  cpixels_piece **pieces = scanner->cluster, *piece = scanner->pieces;
  cpixels_piece *end = cpixels_enter_row(scanner, side, piece);
  for (; piece < end; piece++) pieces[piece - scanner->pieces] = piece;
  put(members, index, side, scanner->row_top + SUBPIXELS);
  return cpixels_cross_pieces(scanner, pieces, pieces + side->piece_count, &scanner->lo,
                              &scanner->hi) != NULL;
}

/// Removes a side. The last one takes its place, because their order doesn't matter.
static void leave(crowd *members, size_t index) {
  size_t last = --members->count;
  members->sides[index] = members->sides[last];
  members->slopes[index] = members->slopes[last];
  members->from_x[index] = members->from_x[last];
  members->from_y[index] = members->from_y[last];
  members->x[index] = members->x[last];
  members->reach[index] = members->reach[last];
}

int cpixels_cross_crowd(cpixels_scanner *scanner, int list) {
  crowd *members = &scanner->lanes->crowds[list];
  straight_edges *straight = &scanner->lanes->straight[list];
  i32x4 least = scanner->lanes->least, most = scanner->lanes->most;
  int32_t row_bottom = scanner->row_top + SUBPIXELS;
  // Entries after the last one don't cross the row.
  for (size_t index = members->count; index % 4 != 0; index++) {
    members->slopes[index] = members->from_x[index] = members->from_y[index] = 0;
    members->x[index] = 0;
    members->reach[index] = row_bottom;
  }
  members->ended_count = 0;
  for (size_t index = 0; index < members->count; index += 4) {
    i32x4 x, reach, below = cpixels_x_of_four(members->from_x + index, members->from_y + index,
                                              members->slopes + index, row_bottom);
    memcpy(&x, members->x + index, sizeof(x));
    memcpy(&reach, members->reach + index, sizeof(reach));
    i32x4 is_straight = reach > row_bottom;
    if (__builtin_reduce_and(is_straight)) {
      memcpy(members->x + index, &below, sizeof(below));
      add_straight(straight, x, below, 4, &least, &most);
      continue;
    }
    size_t end = index + 4 < members->count ? index + 4 : members->count;
    for (size_t one = index; one < end; one++) {
      int32_t lane = (int32_t)(one - index);
      if (is_straight[lane]) {
        members->x[one] = below[lane];
        add_straight(straight, (i32x4){0} + x[lane], (i32x4){0} + below[lane], 1, &least, &most);
      } else if (!cross_singly(scanner, members, one)) {
        return 0;
      } else if (!members->sides[one]->edge) {
        members->ended[members->ended_count++] = one;
      }
    }
  }
  // Sides that aren't straight may consist of straight edges.
  scanner->lanes->least = __builtin_elementwise_min(scanner->lanes->least, least);
  scanner->lanes->most = __builtin_elementwise_max(scanner->lanes->most, most);
  // From the last one on, so that the one that takes a place didn't end as well.
  while (members->ended_count > 0) leave(members, members->ended[--members->ended_count]);
  return 1;
}
