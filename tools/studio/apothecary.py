import sys, os

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from studio import *
from brand import *

s = start()
world("studio", 0.10, rot=120, tint=(1, 0.93, 0.85, 1))
wall = mat_plaster(hexc("#26332E"), "wall", 0.14, 0.92, 0.3)
sweep(wall, depth=4.2, radius=1.2, y0=-14, z=-0.5)
verde = mat_verde(rough=(0.30, 0.46))
box("slab", (16, 5.2, 0.5), verde, 0.02, 4, loc=(0, 0.2, -0.25))
st = mat_strip(haze=0.42)
xs = (-2.55, 0.55)
meridian_strip((xs[0], -2.4), (xs[1], 2.8), 0, 0.08, mat=st)
amber = mat_glass((0.90, 0.60, 0.24, 1), 1.5, 0, "amber", 1.0)
for n in amber.node_tree.nodes:
    if n.type == "BSDF_TRANSPARENT":
        n.inputs[0].default_value = (0.80, 0.50, 0.22, 1)
brass = mat_metal(BRASS, 0.18, "brass", 0, 0.05, 0.10)
ink = M("bakelite").set(Base_Color=hexc("#0E0F12"), Roughness=0.32, Specular=0.5).m
rub = M("rubber").set(Base_Color=hexc("#14120F"), Roughness=0.62, Specular=0.35).m
pap = M("paper")
pn = pap.noise(60, 4, 0.6)
pap.into(pap.ramp(pap.noise(3, 6, 0.6), [(0.3, hexc("#CBBB9C")), (0.7, hexc("#E0D3B8"))]), "Base Color")
pap.set(Roughness=0.85, Specular=0.15)
pap.bump(pn, 0.15, 0.004)
pap.m["avg"] = hexc("#D8CAAE")
pap = pap.m
pink = M("print").set(Base_Color=hexc("#191713"), Roughness=0.8, Specular=0.1).m
pox = M("printox").set(Base_Color=hexc("#4A1218"), Roughness=0.8, Specular=0.1).m


def patch(r, a0, a1, z0, z1, mat, par, n=40):
    v = []
    f = []
    for i in range(n + 1):
        a = a0 + (a1 - a0) * i / n
        v += [(r * math.sin(a), -r * math.cos(a), z0), (r * math.sin(a), -r * math.cos(a), z1)]
    for i in range(n):
        f.append((2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1))
    o = from_pv("patch", v, f, mat, True, 180, recalc=False)
    o.parent = par
    return o


def zero(r, cx, cz, h, mat, par, asp=1.5, N=72):
    """printed didone nought wrapped on the bottle"""
    H = h / 2
    W = H / asp
    v = []
    f = []
    for i in range(N):
        t = 2 * math.pi * i / N
        for w_, h_ in ((W, H), (W * 0.42, H * 0.93)):
            x = cx + w_ * math.cos(t)
            a = x / r
            v.append((r * math.sin(a), -r * math.cos(a), cz + h_ * math.sin(t)))
    for i in range(N):
        j = (i + 1) % N
        f.append((2 * i, 2 * j, 2 * j + 1, 2 * i + 1))
    o = from_pv("zero", v, f, mat, False, recalc=False)
    o.parent = par


def bottle(R, h, neck, loc, rot, top):
    E = bpy.data.objects.new("E", None)
    bpy.context.collection.objects.link(E)
    E.location = loc
    E.rotation_euler = (0, 0, math.radians(rot))
    nr = R * 0.36
    t = 0.035
    lip = nr + 0.045
    o = [
        (0, 0.02),
        (R * 0.8, 0.02),
        (R * 0.86, 0),
        (R, 0),
        (R, h),
        (nr, h + R * 0.52),
        (nr, h + neck),
        (lip, h + neck),
        (lip, h + neck + 0.07),
        (nr - 0.03, h + neck + 0.07),
    ]
    i = [(nr - 0.03, h + R * 0.5), (R - t, h - 0.02), (R - t, 0.07), (0, 0.07)]
    b = lathe(
        "bottle",
        fillet(o + i, [0, 0.01, 0.01, 0.05, R * 0.42, 0.06, 0.02, 0.012, 0.012, 0.02, 0.06, R * 0.38, 0.07, 0], 8),
        amber,
        140,
    )
    b.parent = E
    zl, zh = 0.20 * h, 0.86 * h
    w = 1.02
    r = R + 0.003
    patch(r, -w, w, zl, zh, pap, E)
    r2 = r + 0.0015
    e = 0.05
    m_ = 0.055 / R
    for a0, a1, z0, z1 in (
        (-w + m_, w - m_, zl + e, zl + e + 0.007),
        (-w + m_, w - m_, zh - e - 0.007, zh - e),
        (-w + m_, -w + m_ + 0.007 / R, zl + e, zh - e),
        (w - m_ - 0.007 / R, w - m_, zl + e, zh - e),
    ):
        patch(r2, a0, a1, z0, z1, pink, E)
    hh = zh - zl
    zero(r2, 0, zl + hh * 0.66, hh * 0.34, pink, E)
    for k, (ww, col, th) in enumerate(
        ((0.46, pink, 0.020), (0.60, pink, 0.008), (0.54, pink, 0.008), (0.30, pox, 0.012))
    ):
        z = zl + hh * (0.395 - 0.075 * k)
        patch(r2, -ww * 0.9, ww * 0.9, z, z + th, col, E)
    T = h + neck + 0.07
    if top == "stopper":
        q = lathe(
            "stop",
            fillet(
                [
                    (0, T - 0.16),
                    (nr - 0.045, T - 0.16),
                    (nr - 0.034, T),
                    (lip * 0.95, T + 0.01),
                    (lip * 0.95, T + 0.04),
                    (nr * 0.62, T + 0.09),
                    (nr * 1.15, T + 0.26),
                    (nr * 0.95, T + 0.42),
                    (0, T + 0.46),
                ],
                [0, 0.01, 0.01, 0.01, 0.015, 0.06, 0.10, 0.10, 0],
                8,
            ),
            amber,
            110,
        )
        q.parent = E
    elif top == "cap":
        q = lathe(
            "cap",
            fillet(
                [(0, T - 0.02), (lip + 0.02, T - 0.08), (lip + 0.02, T + 0.20), (0, T + 0.21)], [0, 0.012, 0.03, 0], 5
            ),
            ink,
            110,
        )
        q.parent = E
    else:
        q = lathe(
            "coll",
            fillet(
                [(0, T - 0.06), (lip + 0.015, T - 0.06), (lip + 0.015, T + 0.13), (nr * 0.75, T + 0.16), (0, T + 0.16)],
                [0, 0.01, 0.012, 0.01, 0],
                5,
            ),
            brass,
            110,
        )
        q.parent = E
        q = lathe(
            "bulb",
            fillet(
                [
                    (0, T + 0.15),
                    (nr * 0.62, T + 0.16),
                    (nr * 0.60, T + 0.24),
                    (nr * 0.84, T + 0.34),
                    (nr * 0.80, T + 0.58),
                    (nr * 0.35, T + 0.70),
                    (0, T + 0.71),
                ],
                [0, 0.02, 0.04, 0.08, 0.12, 0.10, 0],
                8,
            ),
            rub,
            90,
        )
        q.parent = E
        q = tube(
            "pip",
            [(0, 0, T), (0, 0, h * 0.6), (0.01, 0, 0.16)],
            0.035,
            mat_glass((0.95, 0.95, 0.95, 1), 1.45, 0.02, "pip", 0.95),
        )
        q.parent = E
    return E


