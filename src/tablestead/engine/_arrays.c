/* Writing into the arrays of a caller: plain_arrays.py, compiled. The two give the same numbers and the same
 * errors. Everything that comes from outside is checked before anything is written: the format, shape and
 * layout of an array when its buffer is taken, the strokes of a plan when it is made, and with each position
 * that it has as many cells as the plan reads. */

#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <stdint.h>
#include <string.h>

enum way { COPY, FILL, MAP, SUM, COUNT, LIST, PRINTED, WAYS };
enum { STROKE_SIZE = 6, MOST_DIMENSIONS = 2 };
static const char MASK_FORMATS[] = "Bb?";
static const char MASK_WANTED[] = "uint8, int8 or bool";

/* Buffers */

static PyObject *shape_of(int dimensions, const Py_ssize_t *shape)
{
    PyObject *found = PyTuple_New(dimensions);
    for (int at = 0; found && at < dimensions; at++) {
        PyObject *size = PyLong_FromSsize_t(shape[at]);
        if (!size)
            Py_CLEAR(found);
        else
            PyTuple_SET_ITEM(found, at, size);
    }
    return found;
}

static void refuse_shape(const Py_buffer *view, int dimensions, const Py_ssize_t *shape)
{
    PyObject *wanted = shape_of(dimensions, shape);
    PyObject *found = wanted ? shape_of(view->ndim, view->shape) : NULL;
    if (found)
        PyErr_Format(PyExc_ValueError, "an array of shape %R is needed, not %R", wanted, found);
    Py_XDECREF(wanted);
    Py_XDECREF(found);
}

/* The buffer of an array that can be written to, if it is what is wanted; else an error that names the fault. */
static int take(PyObject *out, Py_buffer *view, const char *formats, const char *wanted, int dimensions,
                const Py_ssize_t *shape)
{
    if (PyObject_GetBuffer(out, view, PyBUF_FORMAT | PyBUF_STRIDES) < 0) {
        PyErr_Format(PyExc_TypeError, "an array of %s is needed, not %s", wanted, Py_TYPE(out)->tp_name);
        return -1;
    }
    const char *format = view->format ? view->format : "B";
    int same = view->ndim == dimensions;
    for (int at = 0; same && at < dimensions; at++)
        same = view->shape[at] == shape[at];
    if (format[0] == 0 || format[1] != 0 || !strchr(formats, format[0]))
        PyErr_Format(PyExc_TypeError, "an array of %s is needed, not of format '%s'", wanted, format);
    else if (!same)
        refuse_shape(view, dimensions, shape);
    else if (!PyBuffer_IsContiguous(view, 'C'))
        PyErr_SetString(PyExc_ValueError, "the array is not contiguous");
    else if (view->readonly)
        PyErr_SetString(PyExc_ValueError, "the array cannot be written to");
    else
        return 0;
    PyBuffer_Release(view);
    return -1;
}

/* The cells of a position, or what is printed on a board. None has no cells. */
static int take_cells(PyObject *cells, Py_buffer *view)
{
    if (cells == Py_None) {
        memset(view, 0, sizeof *view);
        return 0;
    }
    if (PyObject_GetBuffer(cells, view, PyBUF_FORMAT | PyBUF_ND) < 0)
        return -1;
    if (view->itemsize == 8 && view->format && strchr("ql", view->format[0]))
        return 0;
    PyErr_SetString(PyExc_TypeError, "cells are numbers of 64 bits");
    PyBuffer_Release(view);
    return -1;
}

/* Rows: an array that is written to again and again */

typedef struct {
    PyObject_HEAD
    Py_buffer view;
    Py_ssize_t rows, width;
} Rows;

static PyTypeObject RowsType, PlanType, IndexType;

