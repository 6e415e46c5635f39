import sys, os

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
# finish: despeckle.py terrace_dn.exr terrace_dns.exr 0,.455,.108,1 0,.455,.165,.64 .21,.12,.255,.19 .345,.12,.38,.23 .478,.12,.51,.24 then develop ev=.1
from extras import *

s = start()
world(None, 0.115, tint=(1, 0.97, 0.92, 1))
stone = mat_limestone("#C4B69E")
pl = mat_plaster(hexc("#C8BBA5"), "model", 0.05, 0.88, 0.16)
brass = mat_metal(BRASS, 0.22, "brass", 0, 0.10, 0.14)
# ground storey: the same plaster with banded rustication
m = M("rustic")
n1 = m.noise(14, 4, 0.65)
sx = m.new("SeparateXYZ")
m.link(m.co(), sx.inputs[0])
zz = m.math(m.math(sx.outputs[2], 11.5), 1, "MODULO")
g = m.ramp(zz, [(0, 0.0), (0.11, 1.0), (0.89, 1.0), (1.0, 0.0)])
m.into(m.mix(hexc("#C8BBA5"), m.ramp(n1, [(0.35, 0.93), (0.65, 1.0)]), 1, "MULTIPLY"), "Base Color")
m.set(Roughness=0.88, Specular=0.25)
b = m.bump(g, 1, 0.05)
m.bump(n1, 0.12, 0.02, b)
m.m["avg"] = hexc("#C8BBA5")
rus = m.m
box("table", (15, 10.5, 0.6), stone, 0.03, 4, loc=(0, 1.6, -0.3))
sweep(mat_plaster(hexc("#163A2C"), "wall", 0.16, 0.9, 0.3), depth=6.4, radius=0.5, z=-2)
# --- terrace ------------------------------------------------------------
T = empty("terrace", (-0.55, 0.4, 0), (0, 0, -16))
kid = lambda o: (setattr(o, "parent", T), o)[1]
base = kid(box("base", (3.34, 1.72, 0.07), pl, 0.012, 3, loc=(0, 0.36, 0.035)))
z0 = 0.07
x0 = -1.5
D = 0.13
kid(box("body", (2.99, 0.86, 1.70), pl, 0.006, 2, loc=(0, D + 0.43, z0 + 0.85)))
hw = 0.105
wins = []
doors = []
for h in range(3):
    X = x0 + h
    wins += [(X + 0.30, 0.17, 0.56, 3, 2)]
    doors.append(X + 0.72)
    for c in (0.30, 0.72):
        wins += [(X + c, 0.78, 1.24, 3, 2), (X + c, 1.37, 1.66, 3, 1)]
zt = 1.90
up = [rect(c - hw, a, c + hw, b) for c, a, b, _, _ in wins if a > 0.6]
lo = [rect(c - hw, a, c + hw, b) for c, a, b, _, _ in wins if a < 0.6]
dr = [arch(c, 0.115, -0.001, 0.47) for c in doors]
f1 = kid(slab2d("fac_up", rect(x0, 0.66, x0 + 3, zt), up, pl, D, 0.004))
f1.location.z = z0
# ground floor outline with door notches cut from below
gr = [(x0, 0)]
for c in doors:
    gr += arch(c, 0.115, 0, 0.47)
