import sys, os

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
# grade: develop with ev=.08 sat=1.06 (the lit verde goes emerald at the series default sat=1.18)
from extras import *

s = start()
world("lobby", 0.05, rot=60, tint=(1, 0.93, 0.84, 1))
random.seed(7)
# dark green marble counter
m = M("verde")
d = m.noise(1.3, 4, 0.62, 1.4)
v2 = m.ramp(m.noise(0.55, 4, 0.58, 1.7), [(0.488, 0.0), (0.4995, 1.0), (0.511, 0.0)])
v3 = m.ramp(m.noise(1.5, 4, 0.55, 1.6, m.co((1, 0.6, 1), (0, 0, 0.7))), [(0.485, 0.0), (0.5, 0.75), (0.515, 0.0)])
fl = m.noise(13, 4, 0.7)
c = m.mix(
    m.ramp(d, [(0.28, hexc("#061009")), (0.5, hexc("#0F2A1E")), (0.74, hexc("#173A29"))]),
    hexc("#8FA08A"),
    m.math(v2, 0.42),
)
c = m.mix(c, hexc("#A9B79F"), m.math(v3, 0.10))
c = m.mix(c, m.ramp(fl, [(0.35, 0.72), (0.65, 1.0)]), 1, "MULTIPLY")
m.into(c, "Base Color")
m.into(m.ramp(m.noise(6, 4, 0.6), [(0.3, 0.13), (0.7, 0.24)]), "Roughness")
m.set(Specular=0.5)
m.m["avg"] = hexc("#0F2A1E")
verde = m.m
box("counter", (16, 10.5, 0.6), verde, 0.04, 4, loc=(0, 1.6, -0.3))
sweep(mat_plaster(hexc("#A39275"), "wall", 0.14, 0.9, 0.3), depth=5.4, radius=0.5, z=-2)
brass = mat_metal((0.82, 0.58, 0.27, 1), 0.13, "brass", 0, 0.04, 0.09)
old = mat_metal(BRASS, 0.27, "aged", 0, 0.16, 0.16)
blk = M("ebony").set(Base_Color=hexc("#0C0B0B"), Roughness=0.22, Specular=0.5, Clearcoat=0.4, Clearcoat_Roughness=0.1).m
# bell ---------------------------------------------------------------------
bx, by = -0.72, 0.25
lathe(
    "foot",
    fillet(
        [(0, 0), (0.78, 0), (0.78, 0.06), (0.74, 0.10), (0.70, 0.13), (0.66, 0.15), (0, 0.15)],
        [0, 0.015, 0.02, 0.03, 0.03, 0.02, 0],
        6,
    ),
    blk,
    loc=(bx, by, 0),
)
lathe(
    "ring",
    fillet([(0.60, 0.148), (0.685, 0.148), (0.685, 0.185), (0.60, 0.185)], 0.012, 5),
    brass,
    200,
    loc=(bx, by, 0),
)
lathe("post", [(0, 0.15), (0.10, 0.15), (0.08, 0.34), (0, 0.34)], brass, loc=(bx, by, 0))
R = 0.66
dome = [(R * 1.035, 0.255), (R * 1.045, 0.275), (R * 1.03, 0.30)] + [
    (R * math.cos(a) ** 0.92 if math.cos(a) > 0 else 0, 0.31 + 0.50 * math.sin(a))
    for a in [math.pi / 2 * i / 40 for i in range(1, 39)]
]
inn = [(max(0.0, r - 0.035), z - 0.02) for r, z in reversed(dome)]
lathe("dome", [(R * 1.00, 0.255)] + dome + [(0.075, 0.812), (0.0, 0.812)], brass, 240, loc=(bx, by, 0), auto=50)
lathe(
    "domein",
    [(R * 1.00, 0.255)] + [(r * 0.955, z - 0.02) for r, z in dome] + [(0, 0.78)],
    brass,
    120,
    loc=(bx, by, 0),
    auto=50,
)
lathe(
    "collar",
    fillet(
        [(0, 0.80), (0.115, 0.80), (0.12, 0.83), (0.085, 0.845), (0.075, 0.86), (0.0, 0.86)],
        [0, 0.006, 0.012, 0.01, 0.006, 0],
        4,
    ),
    brass,
    96,
    loc=(bx, by, 0),
)
lathe("stem", fillet([(0, 0.84), (0.042, 0.84), (0.042, 0.955), (0, 0.955)], 0.004, 3), brass, 64, loc=(bx, by, 0))
lathe(
    "button",
    fillet(
        [(0, 0.94), (0.07, 0.94), (0.105, 0.965), (0.105, 0.985), (0.07, 1.012), (0, 1.02)],
        [0, 0.012, 0.014, 0.012, 0.05, 0],
        6,
    ),
    brass,
    96,
    loc=(bx, by, 0),
)
# key, ring, fob, tassel -----------------------------------------------------
K = old_key(old, 1.25, 0.046, (0.56, -0.62, 0), 164)
K.rotation_euler.x = math.pi
fob = empty("fob", (1.74, -1.12, 0.0), (0, 0, -20))  # heavy bell-shaped fob lying on its side, axis x, neck at -x
pr = [
    (0, -0.44),
    (0.045, -0.44),
    (0.075, -0.42),
    (0.075, -0.37),
    (0.05, -0.345),
    (0.062, -0.31),
    (0.13, -0.27),
    (0.175, -0.15),
    (0.19, 0.02),
    (0.20, 0.20),
    (0.235, 0.30),
    (0.235, 0.345),
    (0.205, 0.365),
    (0.205, 0.385),
    (0.225, 0.40),
    (0.225, 0.43),
    (0.19, 0.45),
    (0, 0.45),
]
f = latheX(
    "fobb",
    fillet(
        pr,
        [0, 0.01, 0.02, 0.02, 0.015, 0.02, 0.03, 0.06, 0.1, 0.06, 0.02, 0.012, 0.008, 0.008, 0.01, 0.012, 0.02, 0],
        5,
    ),
    brass,
    160,
)
f.parent = fob
f.location = (0, 0, 0.232)
f.rotation_euler = (0, math.radians(-3), 0)
eye = tube(
    "eye",
    [
        (
            -0.50 + 0.07 * math.cos(t * math.pi / 6),
            0.07 * math.sin(t * math.pi / 6) * 0.0,
            0.232 + 0.07 * math.sin(t * math.pi / 6),
        )
        for t in range(12)
    ],
    0.019,
    brass,
    6,
    cyclic=True,
)
eye.parent = fob
eye.location = (0, 0, -0.02)
fob_w = lambda p: V3((1.74, -1.12, 0)) + Matrix.Rotation(math.radians(-20), 3, "Z") @ V3(p)
ring_c = fob_w((-0.66, 0, 0.05))
bow = V3((0.56, -0.62, 0.05)) + Matrix.Rotation(math.radians(164), 3, "Z") @ V3((-0.57, 0, 0))
mid = (ring_c + bow) * 0.5
dr = bow - fob_w((-0.55, 0, 0))
L = 0.30
bpy.context.view_layer.update()
for name, across, height, wire in (("split", 0.25, 0.085, 0.020), ("split2", 0.245, 0.118, 0.018)):
    turns = [t * math.pi / 12 for t in range(24)]
    course = [
        (mid.x + across * math.cos(a), mid.y + across * math.sin(a), height + 0.02 * math.sin(a + 1)) for a in turns
    ]
    tube(name, course, wire, old, 6, cyclic=True)