static PyObject *rows_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    PyObject *out, *sizes;
    const char *formats, *wanted;
    if (!PyArg_ParseTuple(args, "OssO!", &out, &formats, &wanted, &PyTuple_Type, &sizes))
        return NULL;
    Py_ssize_t dimensions = PyTuple_GET_SIZE(sizes), shape[MOST_DIMENSIONS] = {0, 1};
    if (dimensions < 1 || dimensions > MOST_DIMENSIONS) {
        PyErr_SetString(PyExc_ValueError, "rows have one or two dimensions");
        return NULL;
    }
    for (Py_ssize_t at = 0; at < dimensions; at++) {
        shape[at] = PyLong_AsSsize_t(PyTuple_GET_ITEM(sizes, at));
        if (shape[at] == -1 && PyErr_Occurred())
            return NULL;
    }
    Rows *self = (Rows *)type->tp_alloc(type, 0);
    if (!self)
        return NULL;
    if (take(out, &self->view, formats, wanted, (int)dimensions, shape) < 0) {
        self->view.obj = NULL;
        Py_DECREF(self);
        return NULL;
    }
    self->rows = shape[0];
    self->width = dimensions == 2 ? shape[1] : 1;
    return (PyObject *)self;
}

static void rows_dealloc(Rows *self)
{
    if (self->view.obj)
        PyBuffer_Release(&self->view);
    Py_TYPE(self)->tp_free((PyObject *)self);
}

static int set_number(const Py_buffer *view, Py_ssize_t at, PyObject *value)
{
    const char format = view->format ? view->format[0] : 'B';
    if (format == 'f') {
        double number = PyFloat_AsDouble(value);
        if (number == -1 && PyErr_Occurred())
            return -1;
        ((float *)view->buf)[at] = (float)number;
        return 0;
    }
    long long number = PyLong_AsLongLong(value);
    if (number == -1 && PyErr_Occurred())
        return -1;
    if (view->itemsize == 1)
        ((int8_t *)view->buf)[at] = (int8_t)number;
    else if (view->itemsize == 2)
        ((int16_t *)view->buf)[at] = (int16_t)number;
    else if (view->itemsize == 4)
        ((int32_t *)view->buf)[at] = (int32_t)number;
    else
        ((int64_t *)view->buf)[at] = number;
    return 0;
}

/* Numbers from a list, from the beginning of a row on. */
static PyObject *rows_put(Rows *self, PyObject *const *args, Py_ssize_t count)
{
    if (count != 2 || !PyLong_Check(args[0]) || !PyList_Check(args[1])) {
        PyErr_SetString(PyExc_TypeError, "put takes a row and a list");
        return NULL;
    }
    Py_ssize_t row = PyLong_AsSsize_t(args[0]), length = PyList_GET_SIZE(args[1]);
    if (row < 0 || row >= self->rows || length > (self->rows - row) * self->width) {
        PyErr_Clear();
        return PyErr_Format(PyExc_IndexError, "no row %zd", row);
    }
    for (Py_ssize_t at = 0; at < length; at++)
        if (set_number(&self->view, row * self->width + at, PyList_GET_ITEM(args[1], at)) < 0)
            return NULL;
    Py_RETURN_NONE;
}

static PyObject *rows_clear(Rows *self, PyObject *unused)
{
    memset(self->view.buf, 0, (size_t)self->view.len);
    Py_RETURN_NONE;
}

/* Where a row begins, for numbers of so many bytes and rows of so many numbers; NULL with an error. */
static void *row_of(PyObject *rows, PyObject *number, Py_ssize_t itemsize, Py_ssize_t width)
{
    if (Py_TYPE(rows) != &RowsType) {
        PyErr_SetString(PyExc_TypeError, "rows are needed");
        return NULL;
    }
    Rows *self = (Rows *)rows;
    Py_ssize_t row = PyLong_AsSsize_t(number);
    if (row == -1 && PyErr_Occurred())
        return NULL;
    if (row < 0 || row >= self->rows) {
        PyErr_Format(PyExc_IndexError, "no row %zd", row);
        return NULL;
    }
    if (self->view.itemsize != itemsize || self->width != width) {
        PyErr_SetString(PyExc_ValueError, "rows of another size");
        return NULL;
    }
    return (char *)self->view.buf + row * width * itemsize;
}

