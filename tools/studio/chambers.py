import sys, os

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from extras import *

s = start()
world("studio", 0.035, rot=120, tint=(1, 0.95, 0.88, 1))
random.seed(11)
stone = mat_limestone("#C4B69E")
brass = mat_metal(BRASS, 0.2, "brass", 0, 0.06, 0.12)
gold = mat_metal((0.86, 0.62, 0.27, 1), 0.34, "gilt", 0, 0.12, 0.14)
box("table", (15, 10.5, 0.6), stone, 0.03, 4, loc=(0, 1.6, -0.3))
sweep(mat_plaster(hexc("#2A0B10"), "wall", 0.18, 0.9, 0.3), depth=5.2, radius=0.5, z=-2)
pg = M("pages")
w = pg.noise(10, 4, 0.7, 0, pg.co((0.25, 0.25, 16)))
w2 = pg.noise(46, 2, 0.6, 0, pg.co((0.05, 0.05, 3)))
pg.into(
    pg.mix(
        pg.ramp(w, [(0.3, hexc("#8E7650")), (0.62, hexc("#C9B48C"))]),
        pg.ramp(w2, [(0.35, 0.72), (0.6, 1.0)]),
        0.8,
        "MULTIPLY",
    ),
    "Base Color",
)
pg.set(Roughness=0.9, Specular=0.15)
pg.bump(w2, 0.5, 0.02)
pg.m["avg"] = hexc("#B8A27A")
pages = pg.m


def book(L, W, T, leather, loc, rotz, ribs=5, label=None, worn=1):
    """closed book lying flat, spine towards -y. L along x"""
    E = empty("book", loc, (0, 0, rotz))
    bt = 0.035
    R = T * 0.22  # board thickness, spine swell
    ribx = [(-0.5 + (i + 1) / (ribs + 1)) * L for i in range(ribs)]
    N = 240
    K = 30
    v = []
    f = []
    xs = sorted(set([-L / 2 + L * i / N for i in range(N + 1)]))
    for x in xs:
        e = max(0, 1 - (L / 2 - abs(x)) / 0.03)
        bulge = max(math.exp(-(((x - r) / 0.030) ** 4)) for r in ribx) * 0.058 * T / 0.5
        pr = [(W, 0)] + [(W * (1 - i / 6), 0) for i in range(1, 6)] + [(0.10, 0.0), (0.065, 0.012), (0.03, 0.004)]
        sp = []
        for k in range(K + 1):
            a = -math.pi / 2 + math.pi * k / K
            nz = math.sin(a)
            ny = -math.cos(a)
            q = abs(nz)
            rr = bulge * (1 - q**6)
            sp.append((ny * (R + rr) - 0.005 * e, T / 2 + nz * (T / 2 + rr * 0.25 * (1 - q**8)) - 0.0))
        top = [(y, T - z) for y, z in reversed(pr)]
        v += [(x, y, z) for y, z in pr + sp + top]
    n = len(v) // len(xs)
    for i in range(len(xs) - 1):
        for j in range(n - 1):
            a = i * n + j
            f.append((a, a + 1, a + n + 1, a + n))
    o = from_pv("cover", v, f, leather, True, 60, recalc=False)
    so = o.modifiers.new("s", "SOLIDIFY")
    so.thickness = bt
    so.offset = 1
    o.parent = E
    bv = o.modifiers.new("b", "BEVEL")
    bv.width = 0.008
    bv.segments = 2
    bv.limit_method = "ANGLE"
    bv.angle_limit = math.radians(50)
    p = box("pages", (L - 0.075, W - 0.16, T - 0.008), pages, 0.006, 2, loc=(0, W / 2 + 0.045, T / 2))
    p.parent = E
    # gilt fillets either side of every rib and at head and tail
    for r in ribx + [-L / 2 + 0.05, L / 2 - 0.05]:
        for d in (-0.045, 0.045) if abs(r) < L / 2 - 0.06 else (-0.012, 0.012):
            pts = []
            for k in range(21):
                a = -math.pi / 2 + math.pi * (0.115 + 0.77 * k / 20)
                pts.append(
                    (r + d, -math.cos(a) * (R + bt + 0.0028), T / 2 + math.sin(a) * (T / 2 + bt + 0.001) * 0.985)
                )
            t = strand_curve("fillet", [pts], 0.0042, gold, 2, E)
    if label is not None:  # blank morocco label in the second compartment
        lv = []
        lf = []
        a0, a1 = ribx[label] + 0.06, ribx[label + 1] - 0.06
        for i in range(2):
            for k in range(15):
                a = -math.pi / 2 + math.pi * (0.14 + 0.72 * k / 14)
                lv.append(
                    (
                        a0 if i == 0 else a1,
                        -math.cos(a) * (R + bt + 0.004),
                        T / 2 + math.sin(a) * (T / 2 + bt + 0.003) * 0.985,
                    )
                )
        for k in range(14):
            lf.append((k, k + 1, 16 + k, 15 + k))
        q = from_pv("label", lv, lf, lab, True, 80)
        q.parent = E
        fr = [(a0 + 0.02, 0.16), (a1 - 0.02, 0.16), (a1 - 0.02, 0.84), (a0 + 0.02, 0.84)]
        ln = []
        for (xa, ua), (xb, ub) in zip(fr, fr[1:] + fr[:1]):
            ln.append(
                [
                    (
                        xa + (xb - xa) * t / 16,
                        -math.cos(-math.pi / 2 + math.pi * (0.14 + 0.72 * (ua + (ub - ua) * t / 16)))
                        * (R + bt + 0.007),
                        T / 2
                        + math.sin(-math.pi / 2 + math.pi * (0.14 + 0.72 * (ua + (ub - ua) * t / 16)))
                        * (T / 2 + bt + 0.005)
                        * 0.985,
                    )
                    for t in range(17)
                ]
            )
        strand_curve("lf", ln, 0.0035, gold, 2, E)
    return E


