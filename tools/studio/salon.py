import sys, os

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from studio import *
from brand import *

s = start()
world("apartment", 0.14, rot=200, tint=(1, 0.94, 0.86, 1))
# pale limestone counter
trav = mat_travertine(tint=(0.98, 0.96, 0.93, 1))
box("top", (16, 9, 0.5), trav, 0.03, 4, loc=(0, 1.2, -0.25))
sweep(mat_plaster(hexc("#22382D"), "wall", 0.12, 0.95, 0.3), depth=4.6, radius=0.4, z=-2.5)
meridian_strip((-3.6, -6), (0.55, 5.7), 0, 0.08, mat=mat_strip(haze=0.40))
steel = mat_metal((0.72, 0.70, 0.67, 1), 0.24, "steel", 0.35, 0.05, 0.06)
brass = mat_metal(BRASS, 0.18, "brass", 0, 0.05, 0.10)
dark = M("ebonite")
dark.set(Base_Color=hexc("#15120F"), Roughness=0.28, Specular=0.5, Clearcoat=0.3)
dark.into(dark.ramp(dark.noise(5, 6, 0.6), [(0.35, 0.2), (0.7, 0.38)]), "Roughness")
dark = dark.m
# scissors ------------------------------------------------------------
Z = bpy.data.objects.new("sc", None)
bpy.context.collection.objects.link(Z)


def prism(name, outline, z0, z1, mat, bev=0.006):
    """extruded outline with a small bevel"""
    n = len(outline)
    v = [(x, y, z0) for x, y in outline] + [(x, y, z1) for x, y in outline]
    f = [tuple(range(n))[::-1], tuple(range(n, 2 * n))] + [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)]
    o = from_pv(name, v, f, mat, True, 40)
    b = o.modifiers.new("b", "BEVEL")
    b.width = bev
    b.segments = 3
    b.limit_method = "ANGLE"
    b.angle_limit = math.radians(50)
    return o


def half(sg, z, ang):
    """one half: blade to +x, shank and ring to -x; sg mirrors it in y"""
    P = bpy.data.objects.new("half", None)
    bpy.context.collection.objects.link(P)
    P.parent = Z
    kids = []
    # blade: cutting edge near y=0, spine curved, hollow-ground as a two-facet section
    N = 60
    v = []
    f = []
    for i in range(N + 1):
        t = i / N
        x = -0.12 + 1.12 * t
        sp = 0.082 * (1 - t**2.2) + 0.004
        ed = -0.055 * (1 - t) ** 1.0 * (1 if t < 0.12 else 1) * max(0, 1 - t * 1.0) * 0.9 - 0.002
        if t < 0.12:
            sp *= 0.9 + 0.1 * t / 0.12
        th = 0.034 * (1 - 0.55 * t)
        v += [
            (x, sg * ed, z),
            (x, sg * sp, z),
            (x, sg * sp, z + th),
            (x, sg * (ed * 0.45 + sp * 0.55), z + th * 1.02),
            (x, sg * ed, z + th * 0.18),
        ]
    for i in range(N):
        for q in range(5):
            a, b = i * 5 + q, i * 5 + (q + 1) % 5
            f.append((a, b, b + 5, a + 5))
    f += [(0, 1, 2, 3, 4), tuple(N * 5 + k for k in range(5))]
    kids.append(from_pv("blade", v, f, steel, True, 25))
    # shank: round bar bowing outward to the ring
    pts = [
        (-0.02, sg * 0.010, z + 0.018),
        (-0.14, -sg * 0.030, z + 0.020),
        (-0.34, -sg * 0.085, z + 0.024),
        (-0.56, -sg * 0.105, z + 0.026),
        (-0.74, -sg * 0.120, z + 0.026),
    ]
    kids.append(tube("shank", pts, 0.036, steel, 10, radii=[1.35, 1.25, 0.95, 0.85, 0.9]))
    cx, cy, rx, ry = -0.93, -sg * 0.185, 0.205, 0.142
    kids.append(
        tube(
            "bow",
            [
                (cx + rx * math.cos(a * math.pi / 12), cy + ry * math.sin(a * math.pi / 12), z + 0.028)
                for a in range(24)
            ],
            0.037,
            steel,
            10,
            cyclic=True,
        )
    )
    kids.append(
        tube(
            "insert",
            [
                (
                    cx + (rx - 0.022) * math.cos(a * math.pi / 12),
                    cy + (ry - 0.022) * math.sin(a * math.pi / 12),
                    z + 0.028,
                )
                for a in range(24)
            ],
            0.030,
            dark,
            10,
            cyclic=True,
        )
    )
    if sg > 0:
        kids.append(
            tube(
                "rest",
                [
                    (-1.10, -0.255, z + 0.028),
                    (-1.20, -0.285, z + 0.03),
                    (-1.30, -0.25, z + 0.03),
                    (-1.37, -0.18, z + 0.03),
                ],
                0.024,
                steel,
                10,
                radii=[1.3, 1.1, 1, 0.9],
            )
        )
    for k in kids:
        k.parent = P
    P.rotation_euler = (0, 0, math.radians(ang))
    return P