/* Plan: from cells to numbers */

typedef struct {
    int32_t way, rows, width, first, stride, argument;
} Stroke;

typedef struct {
    PyObject_HEAD
    Py_ssize_t size, strokes_count, tables_count;
    Py_ssize_t cells_needed, printed_needed;
    Stroke *strokes;
    int16_t **tables;
    int32_t *table_sizes;
} Plan;

static int read_numbers(PyObject *list, Py_ssize_t count, long lowest, long highest, void (*set)(void *, Py_ssize_t, long),
                        void *target)
{
    for (Py_ssize_t at = 0; at < count; at++) {
        long number = PyLong_AsLong(PyList_GET_ITEM(list, at));
        if (number == -1 && PyErr_Occurred())
            return -1;
        if (number < lowest || number > highest) {
            PyErr_Format(PyExc_ValueError, "%ld is out of range", number);
            return -1;
        }
        set(target, at, number);
    }
    return 0;
}

static void set_int32(void *target, Py_ssize_t at, long number) { ((int32_t *)target)[at] = (int32_t)number; }
static void set_int16(void *target, Py_ssize_t at, long number) { ((int16_t *)target)[at] = (int16_t)number; }

/* How many numbers a stroke writes; -1 where it makes no sense. It also says how many cells it reads. */
static Py_ssize_t measure(Plan *self, const Stroke *stroke)
{
    Py_ssize_t rows = stroke->rows, width = stroke->width;
    if (stroke->way >= WAYS || rows < 1 || width < 1 || rows * width > INT16_MAX)
        return -1;
    if ((stroke->way == MAP || stroke->way == COUNT) && stroke->argument >= self->tables_count)
        return -1;
    if ((stroke->way == LIST || stroke->way == PRINTED) && rows != 1)
        return -1;
    Py_ssize_t end = (Py_ssize_t)stroke->first + (rows - 1) * (Py_ssize_t)stroke->stride + width;
    if (stroke->way == LIST)
        end = (Py_ssize_t)stroke->argument + 1;
    Py_ssize_t *needed = stroke->way == PRINTED ? &self->printed_needed : &self->cells_needed;
    if (stroke->way != FILL && end > *needed)
        *needed = end;
    return stroke->way == SUM ? rows : stroke->way == COUNT ? 1 : rows * width;
}

static int plan_read(Plan *self, PyObject *strokes, PyObject *tables)
{
    Py_ssize_t numbers = PyList_GET_SIZE(strokes), written = 0;
    self->strokes_count = numbers / STROKE_SIZE;
    self->tables_count = PyList_GET_SIZE(tables);
    self->strokes = PyMem_Calloc((size_t)self->strokes_count + 1, sizeof(Stroke));
    self->tables = PyMem_Calloc((size_t)self->tables_count + 1, sizeof(int16_t *));
    self->table_sizes = PyMem_Calloc((size_t)self->tables_count + 1, sizeof(int32_t));
    if (!self->strokes || !self->tables || !self->table_sizes) {
        PyErr_NoMemory();
        return -1;
    }
    if (read_numbers(strokes, self->strokes_count * STROKE_SIZE, 0, INT32_MAX, set_int32, self->strokes) < 0)
        return -1;
    for (Py_ssize_t at = 0; at < self->tables_count; at++) {
        PyObject *table = PyList_GET_ITEM(tables, at);
        if (!PyList_Check(table)) {
            PyErr_SetString(PyExc_TypeError, "a table is a list");
            return -1;
        }
        Py_ssize_t size = PyList_GET_SIZE(table);
        if (size > INT32_MAX || !(self->tables[at] = PyMem_Calloc((size_t)size + 1, sizeof(int16_t)))) {
            PyErr_NoMemory();
            return -1;
        }
        self->table_sizes[at] = (int32_t)size;
        if (read_numbers(table, size, INT16_MIN, INT16_MAX, set_int16, self->tables[at]) < 0)
            return -1;
    }
    for (Py_ssize_t at = 0; at < self->strokes_count; at++) {
        Py_ssize_t count = measure(self, &self->strokes[at]);
        if (count < 0) {
            PyErr_SetString(PyExc_ValueError, "a stroke makes no sense");
            return -1;
        }
        written += count;
    }
    if (numbers % STROKE_SIZE || written != self->size) {
        PyErr_Format(PyExc_ValueError, "the strokes write %zd numbers, not %zd", written, self->size);
        return -1;
    }
    return 0;
}