lab = M("label").set(Base_Color=hexc("#100A0A"), Roughness=0.62, Specular=0.18).m
calf = mat_leather(hexc("#4C2A12"), "calf", 2.0, 0.44)
ox = mat_leather(hexc("#3E0D12"), "oxblood", 2.2, 0.44)
green = mat_leather(hexc("#0E261B"), "green", 2.1, 0.46)
h1, h2, h3 = 0.52, 0.44, 0.36
book(2.55, 1.80, h1, calf, (-0.40, 0.15, 0.035), -9, 5, 3)
book(2.30, 1.62, h2, green, (-0.48, 0.22, 0.035 + h1 + 0.07), -3, 5, 3)
book(2.02, 1.42, h3, ox, (-0.38, 0.24, 0.035 + h1 + h2 + 0.14), -15, 4, 2)
# letter: folded ivory sheet, three panels, the top flap lifting
ivory = mat_paper(hexc("#DCCFB6"), "letter", 0.12)


def fold(w, h, lift, z0, curl=0):
    return lambda x, y: (
        x,
        y,
        z0 + lift * max(0, (y + h / 2) / h) ** 1.6 + curl * (x / w * 2) ** 2 * 0.5 + 0.004 * math.sin(x * 3 + y * 2),
    )


E = empty("letter", (1.62, -1.20, 0), (0, 0, -16))
for nm, w, h, l, z0 in (("under", 1.62, 0.98, 0.0, 0.006), ("mid", 1.62, 0.98, 0.008, 0.017)):
    q = sheet(nm, w, h, 24, 16, fold(w, h, l, z0, 0.004), ivory, 0.007)
    q.parent = E
# flap: folds down over the front from the top edge
q = sheet(
    "flap",
    1.62,
    0.56,
    24,
    20,
    lambda x, y: (
        x,
        0.49 - 0.28 - y * 1.0 * 0 + (y),
        0.030
        + 0.055 * max(0, (0.28 - (y + 0.28) * 0.5) - 0.02) * (1 if y < 0.28 else 0)
        + 0.03 * (1 - (y + 0.28) / 0.56) ** 2
        + (0 if y < 0.25 else -0.012 * ((y - 0.25) / 0.03)),
    ),
    ivory,
    0.007,
)
q.parent = E
# wax seal in two halves
wax = M("wax")
wn = wax.noise(5, 4, 0.5)
wax.into(wax.ramp(wn, [(0.3, hexc("#380A0F")), (0.7, hexc("#54131A"))]), "Base Color")
wax.set(Roughness=0.30, Specular=0.5, Subsurface=0, Clearcoat=0.25, Clearcoat_Roughness=0.2)
wax.m.node_tree.nodes["Principled BSDF"].inputs["Subsurface Color"].default_value = hexc("#7A1A20")
wax.b.inputs["Subsurface Radius"].default_value = (0.05, 0.01, 0.01)
wax.bump(wax.noise(26, 3, 0.5), 0.10, 0.01)


