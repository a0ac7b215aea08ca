// Lets calls of the C library fail, when it is preloaded into a program on Linux.
//
//   FAULT_CALL   the function, such as `rename`
//   FAULT_AT     the number of the call that fails, counted from 1; 0 fails none
//   FAULT_KIND   an error number, `short` for half a result, `signal15` for that signal right
//                before, or `change` for somebody who replaces the file FAULT_VICTIM right before
//   FAULT_LASTS  set if all later calls fail as well
//   FAULT_NAMED  set if no unnamed file can be opened, as on other systems
//   FAULT_COUNT  a file that gets the number of calls at the end
//
// Calls that name a path count where it lies below FAULT_ROOT or is relative; those on descriptors
// count above 2, which are the standard streams.

#define _GNU_SOURCE
#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static const char *call, *root;
static long at;
static int error_number, is_short, sends, changes, lasts;
static atomic_long calls;

__attribute__((constructor)) static void start(void) {
  const char *kind = getenv("FAULT_KIND");
  call = getenv("FAULT_CALL");
  root = getenv("FAULT_ROOT");
  at = getenv("FAULT_AT") ? atol(getenv("FAULT_AT")) : 0;
  lasts = getenv("FAULT_LASTS") != NULL;
  is_short = kind && !strcmp(kind, "short");
  sends = kind && !strncmp(kind, "signal", 6) ? atoi(kind + 6) : 0;
  changes = kind && !strcmp(kind, "change");
  error_number = kind ? atoi(kind) : EIO;
}

__attribute__((destructor)) static void end(void) {
  const char *path = getenv("FAULT_COUNT");
  FILE *file = path && call ? fopen(path, "w") : NULL;
  if (!file) return;
  call = NULL;
  fprintf(file, "%ld\n", (long)calls);
  fclose(file);
}

// Puts another file in the place of one.
static void change(void) {
  const char *path = getenv("FAULT_VICTIM");
  char other[4096];
  call = NULL;
  if (!path || snprintf(other, sizeof other, "%s.theirs", path) >= (int)sizeof other) return;
  FILE *file = fopen(other, "w");
  if (!file) return;
  fputs("\"theirs\" = \"by somebody\";\n", file);
  fclose(file);
  rename(other, path);
}

// Tells whether this call is to fail.
static int fails(const char *name) {
  if (!call || strcmp(call, name)) return 0;
  long number = ++calls;
  int is_hit = lasts ? at > 0 && number >= at : number == at;
  if (is_hit && sends) return kill(getpid(), sends), 0;
  if (is_hit && changes) return change(), 0;
  if (is_hit && !is_short) errno = error_number;
  return is_hit;
}

static int concerns(const char *path) {
  return path && (path[0] != '/' || (root && !strncmp(path, root, strlen(root))));
}

#define NEXT(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))
#define PATH_CALL(type, failure, name, path, parameters, arguments)                               \
  type name parameters {                                                                          \
    if (concerns(path) && fails(#name)) return failure;                                           \
    return NEXT(name) arguments;                                                                  \
  }
#define DESCRIPTOR_CALL(name, parameters, arguments)                                              \
  int name parameters {                                                                           \
    if (descriptor > 2 && fails(#name)) return -1;                                                \
    return NEXT(name) arguments;                                                                  \
  }

PATH_CALL(int, -1, rename, to, (const char *from, const char *to), (from, to))
PATH_CALL(int, -1, mkdir, path, (const char *path, mode_t mode), (path, mode))
PATH_CALL(int, -1, unlink, path, (const char *path), (path))
PATH_CALL(int, -1, access, path, (const char *path, int mode), (path, mode))
PATH_CALL(int, -1, stat, path, (const char *path, struct stat *status), (path, status))
PATH_CALL(int, -1, lstat, path, (const char *path, struct stat *status), (path, status))
PATH_CALL(char *, NULL, realpath, path, (const char *path, char *buffer), (path, buffer))
PATH_CALL(DIR *, NULL, opendir, path, (const char *path), (path))
PATH_CALL(
  int, -1, linkat, to, (int a, const char *from, int b, const char *to, int flags),
  (a, from, b, to, flags))
DESCRIPTOR_CALL(fsync, (int descriptor), (descriptor))
DESCRIPTOR_CALL(fchmod, (int descriptor, mode_t mode), (descriptor, mode))
DESCRIPTOR_CALL(fchown, (int descriptor, uid_t owner, gid_t group), (descriptor, owner, group))
DESCRIPTOR_CALL(fstat, (int descriptor, struct stat *status), (descriptor, status))

// What is open for reading and what is open for writing are two calls to fail.
int open(const char *path, int flags, ...) {
  va_list list;
  va_start(list, flags);
  mode_t mode = va_arg(list, mode_t);
  va_end(list);
  const char *name = (flags & O_TMPFILE) == O_TMPFILE ? "open-unnamed"
                     : flags & O_CREAT                ? "open-new"
                                                      : "open";
  if (concerns(path) && fails(name)) return -1;
  if (getenv("FAULT_NAMED") && !strcmp(name, "open-unnamed")) {
    errno = EOPNOTSUPP;
    return -1;
  }
  return NEXT(open)(path, flags, mode);
}

struct dirent *readdir(DIR *folder) {
  if (fails("readdir")) return NULL;
  return NEXT(readdir)(folder);
}

int close(int descriptor) {
  int is_failing = descriptor > 2 && fails("close");
  int result = NEXT(close)(descriptor);
  if (!is_failing) return result;
  errno = error_number;
  return -1;
}

ssize_t read(int descriptor, void *buffer, size_t count) {
  int is_failing = descriptor > 2 && fails("read");
  if (is_failing && !is_short) return -1;
  return NEXT(read)(descriptor, buffer, is_failing && count > 1 ? count / 2 : count);
}

ssize_t write(int descriptor, const void *buffer, size_t count) {
  int is_failing = descriptor > 2 && fails("write");
  if (is_failing && !is_short) return -1;
  return NEXT(write)(descriptor, buffer, is_failing && count > 1 ? count / 2 : count);
}
