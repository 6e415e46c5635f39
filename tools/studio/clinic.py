import sys, os

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from extras import *

s = start()
world("studio", 0.04, rot=120, tint=(1, 0.96, 0.91, 1))
random.seed(3)
stone = mat_limestone("#C2B59F")
box("table", (15, 10.5, 0.6), stone, 0.03, 4, loc=(0, 1.6, -0.3))
sweep(mat_plaster(hexc("#1B4032"), "wall", 0.16, 0.9, 0.3), depth=5.2, radius=0.5, z=-2)
trav = mat_travertine()
por = mat_porcelain("#DDD5C8", "porcelain", 0.11)
brass = mat_metal(BRASS, 0.18, "brass", 0, 0.05, 0.10)
gold = mat_metal(GOLD, 0.15, "rimgold", 0, 0, 0.05)
# tumbler: a plain flared porcelain beaker with a gilt lip
tx, ty = -0.62, 0.30
H = 1.02
out = [(0, 0.02), (0.27, 0.02), (0.285, 0.0), (0.305, 0.0), (0.32, 0.03), (0.335, 0.20), (0.352, 0.60), (0.382, H)]
inn = [(0.362, H + 0.003), (0.335, 0.60), (0.315, 0.22), (0.29, 0.10), (0, 0.085)]
lathe(
    "tumbler",
    fillet(out + inn, [0, 0.01, 0.008, 0.008, 0.03, 0.3, 0.4, 0.012, 0.012, 0.4, 0.3, 0.05, 0], 8),
    por,
    240,
    loc=(tx, ty, 0),
)
tube(
    "lip",
    [(tx + 0.374 * math.cos(a * math.pi / 16), ty + 0.374 * math.sin(a * math.pi / 16), H - 0.002) for a in range(32)],
    0.0095,
    gold,
    5,
    cyclic=True,
)
lathe(
    "line",
    fillet([(0.338, 0.165), (0.3395, 0.165), (0.3415, 0.195), (0.338, 0.195)], 0.001, 2),
    gold,
    200,
    loc=(tx, ty, 0),
)
# toothbrush: bottle-green handle, brass collar, ivory bristles, leaning in the tumbler. local z along the handle, bristles face -y
Bm = (
    M("lacquer")
    .set(Base_Color=hexc("#4A1016"), Roughness=0.13, Specular=0.5, Clearcoat=0.7, Clearcoat_Roughness=0.05)
    .m
)
br = M("bristle").set(Base_Color=hexc("#E9E0CC"), Roughness=0.55, Specular=0.3).m
E = empty("brush")
secs = []


def oval(w, d, n=40):
    return [(w * math.cos(2 * math.pi * i / n), d * math.sin(2 * math.pi * i / n)) for i in range(n)]


st = [
    (0, 0.02, 0.02),
    (0.012, 0.045, 0.04),
    (0.05, 0.058, 0.048),
    (0.5, 0.068, 0.050),
    (0.95, 0.060, 0.046),
    (1.12, 0.046, 0.042),
]
sm = []
for i in range(60):
    z = 1.12 * i / 59
    for (za, wa, da), (zb, wb, db) in zip(st, st[1:]):
        if za <= z <= zb + 1e-6:
            u = (z - za) / (zb - za)
            u = u * u * (3 - 2 * u) if za > 0.04 else math.sin(u * math.pi / 2)
            sm.append((oval(wa + (wb - wa) * u, da + (db - da) * u), z))
            break
q = loft("handle", sm, Bm, auto=60)
q.parent = E
q = lathe("collar", fillet([(0, 1.11), (0.052, 1.11), (0.052, 1.20), (0, 1.20)], [0, 0.01, 0.01, 0], 4), brass, 64)
q.parent = E
q = lathe("collar2", fillet([(0, 1.205), (0.046, 1.205), (0.046, 1.222), (0, 1.222)], 0.004, 3), brass, 64)
q.parent = E
nk = [
    (oval(0.043 - 0.012 * math.sin(u * math.pi / 2), 0.038 - 0.010 * math.sin(u * math.pi / 2)), 1.20 + 0.30 * u)
    for u in [i / 14 for i in range(15)]
]
q = loft("neck", nk, Bm, auto=60)
q.parent = E
hd = loft(
    "head",
    [
        ([(x, z) for x, z in rrect(0.062 * k, 0.165 * k, 0.055 * k, 8)], h)
        for k, h in ((0.90, -0.030), (1, -0.02), (1, 0.015), (0.94, 0.028))
    ],
    Bm,
    auto=50,
)
hd.parent = E
hd.location = (0, 0, 1.64)
hd.rotation_euler = (math.pi / 2, 0, 0)
q = loft("neck2", [(oval(0.031 - 0.003 * u, 0.028 - 0.006 * u), 1.49 + 0.05 * u) for u in (0, 0.5, 1)], Bm, auto=60)
q.parent = E
lines = []
for ix in range(4):
    for iz in range(10):
        x0 = (ix - 1.5) * 0.027
        z0 = 1.64 + (iz - 4.5) * 0.0295
        if abs(ix - 1.5) > 1 and iz in (0, 9):
            continue
        for k in range(20):
            a = random.random() * 6.283
            r = 0.010 * math.sqrt(random.random())
            l = 0.135 + 0.012 * math.cos((iz - 4.5) * 1.4) + random.uniform(-0.002, 0.002)
            lines.append(
                [
                    (x0 + r * math.cos(a), -0.02, z0 + r * math.sin(a)),
                    (x0 + r * 1.15 * math.cos(a), -0.02 - l, z0 + r * 1.15 * math.sin(a)),
                ]
            )