def seal(R=0.30):
    v = []
    f = []
    n = 144
    m = 56

    def hgt(r, a):
        x, y = r * math.cos(a) * 1.0, r * math.sin(a)
        e = 0.032 + 0.020 * math.exp(-(((r - 0.84) / 0.085) ** 2)) + 0.006 * math.sin(5 * a + 1) * max(0, r - 0.7)
        if r > 0.9:
            e *= math.sqrt(max(0, 1 - ((r - 0.9) / 0.1) ** 2))
        if r < 0.74:
            d = abs(math.hypot(x / 0.36, y / 0.50) - 1) * 0.42
            w = 0.055 + 0.055 * abs(x / 0.5)
            ring = 1 / (1 + math.exp((d - w) / 0.012))
            bar = 1 / (1 + math.exp((abs(x) - 0.018) / 0.008)) * (1 if abs(y) < 0.64 else 0)
            e += 0.024 * max(ring, bar) - 0.006
        return e

    def rad(a):
        return R * (
            1
            + 0.07 * math.sin(2 * a + 0.6)
            + 0.05 * math.sin(3 * a + 2)
            + 0.035 * math.sin(5 * a)
            + 0.02 * math.sin(9 * a + 1)
        )

    v.append((0, 0, hgt(0, 0)))
    for j in range(1, m + 1):
        for i in range(n):
            a = 2 * math.pi * i / n
            r = j / m
            k = (1 - r**3) * R + r**3 * rad(a)
            v.append((r * k * math.cos(a), r * k * math.sin(a), hgt(r, a) if j < m else 0))
    for i in range(n):
        f.append((0, 1 + i, 1 + (i + 1) % n))
    for j in range(m - 1):
        for i in range(n):
            a = 1 + j * n + i
            b = 1 + j * n + (i + 1) % n
            f.append((a, b, b + n, a + n))
    f.append(tuple(reversed([1 + (m - 1) * n + i for i in range(n)])))
    return from_pv("seal", v, f, wax.m, True, 70)


zig = [
    (-0.6, -0.03),
    (-0.20, -0.035),
    (-0.13, 0.02),
    (-0.06, -0.02),
    (0.01, 0.03),
    (0.07, 0.0),
    (0.14, 0.045),
    (0.21, 0.02),
    (0.6, 0.05),
]
for sg, off, rz, zz, tl in ((1, (0.0, 0.0), 3, 0.050, 4), (-1, (0.022, -0.030), -4, 0.030, -1)):
    S_ = seal()
    c = loft(
        "cut",
        [
            ([*zig, (0.6, 0.9 * sg), (-0.6, 0.9 * sg)] if sg > 0 else [*zig, (0.6, -0.9), (-0.6, -0.9)], -0.2),
            ([*zig, (0.6, 0.9 * sg), (-0.6, 0.9 * sg)] if sg > 0 else [*zig, (0.6, -0.9), (-0.6, -0.9)], 0.2),
        ],
        None,
        smooth=False,
    )
    b = S_.modifiers.new("b", "BOOLEAN")
    b.operation = "INTERSECT"
    b.object = c
    b.solver = "EXACT"
    dg = bpy.context.evaluated_depsgraph_get()
    me = bpy.data.meshes.new_from_object(S_.evaluated_get(dg))
    bpy.data.objects.remove(S_)
    bpy.data.objects.remove(c)
    me.materials.clear()
    o = fin("half", me, wax.m, True, 45, (0.02 + off[0], -0.10 + off[1], zz), (tl, 0, rz))
    o.parent = E
for x, y, r in ((0.33, -0.20, 0.014), (0.30, -0.27, 0.009), (-0.28, -0.24, 0.011), (0.40, -0.31, 0.006)):
    q = sphere("crumb", r, wax.m, (x, y, 0.03))
    q.parent = E