gr += [(x0 + 3, 0), (x0 + 3, 0.66), (x0, 0.66)]
f0 = kid(slab2d("fac_lo", gr, lo, rus, D + 0.02, 0.004, loc=(0, -0.02, z0)))
for c, a, b, nx, ny in wins:
    for half in (0, 1):
        zb = a + (b - a) * 0.5 * half
        zt_ = a + (b - a) * 0.5 * (half + 1)
        fr = 0.013
        bar = 0.0065
        H = []
        pw = (2 * hw - 2 * fr - (nx - 1) * bar) / nx
        ph = (zt_ - zb - 2 * fr - (ny - 1) * bar) / ny
        for i in range(nx):
            for j in range(ny):
                xx = c - hw + fr + i * (pw + bar)
                z_ = zb + fr + j * (ph + bar)
                H.append(rect(xx, z_, xx + pw, z_ + ph))
        kid(slab2d("sash", rect(c - hw, zb, c + hw, zt_), H, pl, 0.018, 0.002, loc=(0, 0.062 - 0.018 * half, z0)))
    kid(box("sill", (0.265, 0.075, 0.022), pl, 0.004, 2, loc=(c, 0.005 - (0.02 if a < 0.6 else 0), z0 + a - 0.010)))
    if a > 0.6:  # gauged flat arch, keyed a touch proud
        kid(
            slab2d(
                "lintel",
                [
                    (c - hw - 0.012, b + 0.004),
                    (c + hw + 0.012, b + 0.004),
                    (c + hw + 0.038, b + 0.072),
                    (c - hw - 0.038, b + 0.072),
                ],
                [],
                pl,
                0.012,
                0.003,
                loc=(0, -0.010, z0),
            )
        )
for c in doors:
    # door leaf with six panels, fanlight, architrave, steps
    P = [
        rect(c + sx_ * 0.048 - 0.034, a, c + sx_ * 0.048 + 0.034, b)
        for sx_ in (-1, 1)
        for a, b in ((0.045, 0.14), (0.17, 0.30), (0.33, 0.40))
    ]
    kid(slab2d("leaf", rect(c - 0.115, 0, c + 0.115, 0.435), P, pl, 0.022, 0.003, loc=(0, 0.062, z0)))
    kid(box("leafback", (0.23, 0.02, 0.45), pl, 0.002, 1, loc=(c, 0.095, z0 + 0.22)))
    kid(box("transom", (0.235, 0.05, 0.028), pl, 0.004, 2, loc=(c, 0.05, z0 + 0.452)))
    fan = []
    k = 5
    for i in range(k):
        a0 = math.pi * i / k + 0.07
        a1 = math.pi * (i + 1) / k - 0.07
        fan.append(
            [
                (c + 0.100 * math.cos(a0 + (a1 - a0) * t / 6), 0.47 + 0.100 * math.sin(a0 + (a1 - a0) * t / 6))
                for t in range(7)
            ]
            + [
                (c + 0.036 * math.cos(a1 - (a1 - a0) * t / 3), 0.47 + 0.036 * math.sin(a1 - (a1 - a0) * t / 3))
                for t in range(4)
            ]
        )
    kid(slab2d("fan", arch(c, 0.114, 0.465, 0.47), fan, pl, 0.016, 0.002, loc=(0, 0.058, z0)))
    kid(
        slab2d(
            "archi",
            arch(c, 0.152, 0, 0.47)[:1]
            + arch(c, 0.152, 0, 0.47)[1:]
            + [(c + 0.118, 0)]
            + list(reversed(arch(c, 0.118, 0, 0.47)))[1:],
            [],
            pl,
            0.028,
            0.005,
            loc=(0, -0.042, z0),
        )
    )
    kid(box("kst", (0.045, 0.05, 0.075), pl, 0.006, 2, loc=(c, -0.035, z0 + 0.615)))
    for i in range(3):
        kid(
            box(
                "step",
                (0.34 - 0.0 * i, 0.30 - 0.085 * i, 0.024),
                pl,
                0.005,
                2,
                loc=(c, -0.02 - (0.30 - 0.085 * i) / 2 + 0.0, z0 + 0.012 + 0.024 * i - 0.05 + 0.024),
            )
        )
    kid(sphere("knob", 0.010, brass, (c + 0.0, 0.055, z0 + 0.22)))


def course(z, h, out, mat=pl, r=0.008):
    return kid(
        box("course", (3.0 + 2 * out, out + D + 0.02, h), mat, r, 3, loc=(0, (D + 0.02 - out) / 2, z0 + z + h / 2))
    )


