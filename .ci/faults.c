// A library for LD_PRELOAD that kills a program, or makes a call fail, at the nth call that changes
// files below a folder.
//
// FAULT_PATH   the folder
// FAULT_AT     the number of the call, from 1
// FAULT_KIND   before       kills the program instead of making the call
//              after        kills it after the call
//              short        makes a `read` or `write` transfer half of its bytes
//              NUMBER       makes this call and all later ones fail with this errno
//              once:NUMBER  makes only this call fail with this errno
// FAULT_READS  if set, calls that read files count too
// FAULT_LOG    a file that gets one letter per call
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

static _Atomic int calls;

static int is_below(const char *path) {
  const char *folder = getenv("FAULT_PATH");
  return folder && path && strncmp(path, folder, strlen(folder)) == 0;
}

static int is_file_below(int file) {
  char link[64], path[4096];
  int code = errno;
  snprintf(link, sizeof link, "/proc/self/fd/%d", file);
  ssize_t length = readlink(link, path, sizeof path - 1);
  errno = code;
  if (length < 0) return 0;
  path[length] = 0;
  return is_below(path);
}

static int reads_count(void) { return getenv("FAULT_READS") != NULL; }

static int is_writable_below(int file) {
  return is_file_below(file) && (fcntl(file, F_GETFL) & O_ACCMODE) != O_RDONLY;
}

static void *real(const char *name) { return dlsym(RTLD_NEXT, name); }

enum fault { none, fails, dies_after, is_short };

static enum fault next(char letter) {
  const char *kind = getenv("FAULT_KIND"), *log = getenv("FAULT_LOG");
  int at = atoi(getenv("FAULT_AT") ?: "0"), number = ++calls;
  if (log) {
    int (*really_open)(const char *, int, ...) = real("open");
    ssize_t (*really_write)(int, const void *, size_t) = real("write");
    int (*really_close)(int) = real("close");
    int file = really_open(log, O_WRONLY | O_CREAT | O_APPEND, 0600);
    if (file >= 0) {
      (void)!really_write(file, &letter, 1);
      really_close(file);
    }
  }
  if (!kind || number < at) return none;
  if (strcmp(kind, "before") == 0 && number == at) kill(getpid(), SIGKILL);
  if (strcmp(kind, "after") == 0) return number == at ? dies_after : none;
  if (strcmp(kind, "short") == 0) return number == at ? is_short : none;
  if (strncmp(kind, "once:", 5) == 0) {
    if (number > at) return none;
    kind += 5;
  }
  errno = atoi(kind);
  return fails;
}

#define GUARDED(type, name, letter, is_ours, call, ...)                                            \
  type name(__VA_ARGS__) {                                                                         \
    enum fault fault = (is_ours) ? next(letter) : none;                                            \
    if (fault == fails) return -1;                                                                 \
    type result = call;                                                                            \
    if (fault == dies_after) kill(getpid(), SIGKILL);                                              \
    return result;                                                                                 \
  }

GUARDED(ssize_t, write, 'w', is_file_below(file),
        ((ssize_t (*)(int, const void *, size_t))real("write"))(
            file, bytes, fault == is_short ? (count + 1) / 2 : count),
        int file, const void *bytes, size_t count)
GUARDED(ssize_t, read, 'R', reads_count() && is_file_below(file),
        ((ssize_t (*)(int, void *, size_t))real("read"))(
            file, bytes, fault == is_short ? (count + 1) / 2 : count),
        int file, void *bytes, size_t count)
GUARDED(int, fsync, 's', is_file_below(file), ((int (*)(int))real("fsync"))(file), int file)
GUARDED(int, ftruncate, 't', is_file_below(file),
        ((int (*)(int, off_t))real("ftruncate"))(file, length), int file, off_t length)
GUARDED(int, fchmod, 'c', is_file_below(file), ((int (*)(int, mode_t))real("fchmod"))(file, mode),
        int file, mode_t mode)
GUARDED(int, rename, 'r', is_below(to),
        ((int (*)(const char *, const char *))real("rename"))(from, to), const char *from,
        const char *to)
GUARDED(int, link, 'l', is_below(to), ((int (*)(const char *, const char *))real("link"))(from, to),
        const char *from, const char *to)
GUARDED(int, unlink, 'u', is_below(path), ((int (*)(const char *))real("unlink"))(path),
        const char *path)
GUARDED(int, rmdir, 'd', is_below(path), ((int (*)(const char *))real("rmdir"))(path),
        const char *path)
GUARDED(int, unlinkat, 'u', is_file_below(folder) || is_below(path),
        ((int (*)(int, const char *, int))real("unlinkat"))(folder, path, flags), int folder,
        const char *path, int flags)
GUARDED(int, mkdir, 'm', is_below(path), ((int (*)(const char *, mode_t))real("mkdir"))(path, mode),
        const char *path, mode_t mode)

// The file is closed even if `close` is to fail.
int close(int file) {
  int (*really_close)(int) = real("close");
  enum fault fault = is_writable_below(file) ? next('x') : none;
  int code = errno;
  int result = really_close(file);
  if (fault == dies_after) kill(getpid(), SIGKILL);
  if (fault != fails) return result;
  errno = code;
  return -1;
}

static int guarded_open(const char *path, int flags, mode_t mode) {
  int is_ours = ((flags & (O_WRONLY | O_RDWR)) || reads_count()) && is_below(path);
  enum fault fault = is_ours ? next(flags & (O_WRONLY | O_RDWR) ? 'o' : 'O') : none;
  if (fault == fails) return -1;
  int file = ((int (*)(const char *, int, ...))real("open"))(path, flags, mode);
  if (fault == dies_after) kill(getpid(), SIGKILL);
  return file;
}

#define OPENING(name)                                                                              \
  int name(const char *path, int flags, ...) {                                                     \
    va_list list;                                                                                  \
    va_start(list, flags);                                                                         \
    mode_t mode = flags & O_CREAT ? va_arg(list, mode_t) : 0;                                      \
    va_end(list);                                                                                  \
    return guarded_open(path, flags, mode);                                                        \
  }

OPENING(open)
OPENING(open64)
