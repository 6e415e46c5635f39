import sys, os

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from studio import *
from brand import *

s = start()
world("apartment", 0.20, rot=200, tint=(1, 0.94, 0.86, 1))
sl = M("slate")
n1 = sl.noise(1.1, 8, 0.62, 1.0)
n2 = sl.noise(30, 5, 0.65)
sl.into(
    sl.mix(
        sl.ramp(n1, [(0.3, hexc("#23262A")), (0.7, hexc("#383A3E"))]),
        sl.ramp(n2, [(0.3, 0.80), (0.7, 1.0)]),
        1,
        "MULTIPLY",
    ),
    "Base Color",
)
sl.into(sl.ramp(sl.noise(6, 6, 0.6), [(0.3, 0.34), (0.7, 0.50)]), "Roughness")
sl.set(Specular=0.4)
sl.bump(n2, 0.12, 0.006)
sl.m["avg"] = hexc("#2E3034")
T = box("table", (22, 26, 0.4), sl.m, 0.02, 3, loc=(0, 9, -0.2))
sweep(mat_plaster(hexc("#1E3329"), "wall", 0.12, 0.95, 0.3), depth=21, radius=0.6, z=-2)
meridian_strip((-3.15, -7), (5.53, 20), 0, 0.08, mat=mat_strip(haze=0.42))
por = (
    M("porcelain")
    .set(Base_Color=hexc("#DDD3C2"), Roughness=0.16, Specular=0.5, Clearcoat=0.5, Clearcoat_Roughness=0.05)
    .m
)
rim = mat_metal(GOLD, 0.17, "rim", 0, 0, 0.05)
cut = mat_strip("cutlery", 0.24, haze=0.22)
px, py = 0.62, 0.12
p = fillet(
    [
        (0, 0.05),
        (0.78, 0.05),
        (0.80, 0.0),
        (0.86, 0.0),
        (0.90, 0.045),
        (1.0, 0.11),
        (1.34, 0.165),
        (1.335, 0.195),
        (0.98, 0.150),
        (0.84, 0.085),
        (0.70, 0.075),
        (0, 0.075),
    ],
    [0, 0.02, 0.01, 0.01, 0.03, 0.10, 0.015, 0.015, 0.12, 0.06, 0.03, 0],
    8,
)
lathe("plate", p, por, 220, loc=(px, py, 0.002))
ring = lambda r, z, t: tube(
    "rimline",
    [(px + r * math.cos(a * math.pi / 24), py + r * math.sin(a * math.pi / 24), z) for a in range(48)],
    t,
    rim,
    5,
    cyclic=True,
)
ring(1.338, 0.184, 0.012)
# side plate / starter bowl on it
p = fillet(
    [
        (0, 0.02),
        (0.40, 0.02),
        (0.42, -0.01),
        (0.48, -0.01),
        (0.52, 0.03),
        (0.62, 0.12),
        (0.80, 0.20),
        (0.795, 0.225),
        (0.60, 0.155),
        (0.48, 0.07),
        (0, 0.055),
    ],
    [0, 0.01, 0.01, 0.01, 0.03, 0.10, 0.012, 0.012, 0.12, 0.08, 0],
    8,
)
lathe("bowl", p, por, 200, loc=(px, py, 0.09))
o = tube(
    "rim2",
    [
        (px + 0.798 * math.cos(a * math.pi / 20), py + 0.798 * math.sin(a * math.pi / 20), 0.09 + 0.214)
        for a in range(40)
    ],
    0.009,
    rim,
    5,
    cyclic=True,
)


def ribbon(name, N, xf, yf, wf, zf, th, dish=0, K=11):
    v = []
    f = []
    for i in range(N + 1):
        t = i / N
        for q in range(K):
            u = 2 * q / (K - 1) - 1
            v.append((xf(t), yf(t) + u * wf(t), zf(t) + (dish(t) * (u * u) if dish else 0)))
    for i in range(N):
        for q in range(K - 1):
            a = i * K + q
            f.append((a, a + 1, a + K + 1, a + K))
    o = from_pv(name, v, f, cut, True, 60)
    m = o.modifiers.new("s", "SOLIDIFY")
    m.thickness = th
    m.offset = 0
    b = o.modifiers.new("b", "BEVEL")
    b.width = th * 0.32
    b.segments = 3
    b.limit_method = "ANGLE"
    return o