q = strand_curve("bristles", lines, 0.0030, br, 1, E)
E.location = (tx - 0.17, ty - 0.06, 0.11)
E.rotation_euler = (math.radians(-5), math.radians(19.5), math.radians(18))


# molar: implicit surface, marching through Blender's voxel remesher
def molar():
    parts = []

    def blob(c, r, sc=(1, 1, 1), rot=(0, 0, 0)):
        bm = bmesh.new()
        bmesh.ops.create_uvsphere(bm, u_segments=40, v_segments=24, radius=r)
        me = bpy.data.meshes.new("b")
        bm.to_mesh(me)
        bm.free()
        me.transform(
            Matrix.Translation(c)
            @ (
                Matrix.Rotation(math.radians(rot[2]), 4, "Z")
                @ Matrix.Rotation(math.radians(rot[1]), 4, "Y")
                @ Matrix.Rotation(math.radians(rot[0]), 4, "X")
            )
            @ Matrix.Diagonal((*sc, 1))
        )
        parts.append(me)

    # crown body: squarish bulging block
    N = 48
    sec = []

    def sq(w, d, n=48, e=2.9):
        return [
            (
                math.copysign(abs(math.cos(2 * math.pi * i / n)) ** (2 / e) * w, math.cos(2 * math.pi * i / n)),
                math.copysign(abs(math.sin(2 * math.pi * i / n)) ** (2 / e) * d, math.sin(2 * math.pi * i / n)),
            )
            for i in range(n)
        ]

    for z, w, d in (
        (0.60, 0.36, 0.31),
        (0.70, 0.41, 0.36),
        (0.84, 0.475, 0.42),
        (0.98, 0.50, 0.445),
        (1.12, 0.48, 0.43),
        (1.24, 0.43, 0.385),
        (1.29, 0.36, 0.31),
    ):
        sec.append((sq(w, d), z))
    o = loft("crown", sec, None, auto=60)
    parts.append(o.data)
    bpy.data.objects.remove(o)
    for x, y, h in ((-0.255, -0.225, 1.255), (0.255, -0.215, 1.235), (-0.25, 0.22, 1.265), (0.245, 0.225, 1.245)):
        blob((x * 0.93, y * 0.93, h - 0.055), 0.245, (1, 0.95, 0.86))
    # two pairs of roots curving inwards
    for x, y, lean in ((-0.235, -0.17, 0.05), (0.235, -0.17, -0.05), (-0.225, 0.18, 0.05), (0.225, 0.18, -0.05)):
        for i in range(22):
            t = i / 21
            blob(
                (x + lean * 1.9 * math.sin(t * 2.2) * t * 0.5 - (x * 0.10) * t, y * (1 - 0.22 * t), 0.72 - 0.72 * t),
                (0.205 * (1 - t) ** 0.62 + 0.052),
                (1, 0.95, 1.2),
            )
    bm = bmesh.new()
    for me in parts:
        bm.from_mesh(me)
    me = bpy.data.meshes.new("molar")
    bm.to_mesh(me)
    bm.free()
    o = fin("molar", me, None, True, 180)
    r = o.modifiers.new("r", "REMESH")
    r.mode = "VOXEL"
    r.voxel_size = 0.017
    r.use_smooth_shade = True
    c = o.modifiers.new("c", "SMOOTH")
    c.factor = 0.6
    c.iterations = 26
    dg = bpy.context.evaluated_depsgraph_get()
    m2 = bpy.data.meshes.new_from_object(o.evaluated_get(dg))
    bpy.data.objects.remove(o)
    for v in m2.vertices:  # occlusal fissures: a cross of grooves between the cusps, buccal groove down the side
        x, y, z = v.co
        if z > 1.12:
            g = math.exp(-(((y + 0.02 * math.sin(x * 9)) / 0.055) ** 2)) * max(0, 1 - (x / 0.42) ** 4) + math.exp(
                -(((x - 0.03 * math.sin(y * 8)) / 0.055) ** 2)
            ) * max(0, 1 - (y / 0.40) ** 4)
            v.co.z -= 0.085 * min(1, g) * min(1, (z - 1.12) / 0.1)
    m2.update()
    m2.materials.clear()
    n = fin("molar", m2, por, True, 180)
    c = n.modifiers.new("c", "SMOOTH")
    c.factor = 0.5
    c.iterations = 5
    u = n.modifiers.new("u", "SUBSURF")
    u.levels = 0
    u.render_levels = 1
    return n