course(0.645, 0.05, 0.045)
course(0.695, 0.02, 0.025)
course(1.735, 0.03, 0.03)
course(1.765, 0.035, 0.065)
course(1.80, 0.022, 0.09)
course(1.90, 0.035, 0.03)
kid(box("par_b", (3.0, 0.10, 0.25), pl, 0.006, 2, loc=(0, D + 0.81, z0 + 1.80)))
for h in range(4):
    kid(box("par_s", (0.10, 0.90, 0.26), pl, 0.006, 2, loc=(x0 + 0.05 + h * 0.9667, D + 0.42, z0 + 1.80)))
rf = kid(
    from_pv(
        "roof",
        [
            (x0, D, z0 + 1.72),
            (x0 + 3, D, z0 + 1.72),
            (x0 + 3, D + 0.43, z0 + 2.08),
            (x0, D + 0.43, z0 + 2.08),
            (x0, D + 0.86, z0 + 1.72),
            (x0 + 3, D + 0.86, z0 + 1.72),
        ],
        [(0, 1, 2, 3), (3, 2, 5, 4), (0, 3, 4), (1, 5, 2)],
        pl,
        smooth=False,
    )
)
pot = fillet(
    [
        (0, 0),
        (0.034, 0),
        (0.030, 0.02),
        (0.024, 0.11),
        (0.032, 0.125),
        (0.032, 0.145),
        (0.018, 0.145),
        (0.018, 0.06),
        (0, 0.06),
    ],
    0.004,
    3,
)
for h in range(4):
    cx = x0 + 0.07 + h * 0.953
    kid(box("stack", (0.15, 0.56, 0.62), pl, 0.006, 2, loc=(cx, D + 0.43, z0 + 2.05)))
    kid(box("cap1", (0.175, 0.585, 0.025), pl, 0.005, 2, loc=(cx, D + 0.43, z0 + 2.33)))
    kid(box("cap2", (0.19, 0.60, 0.025), pl, 0.005, 2, loc=(cx, D + 0.43, z0 + 2.36)))
    for i in range(4):
        kid(lathe("pot", pot, pl, 28, loc=(cx, D + 0.43 - 0.20 + 0.133 * i, z0 + 2.37)))
# --- key + meridian ---------------------------------------------------------
old_key(brass, 1.02, 0.036, (1.55, -1.75, 0), 28)
try:
    from brand import meridian_strip

    meridian_strip((3.0, -7), (1.0, 9))
except ImportError:
    box("mer", (0.07, 14, 0.02), brass, 0.004, 2, loc=(-1.62, 1.0, -0.0085), rot=(0, 0, -4))
# --- light --------------------------------------------------------------------
softbox((-5, -2.6, 3.6), (0.4, 0, 0.9), 2.6, 2.6, 0.7, (1, 0.90, 0.80), 0.85, "key")
softbox((4.2, 1.2, 2.6), (0.6, 0.2, 1.0), 1.2, 2.4, 0.22, (0.93, 0.97, 1), 0.8, "rim")
softbox((0, -3.5, 6), (0.4, 0, 0.6), 4, 2.5, 0.22, (1, 0.96, 0.92), 0.9, "top")
spot((3.2, 2.2, 4.6), (1.2, 6.4, 1.6), 620, 2.4, 80, 1, (1, 0.90, 0.74))  # wash on the wall
g = softbox((1.2, 6.1, 1.7), (1.8, -2, 0), 3.2, 2.4, 0.55, (1, 0.80, 0.54), 0.95, "stripcard")
g.visible_diffuse = False
S = (-7.2, -0.75, 3.3)
Tg = (-0.3, 0.2, 0.8)
spot(S, Tg, 9000, 0.06, 46, 0.4, (1, 0.84, 0.63))
window_gobo(S, Tg, [(-3.6, -1.05), (-0.91, -0.06), (0.08, 0.95), (1.1, 2.2)], [(-1.6, -0.10), (0.0, 1.9)])
if A.get("frame") == "door":
    camera((3.4, -12.2, 1.9), (0.62, -0.5, 0.62), 150, 0.6, focus=(0.7, -0.6, 0.5))
    render("terrace_door")
else:
    camera((2.5, -13.0, 3.5), (0.34, 0, 1.02), 80, 0.42, focus=(0.0, -0.1, 1.0))
    render("terrace")