sm = lambda a, b, x: (lambda t: t * t * (3 - 2 * t))(min(1, max(0, (x - a) / (b - a))))


def endr(t, t0=0.97):
    return math.sqrt(max(0.02, 1 - max(0, (t - t0) / (1 - t0)) ** 2))


def fork(L=2.02):
    E = bpy.data.objects.new("fork", None)
    bpy.context.collection.objects.link(E)
    body = 0.66
    zc = lambda x: (
        0.045 + 0.075 * sm(0.15, 0.75, x / L) - 0.10 * sm(0.70, 0.95, x / L) * 1.0 + 0.05 * sm(0.88, 1.0, x / L) - 0.0
    )
    wf = lambda t: (0.052 - 0.022 * sm(0.0, 0.62, t) + 0.088 * sm(0.80, 0.97, t)) * (endr(1 - t, 0.965))
    E1 = ribbon("fk", 90, lambda t: t * L * body * 1.06, lambda t: 0, wf, lambda t: zc(t * L * body * 1.06), 0.030)
    E1.parent = E
    x0 = L * body * 1.04
    for k in range(4):
        y = (k - 1.5) * 0.0585
        q = ribbon(
            "tine",
            34,
            lambda t: x0 + t * (L - x0),
            lambda t, y=y: y * (1 - 0.10 * t),
            lambda t: (0.0205 - 0.010 * sm(0.2, 1, t)) * endr(t, 0.93),
            lambda t: zc(x0 + t * (L - x0)),
            0.026,
            K=5,
        )
        q.parent = E
    return E


def knife(L=2.28):
    E = bpy.data.objects.new("knife", None)
    bpy.context.collection.objects.link(E)
    h = tube(
        "kh",
        [(0, 0, 0.055), (0.06, 0, 0.056), (0.3, 0, 0.06), (0.7, 0, 0.062), (1.02, 0, 0.06), (1.10, 0, 0.06)],
        0.058,
        cut,
        12,
        radii=[0.45, 1.0, 1.12, 0.95, 0.72, 0.62],
    )
    h.parent = E
    h.scale = (1, 1, 0.8)
    b = ribbon(
        "kb",
        70,
        lambda t: 1.06 + t * (L - 1.06),
        lambda t: -0.030 - 0.0 * t + 0.02 * t,
        lambda t: (0.040 + 0.060 * sm(0.0, 0.16, t) - 0.045 * sm(0.62, 1.0, t)) * endr(t, 0.90),
        lambda t: 0.048,
        0.022,
        K=9,
    )
    b.parent = E
    return E


F = fork()
F.location = (-1.10, -1.00, 0.0)
F.rotation_euler = (0, 0, math.radians(90))
F2 = fork(1.72)
F2.location = (-1.42, -0.90, 0)
F2.rotation_euler = (0, 0, math.radians(91.5))
Kn = knife()
Kn.location = (2.12, -1.10, 0)
Kn.rotation_euler = (0, 0, math.radians(90))
# bottle-green linen napkin, folded in three under the forks
lin = mat_linen(hexc("#1B4031"), "linen", 150)


def layer(w, d, z, dx, dy, rot, seed):
    nx, ny = 40, 80
    v = []
    f = []
    for b in range(ny + 1):
        for a in range(nx + 1):
            x = (a / nx - 0.5) * w
            y = (b / ny - 0.5) * d
            v.append(
                (
                    x,
                    y,
                    0.022 * mnoise.noise(Vector((x * 1.6, y * 1.1, seed)))
                    + 0.006 * mnoise.noise(Vector((x * 5, y * 4, seed + 9))),
                )
            )
    for b in range(ny):
        for a in range(nx):
            q = b * (nx + 1) + a
            f.append((q, q + 1, q + nx + 2, q + nx + 1))
    me = bpy.data.meshes.new("nap")
    me.from_pydata(v, [], f)
    uv = me.uv_layers.new()
    for l in me.loops:
        x, y, _ = v[l.vertex_index]
        uv.data[l.index].uv = (x, y)
    o = fin("nap", me, lin, True, 60, (-1.38 + dx, -0.02 + dy, z), (0, 0, rot))
    m = o.modifiers.new("s", "SOLIDIFY")
    m.thickness = 0.034
    m.offset = 0
    m = o.modifiers.new("b", "BEVEL")
    m.width = 0.012
    m.segments = 3
    m.limit_method = "ANGLE"
    return o