half(1, 0.036, 8.5)
half(-1, 0.0, -8.5)
pv = lathe(
    "pivot",
    fillet([(0, 0.0), (0.058, 0.0), (0.058, 0.095), (0.040, 0.103), (0, 0.105)], [0, 0.004, 0.008, 0.006, 0], 5),
    brass,
    80,
)
pv.parent = Z
sl = box(
    "slot",
    (0.09, 0.010, 0.008),
    M("slot").set(Base_Color=(0.02, 0.018, 0.015, 1), Roughness=0.6).m,
    0.001,
    1,
    loc=(0, 0, 0.105),
    rot=(0, 0, 35),
)
sl.parent = Z
Z.location = (0.50, 0.02, 0.006)
Z.rotation_euler = (0, 0, math.radians(30))
Z.scale = (1.12, 1.12, 1.12)
horn = M("acetate")
hn = horn.noise(3.2, 5, 0.6, 1.2)
horn.into(horn.ramp(hn, [(0.35, hexc("#1A0406")), (0.55, hexc("#3E0C11")), (0.72, hexc("#561A18"))]), "Base Color")
horn.set(Roughness=0.16, Specular=0.55, Clearcoat=0.5, Clearcoat_Roughness=0.05)
horn = horn.m
# comb ----------------------------------------------------------------
C = bpy.data.objects.new("comb", None)
bpy.context.collection.objects.link(C)
L = 1.56
sp = [(-L / 2, 0.0), (L / 2, 0.0), (L / 2, 0.13), (-L / 2, 0.10)]
k = prism(
    "spine",
    fillet(
        [(0, 0.0), (L / 2, 0.0), (L / 2, 0.125), (-L / 2, 0.10), (-L / 2, 0.0), (0, 0.0)],
        [0, 0.02, 0.06, 0.05, 0.02, 0],
        6,
    )[:-1],
    0,
    0.042,
    horn,
    0.010,
)
k.parent = C
v = []
f = []
x = -L / 2 + 0.05
first = True
while x < L / 2 - 0.03:
    wide = x > 0
    pit = 0.042 if wide else 0.0275
    tw = pit * 0.50
    ln = 0.20
    if abs(x - (-L / 2 + 0.05)) < 1e-6 or x + pit > L / 2 - 0.03:
        tw = 0.034
    n = len(v)
    for y, ww, zz in ((0.012, tw, 0.040), (-ln * 0.75, tw * 0.82, 0.032), (-ln, tw * 0.40, 0.016)):
        v += [(x, y, 0.021 - zz / 2), (x + ww, y, 0.021 - zz / 2), (x + ww, y, 0.021 + zz / 2), (x, y, 0.021 + zz / 2)]
    for r in (0, 4):
        for q in range(4):
            a, b = n + r + q, n + r + (q + 1) % 4
            f.append((a, b, b + 4, a + 4))
    f.append((n + 8, n + 9, n + 10, n + 11))
    x += max(pit, tw + 0.012)
k = from_pv("teeth", v, f, horn, True, 30)
k.parent = C
C.location = (1.10, -0.66, 0.004)
C.rotation_euler = (0, 0, math.radians(31))
# folded ivory towel: stacked soft layers with a rounded fold
tow = M("terry")
nn = tow.noise(140, 3, 0.7)
tow.into(tow.mix(hexc("#CDBFA6"), hexc("#EFE6D6"), tow.ramp(nn, [(0.3, 0.0), (0.65, 1.0)])), "Base Color")
tow.set(Roughness=1, Specular=0.05, Sheen=0.5)
b = tow.bump(nn, 0.8, 0.02)
tow.bump(tow.noise(9, 4, 0.5), 0.25, 0.05, b)
tow.m["avg"] = hexc("#DDD1BB")
tow = tow.m


