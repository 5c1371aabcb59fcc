// A preloaded library that makes the folder FOLDING_PATH behave like a case-insensitive,
// case-preserving file system: a name opens an existing file in any case, and a new file keeps the
// case of its creation.
#define _GNU_SOURCE
#include <dirent.h>
#include <dlfcn.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/stat.h>
#include <unistd.h>

static void *real(const char *name) { return dlsym(RTLD_NEXT, name); }

/// Replaces `name` with the existing name that differs only in case, if the folder has one.
static void spell(const char *folder, char *name) {
  DIR *stream = opendir(folder);
  if (!stream) return;
  for (struct dirent *entry; (entry = readdir(stream));) {
    if (strcasecmp(entry->d_name, name) == 0) strcpy(name, entry->d_name);
  }
  closedir(stream);
}

/// Returns `path` in the folder's own case.
static const char *folded(const char *path, char spelt[4096]) {
  const char *folder = getenv("FOLDING_PATH");
  size_t length = folder ? strlen(folder) : 0;
  if (!length || !path || strncmp(path, folder, length) != 0 || path[length] != '/') return path;
  if (strlen(path) > 4000) return path;
  strcpy(spelt, folder);
  for (const char *part = path + length; *part;) {
    part += strspn(part, "/");
    size_t size = strcspn(part, "/");
    char name[4096];
    memcpy(name, part, size);
    name[size] = 0;
    spell(spelt, name);
    strcat(strcat(spelt, "/"), name);
    part += size;
  }
  return spelt;
}

#define ONE(type, name, more, ...)                                                                 \
  type name(const char *path, ##__VA_ARGS__) {                                                     \
    char spelt[4096];                                                                              \
    return ((type (*)(const char *, ##__VA_ARGS__))real(#name))(folded(path, spelt) more);         \
  }
#define AND(...) , __VA_ARGS__
ONE(int, stat, AND(status), struct stat *status)
ONE(int, lstat, AND(status), struct stat *status)
ONE(int, mkdir, AND(mode), mode_t mode)
ONE(int, unlink, )
ONE(int, rmdir, )
ONE(char *, realpath, AND(resolved), char *resolved)

#define TWO(name)                                                                                  \
  int name(const char *from, const char *to) {                                                     \
    char spelt[2][4096];                                                                           \
    return ((int (*)(const char *, const char *))real(#name))(folded(from, spelt[0]),              \
                                                              folded(to, spelt[1]));               \
  }
TWO(rename)
TWO(link)

#define OPENING(name)                                                                              \
  int name(const char *path, int flags, ...) {                                                     \
    char spelt[4096];                                                                              \
    va_list list;                                                                                  \
    va_start(list, flags);                                                                         \
    mode_t mode = flags & O_CREAT ? va_arg(list, mode_t) : 0;                                      \
    va_end(list);                                                                                  \
    return ((int (*)(const char *, int, ...))real("open"))(folded(path, spelt), flags, mode);      \
  }
OPENING(open)
OPENING(open64)