layer(1.06, 2.30, 0.022, 0, 0, 5, 1)
layer(1.02, 2.27, 0.056, 0.012, 0.01, 4.2, 1.15)
layer(1.00, 2.22, 0.088, -0.012, -0.01, 5.6, 1.3)
for q in (F, F2):
    q.location.z = 0.115
    q.rotation_euler.z += math.radians(5)
# wine
gl = mat_glass((0.985, 0.99, 0.985, 1), 1.5, 0, "gl", 0.93)
gx, gy = 1.86, 1.50
og = [
    (0, 0),
    (0.36, 0.0),
    (0.365, 0.012),
    (0.14, 0.035),
    (0.045, 0.08),
    (0.036, 0.22),
    (0.036, 0.86),
    (0.06, 0.96),
    (0.22, 1.06),
    (0.40, 1.26),
    (0.455, 1.52),
    (0.42, 1.85),
    (0.345, 2.22),
]
ig = [(0.333, 2.22), (0.408, 1.85), (0.441, 1.52), (0.388, 1.27), (0.21, 1.085), (0.05, 1.01), (0, 1.0)]
lathe(
    "glass",
    fillet(
        og + ig,
        [0, 0.005, 0.005, 0.1, 0.05, 0.1, 0.1, 0.06, 0.1, 0.2, 0.3, 0.5, 0.006, 0.006, 0.5, 0.3, 0.2, 0.1, 0.04, 0],
        7,
    ),
    gl,
    150,
    auto=50,
    loc=(gx, gy, 0.001),
)
wn = mat_glass((0.42, 0.03, 0.05, 1), 1.34, 0, "wine", 0.55)
lathe(
    "wine",
    fillet(
        [(0, 1.004), (0.05, 1.014), (0.208, 1.089), (0.385, 1.272), (0.438, 1.50), (0.438, 1.52), (0, 1.52)],
        [0, 0.04, 0.1, 0.2, 0.1, 0, 0],
        7,
    ),
    wn,
    140,
    auto=50,
    loc=(gx, gy, 0.001),
)
# light
q = softbox((-0.5, 10.5, 4.2), (0.5, 5.6, 0), 8, 1.8, 3.4, (1, 0.86, 0.68), 0.9, "farwash")
q.visible_glossy = False
c = softbox((gx + 0.16, gy + 1.0, 0.88), (gx - 0.2, gy - 4, 3.2), 1.15, 1.15, 1.4, (1, 0.84, 0.66), 0.95, "card")
c.visible_diffuse = False
c.visible_glossy = False
softbox((4.6, 2.6, 2.6), (1.6, 0.9, 0.9), 0.7, 3.2, 7, (1, 0.94, 0.87), 0.6, "rimR")
softbox((0.55, 3.4, 2.6), (gx, gy, 1.5), 0.4, 2.2, 6, (1, 0.93, 0.85), 0.6, "rimL")
softbox((-5.4, 1.6, 3.2), (0.2, 0, 0.2), 2.6, 2.6, 8, (1, 0.92, 0.80), 0.7, "window")
softbox((1.6, -5.8, 3.6), (0.4, 0, 0.3), 3, 2.4, 1.6, (1, 0.96, 0.92), 0.9, "front")
softbox((-0.2, 5.4, 4.4), (0.2, 0, 0), 6.5, 1.7, 3.6, (1, 0.92, 0.80), 0.8, "back")
softbox((0.4, -0.4, 6), (0.4, 0, 0), 3, 3, 1.0, (1, 0.95, 0.9), 0.9, "over")
S = (-7.4, 3.2, 3.6)
spot(S, (0.45, 0.15, 0.15), 11000, 0.09, 44, 0.5, (1, 0.82, 0.60))
gobo((-5.2, 2.35, 2.63), (0.45, 0.15, 0.15), [(-6, -1.85), (-0.62, -0.53), (1.15, 6)], 9)
camera((-0.55, -8.0, 5.1), (0.20, 0.66, 0.54), 57, 0.48, focus=(0.3, -0.9, 0.15))
render("table")