# fountain pen
P = empty("pen", (0.42, -1.72, 0.078), (0, 2.0, 24))
blk = (
    M("resin").set(Base_Color=hexc("#0E0F14"), Roughness=0.09, Specular=0.5, Clearcoat=0.6, Clearcoat_Roughness=0.03).m
)


def px(pr, m, r=0.01):
    o = latheX("pen", fillet(pr, r, 5), m, 72)
    o.parent = P
    return o


px([(0, -0.74), (0.040, -0.735), (0.058, -0.70), (0.070, -0.30), (0.072, -0.05), (0.066, 0.0), (0, 0.0)], blk, 0.03)
px([(0, 0.0), (0.0725, 0.0), (0.0725, 0.028), (0, 0.028)], brass, 0.006)
px([(0, 0.028), (0.056, 0.028), (0.050, 0.20), (0.046, 0.30), (0.052, 0.325), (0.046, 0.335), (0, 0.335)], blk, 0.02)
px([(0, -0.66), (0.0655, -0.66), (0.0665, -0.645), (0, -0.645)], brass, 0.003)
nv = []
nf = []
NL = 30
NK = 12
for i in range(NL + 1):
    t = i / NL
    x = 0.325 + 0.31 * t
    wd = 0.042 * (1 - 0.0 * t) if t < 0.25 else 0.042 * ((1 - (t - 0.25) / 0.75) ** 0.85) + 0.002
    dr = 0.020 * t * t
    for k in range(NK + 1):
        a = (k / NK - 0.5) * 2.5 * (1 - 0.6 * t)
        nv.append((x, wd * math.sin(a) / max(0.3, math.sin(1.25 * (1 - 0.6 * t))), 0.034 * math.cos(a) - dr * 2.2))
for i in range(NL):
    for k in range(NK):
        a = i * (NK + 1) + k
        nf.append((a, a + 1, a + NK + 2, a + NK + 1))
nib = from_pv("nib", nv, nf, gold, True, 60, recalc=False)
so = nib.modifiers.new("s", "SOLIDIFY")
so.thickness = 0.006
nib.parent = P
q = sphere("bh", 0.007, blk, (0.47, 0, 0.026))
q.parent = P
q = tube("slit", [(0.475, 0, 0.0262), (0.52, 0, 0.022), (0.57, 0, 0.008), (0.63, 0, -0.008)], 0.0018, blk, 2)
q.parent = P
from brand import meridian_strip

meridian_strip((0.55, -7), (2.25, 9))
# light
g = softbox((1.9, 4.9, 1.7), (1.4, -2, 0), 3.0, 2.2, 0.45, (1, 0.80, 0.54), 0.95, "stripcard")
g.visible_diffuse = False
softbox((-5, -2.6, 3.4), (0.2, 0, 0.6), 2.2, 2.4, 0.9, (1, 0.90, 0.80), 0.85, "key")
softbox((4.2, 1.4, 2.4), (0.3, 0.2, 0.6), 1.2, 2.4, 0.35, (0.93, 0.97, 1), 0.8, "rim")
softbox((0.2, -3.4, 5.5), (0.3, -0.5, 0.4), 3, 2, 0.30, (1, 0.96, 0.92), 0.9, "top")
spot((3.4, 1.6, 4.2), (1.4, 5.2, 1.3), 900, 2.4, 80, 1, (1, 0.86, 0.72))
S = (-6.4, -3.0, 3.1)
Tg = (0.1, -0.3, 0.5)
spot(S, Tg, 7600, 0.06, 46, 0.4, (1, 0.84, 0.63))
window_gobo(S, Tg, [(-3.6, -0.98), (-0.86, 0.42), (0.54, 1.7)], [(-1.6, 0.06), (0.16, 1.7)])
if A.get("frame") == "seal":
    camera((-1.6, -10.6, 3.4), (1.05, -1.05, 0.18), 135, 0.6, focus=(1.3, -1.0, 0.15))
    render("chambers_seal")
else:
    camera((0.55, -11.2, 4.5), (0.50, -0.22, 0.50), 84, 0.42, focus=(0.45, -0.85, 0.4))
    render("chambers")