bottle(0.46, 1.25, 0.46, (0.55, 0.95, 0), -4, "stopper")
bottle(0.37, 0.98, 0.38, (1.42, 0.48, 0), 12, "dropper")
bottle(0.29, 0.60, 0.30, (0.70, -0.42, 0), -10, "cap")
# marble mortar and pestle
mar = mat_marble(hexc("#C4B8A4"), hexc("#74664F"), "mar", 0.9, 0.24)


def at(o, x, y, z=0, rot=(0, 0, 0)):
    o.location = (x, y, z)
    o.rotation_euler = [math.radians(a) for a in rot]
    return o


mo = fillet(
    [
        (0, 0),
        (0.44, 0),
        (0.46, 0.07),
        (0.36, 0.13),
        (0.34, 0.19),
        (0.52, 0.34),
        (0.60, 0.62),
        (0.605, 0.80),
        (0.655, 0.82),
        (0.655, 0.875),
        (0.53, 0.875),
        (0.50, 0.66),
        (0.40, 0.36),
        (0.20, 0.24),
        (0, 0.22),
    ],
    [0, 0.03, 0.03, 0.05, 0.06, 0.16, 0.2, 0.03, 0.02, 0.02, 0.03, 0.2, 0.2, 0.12, 0],
    8,
)
at(lathe("mortar", mo, mar, 180, auto=60), -0.62, 0.18)
pe = fillet(
    [
        (0, 0),
        (0.13, 0.015),
        (0.155, 0.12),
        (0.10, 0.26),
        (0.072, 0.42),
        (0.075, 0.95),
        (0.105, 1.10),
        (0.105, 1.20),
        (0.05, 1.26),
        (0, 1.265),
    ],
    [0, 0.06, 0.08, 0.1, 0.15, 0.15, 0.08, 0.05, 0.03, 0],
    8,
)
at(lathe("pestle", pe, mar, 100, auto=60), -0.72, 0.12, 0.275, (14, 40, 0))
# light
softbox((-4.6, -1.8, 3.6), (0.2, 0, 0.7), 2.4, 3.0, 7, (1, 0.91, 0.79), 0.8, "key")
softbox((4.2, -0.3, 2.0), (0.6, 0, 0.8), 0.7, 3.2, 7, (1, 0.94, 0.87), 0.6, "rimR")
softbox((-0.2, 2.6, 3.6), (0.3, 0, 0.5), 4, 1.2, 4.0, (1, 0.93, 0.84), 0.8, "back")
softbox((0.4, -7.5, 2.6), (0.4, 0, 0.8), 2.6, 2.2, 1.0, (1, 0.94, 0.86), 0.9, "front")
for x, y, z, w, h, p in (
    (0.55, 1.50, 0.85, 0.80, 1.5, 1.7),
    (1.42, 0.95, 0.65, 0.64, 1.2, 1.6),
    (0.70, -0.02, 0.42, 0.48, 0.75, 1.5),
):
    c = softbox((x + 0.04, y, z), (x - 0.15, y - 4, z + 0.1), w, h, p, (1, 0.84, 0.60), 0.6, "card")
    c.visible_diffuse = False
    c.visible_glossy = False
S = (-5.6, -3.2, 3.5)
spot(S, (0.35, 0.4, 0.65), 8800, 0.09, 36, 0.5, (1, 0.82, 0.60))
gobo((-4.1, -2.29, 2.78), (0.35, 0.4, 0.65), [(-6, -1.0), (-0.36, -0.29), (0.28, 0.35), (0.95, 6)], 8)
camera((-0.85, -9.0, 2.55), (0.10, 0.1, 0.86), 71, 0.24, focus=(0.55, -0.1, 0.7))
render("apothecary")