silk = M("silk").set(Base_Color=hexc("#4A0E15"), Roughness=0.42, Specular=0.5, Sheen=0.5, Anisotropic=0.5).m
# tassel: cord from the split ring, bound head, skirt of strands lying on the marble
T0 = V3((mid.x - 0.05, mid.y - 0.22, 0.06))
H = V3((0.42, -1.62, 0.12))
ax = H - V3((mid.x, mid.y, 0.12))
ax.z = 0
ax.normalize()
sd = V3((-ax.y, ax.x, 0))
cord = [
    tuple(V3((mid.x, mid.y, 0.1)) + ax * 0.22 + V3((0, 0, 0.05))),
    tuple(V3((mid.x, mid.y, 0.08)) + ax * 0.38 + sd * 0.05),
    tuple(H - ax * 0.22 - sd * 0.03 + V3((0, 0, -0.05))),
    tuple(H),
]
for k in (0, 1, 2):
    n = 60
    pts = []
    for i in range(n + 1):
        t = i / n
        a, b, c_, d_ = [V3(p) for p in cord]
        q = a * (1 - t) ** 3 + b * 3 * t * (1 - t) ** 2 + c_ * 3 * t * t * (1 - t) + d_ * t**3
        w = t * 26 + k * 2.094
        pts.append(tuple(q + sd * 0.017 * math.cos(w) + V3((0, 0, 0.017 * math.sin(w)))))
    strand_curve("cord", [pts], 0.015, silk, 3)
