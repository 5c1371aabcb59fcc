// Preloaded into a program, ends or disturbs it at the nth call that changes files below a folder.
//
// FAULT_PATH  the folder
// FAULT_AT    which call, from 1
// FAULT_KIND  before: killed instead of the call; after: killed when it is done; or the number of
//             the error that this call and all later ones end with
// FAULT_LOG   a file that gets a byte for each call
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static int calls;

static int is_below(const char *path) {
  const char *folder = getenv("FAULT_PATH");
  return folder && path && strncmp(path, folder, strlen(folder)) == 0;
}

static int is_file_below(int file) {
  char link[64], path[4096];
  snprintf(link, sizeof link, "/proc/self/fd/%d", file);
  ssize_t length = readlink(link, path, sizeof path - 1);
  if (length < 0) return 0;
  path[length] = 0;
  return is_below(path);
}

static void *real(const char *name) { return dlsym(RTLD_NEXT, name); }

enum fault { none, fails, dies_after };

static enum fault next(void) {
  const char *kind = getenv("FAULT_KIND"), *log = getenv("FAULT_LOG");
  int at = atoi(getenv("FAULT_AT") ?: "0"), number = ++calls;
  if (log) {
    int (*really_open)(const char *, int, ...) = real("open");
    ssize_t (*really_write)(int, const void *, size_t) = real("write");
    int file = really_open(log, O_WRONLY | O_CREAT | O_APPEND, 0600);
    if (file >= 0) {
      (void)!really_write(file, ".", 1);
      close(file);
    }
  }
  if (!kind || number < at) return none;
  if (strcmp(kind, "before") == 0 && number == at) kill(getpid(), SIGKILL);
  if (strcmp(kind, "after") == 0) return number == at ? dies_after : none;
  errno = atoi(kind);
  return fails;
}

#define GUARDED(type, name, is_ours, call, ...)                                                    \
  type name(__VA_ARGS__) {                                                                         \
    enum fault fault = (is_ours) ? next() : none;                                                  \
    if (fault == fails) return -1;                                                                 \
    type result = call;                                                                            \
    if (fault == dies_after) kill(getpid(), SIGKILL);                                              \
    return result;                                                                                 \
  }

GUARDED(ssize_t, write, is_file_below(file),
        ((ssize_t (*)(int, const void *, size_t))real("write"))(file, bytes, count), int file,
        const void *bytes, size_t count)
GUARDED(int, fsync, is_file_below(file), ((int (*)(int))real("fsync"))(file), int file)
GUARDED(int, rename, is_below(to), ((int (*)(const char *, const char *))real("rename"))(from, to),
        const char *from, const char *to)
GUARDED(int, unlink, is_below(path), ((int (*)(const char *))real("unlink"))(path),
        const char *path)
GUARDED(int, rmdir, is_below(path), ((int (*)(const char *))real("rmdir"))(path), const char *path)
GUARDED(int, mkdir, is_below(path), ((int (*)(const char *, mode_t))real("mkdir"))(path, mode),
        const char *path, mode_t mode)

int open(const char *path, int flags, ...) {
  va_list list;
  va_start(list, flags);
  mode_t mode = flags & O_CREAT ? va_arg(list, mode_t) : 0;
  va_end(list);
  enum fault fault = (flags & (O_WRONLY | O_RDWR)) && is_below(path) ? next() : none;
  if (fault == fails) return -1;
  int file = ((int (*)(const char *, int, ...))real("open"))(path, flags, mode);
  if (fault == dies_after) kill(getpid(), SIGKILL);
  return file;
}

int open64(const char *path, int flags, ...) {
  va_list list;
  va_start(list, flags);
  mode_t mode = flags & O_CREAT ? va_arg(list, mode_t) : 0;
  va_end(list);
  return open(path, flags, mode);
}
