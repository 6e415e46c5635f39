import sys, os

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from studio import *

# macro: 1 unit = 1 cm here
s = start()
world("studio", 0.40, rot=40, tint=(1, 0.95, 0.88, 1))
green = hexc("#1B5A42")
vel = mat_velvet(green, "velvet")
gold = mat_metal(GOLD, 0.10, "gold", 0, 0.04, 0.10)
sweep(mat_plaster(hexc("#12392B"), "wall", 0.2, 0.9, 0.2), depth=9, radius=4, y0=-16)
stone = mat_marble(hexc("#15161A"), hexc("#B9A27A"), "stone", 0.55, 0.16)
trav = mat_travertine(tint=(0.62, 0.58, 0.52, 1))
# a rough travertine block carries the ring, velvet spills around it
blk = box("blk", (4.6, 3.6, 1.0), trav, 0.05, 6, loc=(0.55, 0.75, 0.50), rot=(0, 0, -11))
fl = box("fl", (60, 60, 0.1), vel, 0.01, 2, loc=(0, 0, -0.05))
V = cloth(
    "vel",
    (9, 6.0),
    80,
    vel,
    (-1.2, 3.3, 1.5),
    gather=0.42,
    frames=36,
    lift=1.3,
    colliders=(blk, fl),
    rot=8,
    thick=0.03,
    waves=5,
    seed=4,
)
bpy.data.objects.remove(fl)


# ring ------------------------------------------------------------------
def ring_band(R=0.92, w0=0.11, w1=0.085, t=0.085, segs=220, prof=20):
    v = []
    f = []
    for i in range(segs):
        a = 2 * math.pi * i / segs
        k = 0.5 + 0.5 * math.cos(a - math.pi / 2)
        w = w1 + (w0 - w1) * (1 - k)
        for q in range(prof):
            b = 2 * math.pi * q / prof
            cx = math.copysign(abs(math.cos(b)) ** 0.75, math.cos(b)) * t
            cy = math.copysign(abs(math.sin(b)) ** 0.75, math.sin(b)) * w
            r = R + cx
            v.append((r * math.cos(a), cy, r * math.sin(a)))
    for i in range(segs):
        for q in range(prof):
            f.append(
                (
                    i * prof + q,
                    ((i + 1) % segs) * prof + q,
                    ((i + 1) % segs) * prof + (q + 1) % prof,
                    i * prof + (q + 1) % prof,
                )
            )
    return from_pv("band", v, f, gold, True, 180)


E_ = bpy.data.objects.new("ring", None)
bpy.context.collection.objects.link(E_)
kids = [ring_band()]
gemc = mat_glass((0.10, 0.78, 0.40, 1), 1.6, 0, "emerald", 0.6)
dia = mat_glass((1, 1, 1, 1), 2.3, 0, "diamond", 0.8)


def oct_(w, d, c):
    return [(w, d - c), (w - c, d), (-w + c, d), (-w, d - c), (-w, -d + c), (-w + c, -d), (w - c, -d), (w, -d + c)]


def emerald(w, d):
    z = [
        (0.30, 0.14, 0.05, -0.36),
        (0.56, 0.34, 0.09, -0.24),
        (0.80, 0.66, 0.16, -0.12),
        (1, 1, 0.24, 0),
        (1, 1, 0.24, 0.025),
        (0.90, 0.86, 0.21, 0.10),
        (0.78, 0.70, 0.175, 0.155),
        (0.66, 0.55, 0.14, 0.185),
    ]
    return loft("em", [(oct_(w * a, d * b, w * c), h * w / 0.42) for a, b, c, h in z], gemc, smooth=False)


w, d = 0.44, 0.56
G = emerald(w, d)
zt = 1.30
G.location = (0, 0, zt)
kids.append(G)
for sx in (-1, 1):
    for sy in (-1, 1):
        x, y = sx * (w - 0.055), sy * (d - 0.055)
        kids.append(
            tube(
                "prong",
                [
                    (sx * 0.10, sy * 0.10, 0.96),
                    (sx * 0.26, sy * 0.30, 1.06),
                    (x * 1.03, y * 1.03, 1.22),
                    (x * 1.03, y * 1.03, 1.33),
                    (x * 0.90, y * 0.92, 1.40),
                ],
                0.042,
                gold,
                8,
                radii=[1.2, 1.1, 1, 0.95, 0.8],
            )
        )
        kids.append(sphere("claw", 0.045, gold, (x * 0.93, y * 0.945, 1.395)))