def layer(w, d, h, z, loc, rot, seed):
    o = box("towel", (w, d, h), tow, h * 0.48, 8, loc=(loc[0], loc[1], z + h / 2), rot=(0, 0, rot))
    m = o.modifiers.new("s", "SUBSURF")
    m.subdivision_type = "SIMPLE"
    m.levels = m.render_levels = 4
    t = bpy.data.textures.new("c", "CLOUDS")
    t.noise_scale = 0.55
    t.noise_depth = 2
    dp = o.modifiers.new("d", "DISPLACE")
    dp.texture = t
    dp.strength = 0.05
    dp.mid_level = 0.5
    dp.texture_coords = "GLOBAL"
    return o


for i, (w, d, h, dx, r) in enumerate(
    [(2.15, 1.25, 0.20, 0, -14), (2.10, 1.20, 0.19, -0.03, -15.5), (2.06, 1.17, 0.18, 0.02, -12.5)]
):
    layer(w, d, h, [0, 0.185, 0.36][i], (1.86 + dx, 1.85, 0), r, i)
# glass spray bottle: amber-free clear glass in deep green, brass pump
gl = mat_glass((0.66, 0.77, 0.68, 1), 1.5, 0, "gl", 0.9)
pr = fillet([(0, 0.02), (0.30, 0.02), (0.30, 1.02), (0.12, 1.20), (0.12, 1.34)], [0, 0.06, 0.10, 0.06, 0], 8)
inn = [(0.085, 1.34), (0.085, 1.21), (0.265, 1.00), (0.265, 0.09), (0, 0.09)]
B = lathe("bottle", pr + fillet(inn, [0, 0.06, 0.10, 0.05, 0], 8), gl, 120, loc=(-0.12, 2.05, 0))
lq = lathe(
    "water",
    [(0, 0.093), (0.225, 0.093), (0.2635, 0.14), (0.2635, 0.66), (0, 0.66)],
    mat_glass((0.80, 0.90, 0.84, 1), 1.33, 0, "lq", 0.85),
    96,
    loc=(-0.12, 2.05, 0),
)
lathe(
    "collar",
    fillet([(0, 1.30), (0.15, 1.30), (0.15, 1.44), (0.10, 1.47), (0, 1.47)], [0, 0.01, 0.012, 0.01, 0], 4),
    brass,
    80,
    loc=(-0.12, 2.05, 0),
)
lathe(
    "head",
    fillet(
        [(0, 1.47), (0.055, 1.47), (0.055, 1.56), (0.105, 1.58), (0.105, 1.74), (0, 1.745)],
        [0, 0, 0.01, 0.015, 0.02, 0],
        5,
    ),
    brass,
    80,
    loc=(-0.12, 2.05, 0),
)
tube("noz", [(-0.12, 2.0, 1.665), (-0.20, 1.87, 1.667), (-0.26, 1.78, 1.667)], 0.034, brass, 10)
tube(
    "dip",
    [(-0.12, 2.05, 1.3), (-0.11, 2.06, 0.6), (-0.04, 2.08, 0.12)],
    0.022,
    mat_glass((0.95, 0.95, 0.95, 1), 1.4, 0.08, "dip"),
)
for n in ("bottle", "water", "collar", "head", "noz", "dip"):
    o = bpy.data.objects[n]
    o.matrix_world = (
        Matrix.Translation((-0.12, 2.05, 0))
        @ Matrix.Scale(0.80, 4)
        @ Matrix.Translation((0.12, -2.05, 0))
        @ o.matrix_basis
    )
for mm in ("gl", "lq"):
    for n in bpy.data.materials[mm].node_tree.nodes:
        if n.type == "BSDF_TRANSPARENT":
            n.inputs[0].default_value = (0.84, 0.90, 0.85, 1)
# light
softbox((-4.8, 1.2, 2.6), (0.5, 0, 0.2), 2.4, 2.4, 11, (1, 0.92, 0.80), 0.7, "window")
softbox((2.0, -4.6, 3.2), (0.4, 0, 0.3), 3.2, 2.2, 1.8, (1, 0.96, 0.92), 0.9, "front")
softbox((-0.6, 3.9, 3.5), (0.1, 0, 0), 6.5, 1.7, 4.2, (1, 0.92, 0.80), 0.8, "top")
softbox((0.4, -0.6, 4.6), (0.4, 0, 0), 2.5, 2.5, 2.4, (1, 0.95, 0.9), 0.9, "over")
S = (-5.6, 2.9, 2.6)
spot(S, (0.55, 0.2, 0.1), 12000, 0.07, 34, 0.5, (1, 0.82, 0.60))
gobo((-4.0, 2.19, 1.95), (0.55, 0.2, 0.1), [(-5, -0.95), (-0.20, -0.12), (0.62, 5)], 8)
camera((-0.35, -5.4, 3.35), (0.16, 0.40, 0.27), 57, 0.24, focus=(0.55, -0.2, 0.06))
render("salon")