static PyObject *plan_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    Py_ssize_t size;
    PyObject *strokes, *tables;
    if (!PyArg_ParseTuple(args, "nO!O!", &size, &PyList_Type, &strokes, &PyList_Type, &tables))
        return NULL;
    Plan *self = (Plan *)type->tp_alloc(type, 0);
    if (!self)
        return NULL;
    self->size = size;
    if (plan_read(self, strokes, tables) < 0)
        Py_CLEAR(self);
    return (PyObject *)self;
}

static void plan_dealloc(Plan *self)
{
    for (Py_ssize_t at = 0; self->tables && at < self->tables_count; at++)
        PyMem_Free(self->tables[at]);
    PyMem_Free(self->tables);
    PyMem_Free(self->table_sizes);
    PyMem_Free(self->strokes);
    Py_TYPE(self)->tp_free((PyObject *)self);
}

/* Draw one stroke; NULL where a cell holds what no table knows, or a list is longer than its cells. */
static int16_t *draw(const Plan *plan, const Stroke *stroke, const int64_t *cells, Py_ssize_t length,
                     const int64_t *printed, int16_t *out)
{
    const int64_t *from = (stroke->way == PRINTED ? printed : cells) + stroke->first;
    const Py_ssize_t rows = stroke->rows, width = stroke->width, stride = stroke->stride;
    const int16_t *table = NULL;
    uint64_t kinds = 0;
    if (stroke->way == MAP || stroke->way == COUNT) {
        table = plan->tables[stroke->argument];
        kinds = (uint64_t)plan->table_sizes[stroke->argument];
    }
    switch (stroke->way) {
    case COPY:
    case PRINTED:
        if (width == 1)
            for (Py_ssize_t row = 0; row < rows; row++, from += stride)
                *out++ = (int16_t)*from;
        else
            for (Py_ssize_t row = 0; row < rows; row++, from += stride, out += width)
                for (Py_ssize_t at = 0; at < width; at++)
                    out[at] = (int16_t)from[at];
        return out;
    case FILL:
        for (Py_ssize_t at = 0; at < rows * width; at++)
            *out++ = (int16_t)stroke->argument;
        return out;
    case MAP:
        for (Py_ssize_t row = 0; row < rows; row++, from += stride)
            for (Py_ssize_t at = 0; at < width; at++) {
                if ((uint64_t)from[at] >= kinds)
                    return NULL;
                *out++ = table[from[at]];
            }
        return out;
    case SUM:
        for (Py_ssize_t row = 0; row < rows; row++, from += stride) {
            int64_t sum = 0;
            for (Py_ssize_t at = 0; at < width; at++)
                sum += from[at];
            *out++ = (int16_t)sum;
        }
        return out;
    case COUNT: {
        int64_t sum = 0;
        for (Py_ssize_t row = 0; row < rows; row++, from += stride) {
            if ((uint64_t)*from >= kinds)
                return NULL;
            sum += table[*from];
        }
        *out++ = (int16_t)sum;
        return out;
    }
    default: { /* LIST */
        int64_t listed = cells[stroke->argument];
        if (listed > width)
            listed = width;
        if (listed < 0 || stroke->first + listed > length)
            return NULL;
        for (Py_ssize_t at = 0; at < listed; at++)
            out[at] = (int16_t)(from[at] + 1);
        memset(out + listed, 0, (size_t)(width - listed) * sizeof *out);
        return out + width;
    }
    }
}

