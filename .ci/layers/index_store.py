"""Reads the index store that `swift build` writes: which file declares a symbol, which files use it."""

import ctypes
import os
import shutil
import sys
from collections import namedtuple

Use = namedtuple("Use", "symbol name line")

DECLARATION, DEFINITION, REFERENCE = 1 << 0, 1 << 1, 1 << 2
MODULE, EXTENSION, PARAMETER = 1, 9, 25
RECORD_DEPENDENCY = 2
APPLIER = ctypes.CFUNCTYPE(ctypes.c_bool, ctypes.c_void_p, ctypes.c_void_p)


class StringRef(ctypes.Structure):
    _fields_ = [("data", ctypes.c_void_p), ("length", ctypes.c_size_t)]

    def __str__(self):
        return ctypes.string_at(self.data, self.length).decode() if self.length else ""


# The functions of indexstore.h that are used: result and arguments.
POINTER, TEXT = ctypes.c_void_p, ctypes.c_char_p
FUNCTIONS = {
    "store_create": (POINTER, [TEXT, POINTER]),
    "unit_reader_create": (POINTER, [POINTER, TEXT, POINTER]),
    "unit_reader_dispose": (None, [POINTER]),
    "unit_reader_get_main_file": (StringRef, [POINTER]),
    "unit_reader_dependencies_apply_f": (ctypes.c_bool, [POINTER, POINTER, APPLIER]),
    "unit_dependency_get_kind": (ctypes.c_int, [POINTER]),
    "unit_dependency_get_name": (StringRef, [POINTER]),
    "unit_dependency_get_filepath": (StringRef, [POINTER]),
    "record_reader_create": (POINTER, [POINTER, TEXT, POINTER]),
    "record_reader_dispose": (None, [POINTER]),
    "record_reader_occurrences_apply_f": (ctypes.c_bool, [POINTER, POINTER, APPLIER]),
    "occurrence_get_symbol": (POINTER, [POINTER]),
    "occurrence_get_roles": (ctypes.c_uint64, [POINTER]),
    "occurrence_get_line_col": (
        None, [POINTER, ctypes.POINTER(ctypes.c_uint), ctypes.POINTER(ctypes.c_uint)]),
    "symbol_get_usr": (StringRef, [POINTER]),
    "symbol_get_name": (StringRef, [POINTER]),
    "symbol_get_kind": (ctypes.c_int, [POINTER]),
}


class IndexStore:
    """The newest records of the existing files below a root."""

    def __init__(self, store, root):
        if not os.path.isdir(os.path.join(store, "v5", "units")):
            sys.exit(f"{store}: no index store; run `swift build --build-tests` first")
        self.root = os.path.realpath(root) + os.sep
        self.units = os.path.join(store, "v5", "units")
        library = ctypes.CDLL(library_path())
        for name, (result, arguments) in FUNCTIONS.items():
            function = getattr(library, "indexstore_" + name)
            function.restype, function.argtypes = result, arguments
            setattr(self, name, function)
        self.store = self.store_create(store.encode(), None)
        if not self.store:
            sys.exit(f"{store}: can't be opened as an index store")

    def records(self):
        """The records of each file below the root, by its path below it.

        A store keeps the units of deleted files and of earlier builds: a unit counts if its file exists
        and no newer unit describes the same file. A header has one record per way it is compiled.
        """
        newest = {}
        for unit in os.listdir(self.units):
            reader = self.unit_reader_create(self.store, unit.encode(), None)
            if not reader:
                continue
            path = str(self.unit_reader_get_main_file(reader))
            if path.startswith(self.root) and os.path.isfile(path):
                written = os.stat(os.path.join(self.units, unit)).st_mtime_ns
                if written > newest.get(path, (0, None))[0]:
                    newest[path] = (written, self._records_of(reader))
            self.unit_reader_dispose(reader)
        records = {}
        for _, found in newest.values():
            for path, record in found:
                records.setdefault(path[len(self.root):], set()).add(record)
        return records

    def _records_of(self, unit):
        """The records that a unit refers to, of files that exist below the root."""
        found = []

        def visit(_, dependency):
            if self.unit_dependency_get_kind(dependency) == RECORD_DEPENDENCY:
                path = str(self.unit_dependency_get_filepath(dependency))
                if path.startswith(self.root) and os.path.isfile(path):
                    found.append((path, str(self.unit_dependency_get_name(dependency))))
            return True

        self.unit_reader_dependencies_apply_f(unit, None, APPLIER(visit))
        return found

    def occurrences(self, record):
        """The symbols that a record declares and defines (symbol → line), and its uses of symbols."""
        declared, defined, used, symbols, types = {}, {}, [], {}, set()
        line, column = ctypes.c_uint(), ctypes.c_uint()

        def visit(_, occurrence):
            pointer = self.occurrence_get_symbol(occurrence)
            if pointer not in symbols:
                kind = self.symbol_get_kind(pointer)
                ignored = kind in (MODULE, EXTENSION, PARAMETER)
                symbols[pointer] = None if ignored else (
                    str(self.symbol_get_usr(pointer)),
                    str(self.symbol_get_name(pointer)).removeprefix("getter:"))
            if symbols[pointer] is None:
                return True
            usr, name = symbols[pointer]
            roles = self.occurrence_get_roles(occurrence)
            self.occurrence_get_line_col(occurrence, ctypes.byref(line), ctypes.byref(column))
            if roles & DEFINITION:
                defined.setdefault(usr, line.value)
                types.add((name, line.value))
            elif roles & DECLARATION:
                declared.setdefault(usr, line.value)
            elif roles & REFERENCE:
                used.append(Use(usr, name, line.value))
            return True

        reader = self.record_reader_create(self.store, record.encode(), None)
        if not reader:
            sys.exit(f"the index store has lost the record {record}; build again")
        self.record_reader_occurrences_apply_f(reader, None, APPLIER(visit))
        self.record_reader_dispose(reader)
        # `typedef struct a a;` declares an opaque type, but the store reports it as a use of the
        # structure.
        used = [
            use for use in used
            if not (use.symbol.startswith("c:@S@") and (use.name, use.line) in types)
        ]
        return declared, defined, used


def library_path():
    """libIndexStore of the toolchain whose `swift` is first in PATH."""
    swift = shutil.which("swift")
    if not swift:
        sys.exit("swift isn't in PATH")
    library = os.path.join(os.path.dirname(os.path.realpath(swift)), "..", "lib", "libIndexStore.so")
    return library if os.path.exists(library) else library.replace(".so", ".dylib")
