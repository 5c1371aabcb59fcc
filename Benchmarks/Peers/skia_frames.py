"""Draws the scenes of a file with Skia, on request.

A request is a line on standard input: `time INDEX` answers with the processor time of one frame in
milliseconds, `pixels INDEX PATH` writes straight RGBA bytes to a file and answers `done`.
"""
import sys
import time

import skia


def color(words):
    return skia.Color4f(*[float(word) for word in words])


def path_of(words):
    verbs, count = int(words[0]), int(words[1])
    numbers = [float(word) for word in words[2 + verbs:2 + verbs + count]]
    path, at = skia.Path(), 0
    for verb in words[2:2 + verbs]:
        call, size = [(path.moveTo, 2), (path.lineTo, 2), (path.quadTo, 4), (path.cubicTo, 6),
                      (path.close, 0)][int(verb)]
        call(*numbers[at:at + size])
        at += size
    return path


def gradient(words, points):
    """The colours and positions of a gradient, after the numbers of its geometry."""
    count = int(words[points])
    channels = words[points + 1:]
    colors = [color(channels[4 * stop:4 * stop + 4]) for stop in range(count)]
    return [c.toColor() for c in colors], [stop / (count - 1) for stop in range(count)]


class Frame:
    def __init__(self, side):
        self.surface = skia.Surface(side, side)
        self.background = None
        self.clips = []
        self.commands = []

        self.picture = None

    def record(self):
        """Records the commands as one picture, so that drawing a frame is one call from Python.

        Consecutive commands with the same clip and matrix share one clip, as in the other engines.
        """
        recorder = skia.PictureRecorder()
        canvas = recorder.beginRecording(self.surface.width(), self.surface.height())
        canvas.clear(self.background)
        state = None
        for clip, matrix, path, paint in self.commands:
            if state != (clip, matrix):
                if state:
                    canvas.restore()
                state = (clip, matrix)
                canvas.save()
                canvas.concat(matrix)
                if clip is not None:
                    canvas.clipPath(self.clips[clip], skia.ClipOp.kIntersect, True)
            canvas.drawPath(path, paint)
        if state:
            canvas.restore()
        self.picture = recorder.finishRecordingAsPicture()

    def draw(self):
        self.surface.getCanvas().drawPicture(self.picture)

    def milliseconds(self):
        begin, calls = time.process_time(), 0
        while True:
            self.draw()
            calls += 1
            passed = time.process_time() - begin
            if passed >= 0.004:
                return passed * 1e3 / calls

    def pixels(self):
        return self.surface.toarray(colorType=skia.kRGBA_8888_ColorType).tobytes()


def read(name):
    frames, rule, clip, paint, matrix = [], 0, None, None, None
    for line in open(name):
        word, *rest = line.split()
        if word == "scene":
            frames.append(Frame(int(rest[1])))
        elif word == "background":
            frames[-1].background = color(rest)
        elif word == "clip":
            frames[-1].clips.append(path_of(rest))
        elif word == "draw":
            rule, clip = int(rest[0]), int(rest[1]) if int(rest[1]) >= 0 else None
        elif word == "pen":
            paint = skia.Paint(AntiAlias=True)
            numbers = [float(number) for number in rest]
            if numbers[0] > 0:
                width, cap, join, limit, phase, *dash = numbers
                paint.setStyle(skia.Paint.kStroke_Style)
                paint.setStrokeWidth(width)
                paint.setStrokeCap([skia.Paint.kButt_Cap, skia.Paint.kRound_Cap,
                                    skia.Paint.kSquare_Cap][int(cap)])
                paint.setStrokeJoin([skia.Paint.kMiter_Join, skia.Paint.kRound_Join,
                                     skia.Paint.kBevel_Join][int(join)])
                paint.setStrokeMiter(limit)
                if dash:
                    paint.setPathEffect(skia.DashPathEffect.Make(dash, phase))
        elif word == "matrix":
            a, b, c, d, tx, ty = [float(number) for number in rest]
            matrix = skia.Matrix.MakeAll(a, c, tx, b, d, ty, 0, 0, 1)
        elif word == "solid":
            paint.setColor4f(color(rest))
        elif word == "linear":
            x0, y0, x1, y1 = [float(number) for number in rest[:4]]
            paint.setShader(skia.GradientShader.MakeLinear([(x0, y0), (x1, y1)],
                                                           *gradient(rest, 4)))
        elif word == "radial":
            x, y, radius = [float(number) for number in rest[:3]]
            paint.setShader(skia.GradientShader.MakeRadial((x, y), radius, *gradient(rest, 3)))
        elif word == "path":
            path = path_of(rest)
            path.setFillType(skia.PathFillType.kEvenOdd if rule else skia.PathFillType.kWinding)
            frames[-1].commands.append((clip, matrix, path, paint))
    for frame in frames:
        frame.record()
    return frames


frames = read(sys.argv[1])
print("ready", flush=True)
for line in sys.stdin:
    verb, index, *rest = line.split()
    frame = frames[int(index)]
    if verb == "time":
        print(frame.milliseconds(), flush=True)
    else:
        frame.draw()
        open(rest[0], "wb").write(frame.pixels())
        print("done", flush=True)