static int draw_all(const Plan *self, PyObject *cells_object, PyObject *printed_object, int16_t *out)
{
    Py_buffer cells, printed;
    int result = -1;
    if (take_cells(cells_object, &cells) < 0)
        return -1;
    if (take_cells(printed_object, &printed) < 0) {
        PyBuffer_Release(&cells);
        return -1;
    }
    if (cells.len / 8 < self->cells_needed || printed.len / 8 < self->printed_needed) {
        PyErr_SetString(PyExc_ValueError, "the position has fewer cells than the plan reads");
    } else {
        for (Py_ssize_t at = 0; out && at < self->strokes_count; at++)
            out = draw(self, &self->strokes[at], cells.buf, cells.len / 8, printed.buf, out);
        if (out)
            result = 0;
        else
            PyErr_SetString(PyExc_ValueError, "a cell holds what the plan does not know");
    }
    PyBuffer_Release(&cells);
    PyBuffer_Release(&printed);
    return result;
}

static PyObject *plan_write(Plan *self, PyObject *const *args, Py_ssize_t count)
{
    Py_buffer view;
    if (count != 3) {
        PyErr_SetString(PyExc_TypeError, "write takes cells, what is printed, and an array");
        return NULL;
    }
    if (take(args[2], &view, "h", "int16", 1, &self->size) < 0)
        return NULL;
    int result = draw_all(self, args[0], args[1], view.buf);
    PyBuffer_Release(&view);
    if (result < 0)
        return NULL;
    Py_RETURN_NONE;
}

static PyObject *plan_write_row(Plan *self, PyObject *const *args, Py_ssize_t count)
{
    if (count != 4) {
        PyErr_SetString(PyExc_TypeError, "write_row takes cells, what is printed, rows, and the row");
        return NULL;
    }
    void *out = row_of(args[2], args[3], sizeof(int16_t), self->size);
    if (!out || draw_all(self, args[0], args[1], out) < 0)
        return NULL;
    Py_RETURN_NONE;
}

/* Index: from actions to marks */

typedef struct {
    PyObject_HEAD
    Py_ssize_t size, actions;
    int32_t *numbers; /* by action; -1 for one that no seat can choose */
} Index;

static PyObject *index_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    PyObject *list;
    if (!PyArg_ParseTuple(args, "O!", &PyList_Type, &list))
        return NULL;
    Index *self = (Index *)type->tp_alloc(type, 0);
    if (!self)
        return NULL;
    self->size = PyList_GET_SIZE(list);
    int32_t *actions = PyMem_Calloc((size_t)self->size + 1, sizeof *actions);
    if (!actions || read_numbers(list, self->size, 0, 1 << 24, set_int32, actions) < 0)
        goto failed;
    for (Py_ssize_t at = 0; at < self->size; at++)
        if (actions[at] >= self->actions)
            self->actions = (Py_ssize_t)actions[at] + 1;
    self->numbers = PyMem_Calloc((size_t)self->actions + 1, sizeof *self->numbers);
    if (!self->numbers)
        goto failed;
    for (Py_ssize_t action = 0; action < self->actions; action++)
        self->numbers[action] = -1;
    for (Py_ssize_t at = 0; at < self->size; at++)
        self->numbers[actions[at]] = (int32_t)at;
    PyMem_Free(actions);
    return (PyObject *)self;
failed:
    if (!PyErr_Occurred())
        PyErr_NoMemory();
    PyMem_Free(actions);
    Py_DECREF(self);
    return NULL;
}

static void index_dealloc(Index *self)
{
    PyMem_Free(self->numbers);
    Py_TYPE(self)->tp_free((PyObject *)self);
}