px, py, ph = 0.78, 0.10, 0.62
box("plinth", (1.22, 1.12, ph), trav, 0.02, 4, loc=(px, py, ph / 2), rot=(0, 0, -16))
mo = molar()
mo.location = (px, py, ph - 0.005)
mo.rotation_euler = (0, 0, math.radians(-30))
mo.scale = (0.80, 0.80, 0.80)
# dental mirror lying on the stone
D = empty("mirror", (0.30, -1.35, 0.05), (0, 0, -14))
stl = mat_metal((0.86, 0.84, 0.80, 1), 0.10, "steel", 0, 0.03, 0.06)
pr = [
    (0, -0.78),
    (0.026, -0.775),
    (0.034, -0.74),
    (0.034, -0.30),
    (0.030, -0.28),
    (0.030, -0.26),
    (0.034, -0.24),
    (0.034, 0.05),
    (0.030, 0.07),
    (0.018, 0.11),
    (0.014, 0.30),
    (0.0, 0.30),
]
q = latheX("mh", fillet(pr, 0.006, 4), brass, 64)
q.parent = D
for i in range(9):
    q = latheX(
        "kn",
        fillet(
            [
                (0.030, -0.20 + i * 0.022),
                (0.0365, -0.20 + i * 0.022),
                (0.0365, -0.189 + i * 0.022),
                (0.030, -0.189 + i * 0.022),
            ],
            0.002,
            2,
        ),
        brass,
        48,
    )
    q.parent = D
q = tube("ms", [(0.28, 0, 0), (0.36, 0, 0.0), (0.44, 0, 0.02), (0.50, 0, 0.06)], 0.014, stl, 6)
q.parent = D
n_ = Matrix.Rotation(math.radians(14), 3, "Z") @ V3((-0.505, -0.665, 0.56)).normalized()
n_.normalize()
u_ = (V3((-1, 0, 0)) - n_ * V3((-1, 0, 0)).dot(n_)).normalized()
hc = V3((0.50, 0, 0.07)) - u_ * 0.145
hc.z = max(hc.z, 0.10)
hr = n_.to_track_quat("Z", "Y").to_euler()
q = lathe(
    "head",
    fillet(
        [(0, -0.018), (0.13, -0.018), (0.150, -0.006), (0.150, 0.012), (0.140, 0.016), (0.136, 0.010), (0, 0.010)],
        [0, 0.02, 0.012, 0.006, 0.004, 0.002, 0],
        4,
    ),
    stl,
    120,
)
q.parent = D
q.location = hc
q.rotation_euler = hr
q = lathe(
    "glass",
    [(0, 0.0112), (0.134, 0.0112)],
    M("mirrorglass").set(Metallic=1, Roughness=0.0, Base_Color=(0.93, 0.93, 0.91, 1)).m,
    120,
)
q.parent = D
q.location = hc
q.rotation_euler = hr
from brand import meridian_strip

meridian_strip((0.62, -7), (-0.52, 9))
softbox((-5, -2.2, 3.4), (0, 0, 0.7), 2.2, 2.4, 1.6, (1, 0.91, 0.81), 0.85, "key")
softbox((4.0, 0.8, 2.4), (0.3, 0.2, 0.8), 1.0, 2.6, 1.0, (0.95, 0.97, 1), 0.8, "rim")
softbox((0.1, -4.6, 4.2), (0.1, -0.4, 0.5), 2.6, 1.4, 0.45, (1, 0.96, 0.92), 0.9, "front")
spot((3.4, 2.4, 3.8), (1.8, 5.2, 1.5), 520, 0.6, 80, 1, (1, 0.90, 0.74))
g = softbox((-0.3, 4.9, 2.2), (0, 0, 0.2), 5, 2.6, 0.5, (1, 0.86, 0.62), 0.9, "stripcard")
g.visible_diffuse = False
S = (-6.6, -2.5, 3.2)
Tg = (0.1, 0, 0.6)
spot(S, Tg, 7600, 0.06, 46, 0.4, (1, 0.84, 0.63))
window_gobo(S, Tg, [(-3.6, -0.72), (-0.60, 0.60), (0.72, 1.9)], [(-1.8, 0.28), (0.40, 1.9)])
camera((0.2, -10.8, 3.5), (0.22, -0.18, 0.74), 84, 0.40, focus=(0.2, -0.25, 0.8))
render("clinic")