q = lathe(
    "thead",
    fillet([(0, -0.10), (0.05, -0.10), (0.085, -0.05), (0.085, 0.0), (0.065, 0.035), (0.0, 0.035)], 0.02, 5),
    silk,
    64,
)
q.rotation_euler = ax.to_track_quat("Z", "Y").to_euler()
q.location = H + ax * 0.05
q = lathe("tband", fillet([(0.0, 0.0), (0.079, 0.0), (0.084, 0.03), (0.079, 0.06), (0.0, 0.06)], 0.01, 4), old, 64)
q.rotation_euler = ax.to_track_quat("Z", "Y").to_euler()
q.location = H + ax * 0.085
lines = []
for i in range(420):
    a = random.random() * 6.283
    r = math.sqrt(random.random())
    x0 = r * 0.068 * math.cos(a)
    z0 = r * 0.068 * math.sin(a)
    sp = x0 * 1.9 + random.gauss(0, 0.03)
    Ln = random.uniform(0.60, 0.68)
    pts = []
    for k in range(9):
        t = k / 8
        z = max(0.012 + 0.022 * (1 - r) + 0.035 * abs(math.sin(a)) * (1 - t), (0.12 + z0) * (1 - t) ** 1.5)
        pts.append(
            tuple(
                V3((H.x, H.y, 0))
                + ax * (0.13 + Ln * t)
                + sd * (x0 + (sp) * t**1.2 * 1.0 + 0.02 * math.sin(5 * t + i))
                + V3((0, 0, z))
            )
        )
    lines.append(pts)
strand_curve("skirt", lines, 0.0075, silk, 1, kind="NURBS")
from brand import meridian_strip

meridian_strip((-0.15, -7), (1.55, 9))
# light
softbox((-5, -2.2, 3.6), (-0.2, 0, 0.5), 2.4, 2.4, 2.2, (1, 0.90, 0.78), 0.85, "key")
softbox((4.0, 0.6, 2.6), (0, 0.1, 0.5), 1.1, 3.2, 5.0, (1, 0.94, 0.86), 0.7, "rim")
softbox((-0.2, -4.8, 2.6), (-0.4, 0, 0.5), 2.2, 1.2, 0.7, (1, 0.94, 0.86), 0.9, "front")
softbox((-0.4, 2.9, 3.6), (-0.3, 0, 0.3), 3.2, 1.4, 1.5, (1, 0.93, 0.84), 0.85, "back")
spot((3.4, 2.6, 3.4), (1.8, 5.4, 1.5), 820, 0.6, 78, 1, (1, 0.88, 0.70))
S = (-6.4, -3.1, 3.2)
Tg = (0.1, -0.3, 0.3)
spot(S, Tg, 11500, 0.06, 46, 0.4, (1, 0.83, 0.60))
window_gobo(S, Tg, [(-3.6, -1.15), (-1.03, 0.50), (0.62, 1.9)], [(-1.6, -0.02), (0.08, 1.3)])
camera((0.42, -10.3, 3.65), (0.52, -0.20, 0.48), 87, 0.40, focus=(-0.3, -0.55, 0.5))
render("bell")