static int mark_all(const Index *self, PyObject *legal, uint8_t *out)
{
    if (!PyList_Check(legal)) {
        PyErr_SetString(PyExc_TypeError, "legal actions are a list");
        return -1;
    }
    memset(out, 0, (size_t)self->size);
    for (Py_ssize_t at = 0; at < PyList_GET_SIZE(legal); at++) {
        long action = PyLong_AsLong(PyList_GET_ITEM(legal, at));
        if (action < 0 || action >= self->actions || self->numbers[action] < 0) {
            if (!PyErr_Occurred())
                PyErr_Format(PyExc_KeyError, "%ld", action);
            return -1;
        }
        out[self->numbers[action]] = 1;
    }
    return 0;
}

static PyObject *index_mark(Index *self, PyObject *const *args, Py_ssize_t count)
{
    Py_buffer view;
    if (count != 2) {
        PyErr_SetString(PyExc_TypeError, "mark takes actions and an array");
        return NULL;
    }
    if (take(args[1], &view, MASK_FORMATS, MASK_WANTED, 1, &self->size) < 0)
        return NULL;
    int result = mark_all(self, args[0], view.buf);
    PyBuffer_Release(&view);
    if (result < 0)
        return NULL;
    Py_RETURN_NONE;
}

static PyObject *index_mark_row(Index *self, PyObject *const *args, Py_ssize_t count)
{
    if (count != 3) {
        PyErr_SetString(PyExc_TypeError, "mark_row takes actions, rows, and the row");
        return NULL;
    }
    void *out = row_of(args[1], args[2], 1, self->size);
    if (!out || mark_all(self, args[0], out) < 0)
        return NULL;
    Py_RETURN_NONE;
}

/* The module */

#define METHOD(function) (PyCFunction)(void (*)(void))function

static PyMethodDef rows_methods[] = {
    {"put", METHOD(rows_put), METH_FASTCALL, "Write numbers from the beginning of a row on."},
    {"clear", METHOD(rows_clear), METH_NOARGS, "Make all numbers 0."},
    {0},
};

static PyMethodDef plan_methods[] = {
    {"write", METHOD(plan_write), METH_FASTCALL, "Write an observation into an array."},
    {"write_row", METHOD(plan_write_row), METH_FASTCALL, "Write an observation into a row of an array."},
    {0},
};

static PyMethodDef index_methods[] = {
    {"mark", METHOD(index_mark), METH_FASTCALL, "Write 1 for each of these actions into an array, else 0."},
    {"mark_row", METHOD(index_mark_row), METH_FASTCALL, "The same into a row of an array."},
    {0},
};

#define TYPE(variable, name, object, prefix, doc)                                                                \
    static PyTypeObject variable = {                                                                             \
        PyVarObject_HEAD_INIT(NULL, 0).tp_name = "tablestead.engine._arrays." name,                              \
        .tp_basicsize = sizeof(object),                                                                          \
        .tp_flags = Py_TPFLAGS_DEFAULT,                                                                          \
        .tp_doc = doc,                                                                                           \
        .tp_new = prefix##_new,                                                                                  \
        .tp_dealloc = (destructor)prefix##_dealloc,                                                              \
        .tp_methods = prefix##_methods,                                                                          \
    }

TYPE(RowsType, "Rows", Rows, rows, "An array of a caller that is written to row by row, again and again.");
TYPE(PlanType, "Plan", Plan, plan, "How the numbers of an observation are made of cells.");
TYPE(IndexType, "Index", Index, index, "The compact number of every action that a seat can choose.");

static struct PyModuleDef module = {
    PyModuleDef_HEAD_INIT,
    .m_name = "tablestead.engine._arrays",
    .m_doc = "Writing into the arrays of a caller, by the buffer protocol.",
    .m_size = -1,
};

PyMODINIT_FUNC PyInit__arrays(void)
{
    PyObject *made = PyModule_Create(&module);
    if (!made)
        return NULL;
#ifdef Py_GIL_DISABLED
    PyUnstable_Module_SetGIL(made, Py_MOD_GIL_NOT_USED);
#endif
    if (PyModule_AddType(made, &RowsType) < 0 || PyModule_AddType(made, &PlanType) < 0 ||
        PyModule_AddType(made, &IndexType) < 0)
        Py_CLEAR(made);
    return made;
}