bs = [(a * 0.86, b * 0.86, 1.19) for a, b in oct_(w, d, 0.10)]
kids.append(tube("gal", bs, 0.028, gold, 6, cyclic=True))
kids.append(tube("gal2", [(x * 0.55, y * 0.55, 1.06) for x, y, _ in bs], 0.028, gold, 6, cyclic=True))


def brilliant(r):
    v = []
    f = []
    n = 16
    rings = [(0.56, 0.16, 8, 0.5), (0.82, 0.09, 8, 0), (1, 0.012, 16, 0), (1, -0.012, 16, 0), (0.02, -0.43, 8, 0)]

    def rg(R, z, o):
        return [
            (r * R * math.cos(2 * math.pi * (i + o) / 16), r * R * math.sin(2 * math.pi * (i + o) / 16), r * 2 * z)
            for i in range(16)
        ]

    for R, z, _, o in rings:
        v += rg(R, z, 0)
    me = bpy.data.meshes.new("b")
    bm = bmesh.new()
    [bm.verts.new(q) for q in v]
    bmesh.ops.convex_hull(bm, input=bm.verts[:])
    bmesh.ops.dissolve_limit(bm, angle_limit=0.02, verts=bm.verts[:], edges=bm.edges[:])
    bm.to_mesh(me)
    bm.free()
    return fin("b", me, dia, False)


for sx in (-1, 1):  # shoulder stones
    for k in range(4):
        a = math.radians(90 - sx * (33 + 10.5 * k))
        b = brilliant(0.085 - 0.004 * k)
        R = 0.92 + 0.088
        b.location = (R * math.cos(a), 0, R * math.sin(a))
        b.rotation_euler = (0, math.pi / 2 - a, 0)
        kids.append(b)
        for sy in (-1, 1):
            kids.append(
                sphere(
                    "bead", 0.02, gold, ((R + 0.012) * math.cos(a + 0.09), sy * 0.078, (R + 0.012) * math.sin(a + 0.09))
                )
            )
for o in kids:
    o.parent = E_
E_.rotation_euler = [math.radians(x) for x in (77, 0, 24)]
E_.location = (0.55, 0.25, 0)
bpy.context.view_layer.update()
E_.location.z = 1.0 - min((o.matrix_world @ v.co).z for o in kids if o.type == "MESH" for v in o.data.vertices)
sphere(
    "pearl",
    0.30,
    M("pearl")
    .set(Base_Color=hexc("#EFE4D2"), Roughness=0.16, Specular=0.6, Clearcoat=0.8, Clearcoat_Roughness=0.06, Sheen=0.4)
    .m,
    (-0.98, 0.55, 1.30),
)
sphere("pearl2", 0.17, bpy.data.materials["pearl"], (-0.62, -0.10, 1.17))
# light -------------------------------------------------------------------
softbox((-8, 0, 7.5), (0.5, 0, 1.3), 6, 6, 7, (1, 0.92, 0.82), 0.8, "key")
softbox((7.5, 0.5, 4.5), (0.5, 0, 1.3), 2.2, 6, 9, (1, 0.95, 0.88), 0.7, "rim")
softbox((-1.5, -8.5, 9), (0.6, 0, 1.3), 6, 4, 5, (1, 0.94, 0.86), 0.9, "front")
softbox((0.5, 4, 9), (0.5, 0, 1.3), 8, 3.5, 5.5, (1, 0.93, 0.85), 0.8, "backtop")
g = softbox((0.75, 0.7, 1.15), (0.75, -0.9, 1.75), 1.2, 1.0, 2.6, (0.95, 1, 0.92), 0.8, "gemcard")
g.visible_diffuse = False
g.visible_glossy = False
spot((-11, -3, 7.5), (0.6, 0, 1.2), 15000, 0.2, 18, 0.5, (1, 0.84, 0.64))
gobo((-7.9, -2.2, 5.8), (0.6, 0, 1.2), [(-6, -1.3), (-0.30, -0.15), (0.9, 6)], 14)
camera((-1.3, -17.5, 8.2), (0.22, 0, 1.38), 142, 0.85, focus=(0.95, -0.85, 1.75))
render("ring")
