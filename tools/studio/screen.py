import sys, os

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from extras import *

s = start()
world("studio", 0.035, rot=120, tint=(1, 0.95, 0.88, 1))
stone = mat_limestone("#BDB099")
box("table", (15, 10.5, 0.6), stone, 0.03, 4, loc=(0, 1.6, -0.3))
sweep(mat_plaster(hexc("#161A22"), "wall", 0.18, 0.9, 0.3), depth=5.2, radius=0.5, z=-2)
trav = mat_travertine()
brass = mat_metal((0.82, 0.58, 0.27, 1), 0.17, "brass", 0, 0.03, 0.07)
blk = (
    M("screen")
    .set(Base_Color=hexc("#07080A"), Roughness=0.035, Specular=0.5, Clearcoat=0.5, Clearcoat_Roughness=0.01)
    .m
)
# stone block
BX, BY = 0.55, 0.42
box("block", (1.10, 0.78, 1.12), trav, 0.02, 4, loc=(BX, BY, 0.56), rot=(0, 0, -26))
box("block2", (1.9, 0.62, 0.34), trav, 0.02, 4, loc=(1.50, 0.02, 0.17), rot=(0, 0, -26))
# phone: 71 x 148 x 8 mm, leaning back on the block. local z up the phone, screen faces -y
Ph = empty("phone")
w, h, t = 0.365, 0.755, 0.042
R_ = 0.105
fr = [
    (rrect(w - k, h - k, R_ - k, 12), z)
    for k, z in fillet([(0.012, -t), (0.0, -t + 0.012), (0, t - 0.012), (0.012, t)], 0.010, 6)
]
q = loft("frame", fr, brass, auto=35)
q.parent = Ph
q.rotation_euler = (math.pi / 2, 0, 0)
q.location = (0, 0, h)
sc_ = loft(
    "glass",
    [
        (rrect(w - 0.017, h - 0.017, R_ - 0.017, 12), 0),
        (rrect(w - 0.017, h - 0.017, R_ - 0.017, 12), 0.004),
        (rrect(w - 0.022, h - 0.022, R_ - 0.022, 12), 0.0065),
    ],
    blk,
    auto=25,
)
sc_.parent = Ph
sc_.rotation_euler = (math.pi / 2, 0, 0)
sc_.location = (0, -t + 0.001, h)
bz = loft(
    "back",
    [(rrect(w - 0.016, h - 0.016, R_ - 0.016, 12), 0), (rrect(w - 0.017, h - 0.017, R_ - 0.017, 12), 0.006)],
    M("backg").set(Base_Color=hexc("#10291F"), Roughness=0.25).m,
)
bz.parent = Ph
bz.rotation_euler = (math.pi / 2, 0, 0)
bz.location = (0, t + 0.006, h)
q = lathe(
    "ear",
    fillet([(0, 0), (0.012, 0), (0.012, 0.002), (0, 0.002)], 0.0005, 2),
    M("cam").set(Base_Color=(0.004, 0.004, 0.006, 1), Roughness=0.02).m,
    32,
)
q.parent = Ph
q.rotation_euler = (math.pi / 2, 0, 0)
q.location = (0, -t - 0.0062, 2 * h - 0.075)
for z in (1.05, 0.86):
    q = box("btn", (0.014, 0.030, 0.14), brass, 0.006, 3)
    q.parent = Ph
    q.location = (w + 0.003, 0, z)
Ph.rotation_euler = (math.radians(-13), 0, math.radians(-26))
rz = Matrix.Rotation(math.radians(-26), 3, "Z")
f0 = rz @ V3((-0.06, -0.39 - 0.310, 0))
Ph.location = (BX + f0.x, BY + f0.y, 0.012)
# round LED ring light on a small brass stand
Rx, Ry, Rz, R0 = -0.98, 0.05, 1.20, 0.54
Rg = empty("ringlight", (Rx, Ry, Rz), (4, 0, 16))
prof = lambda r0, r1, d0, d1, n=5: fillet([(r0, d0), (r1, d0), (r1, d1), (r0, d1), (r0, d0 + 0.001)], 0.018, 5)
q = lathe(
    "shell",
    fillet(
        [
            (R0 - 0.060, 0.05),
            (R0 - 0.060, -0.035),
            (R0 - 0.046, -0.035),
            (R0 - 0.046, -0.012),
            (R0 + 0.046, -0.012),
            (R0 + 0.046, -0.035),
            (R0 + 0.060, -0.035),
            (R0 + 0.060, 0.05),
            (R0 + 0.05, 0.085),
            (R0 - 0.05, 0.085),
            (R0 - 0.060, 0.05),
        ],
        [0, 0.008, 0.003, 0.003, 0.003, 0.003, 0.008, 0.03, 0.03, 0.03, 0],
        5,
    ),
    brass,
    240,
)
q.parent = Rg
q.rotation_euler = (-math.pi / 2, 0, 0)
em = M("led")
em.n.remove(em.b)
e = em.new("Emission")
e.inputs[0].default_value = (1, 0.80, 0.56, 1)
lp = em.new("LightPath")
em.link(em.math(em.math(lp.outputs["Is Camera Ray"], -8.2), 10.0, "ADD"), e.inputs[1])
em.link(e.outputs[0], em.out.inputs[0])
q = lathe(
    "diff",
    fillet([(R0 - 0.045, -0.012), (R0 - 0.032, -0.030), (R0 + 0.032, -0.030), (R0 + 0.045, -0.012)], 0.02, 6),
    em.m,
    240,
)
q.parent = Rg
q.rotation_euler = (-math.pi / 2, 0, 0)
q = tube("fork", [(0, 0.05, -R0 - 0.06), (0, 0.05, -R0 - 0.14), (0, 0.05, -R0 - 0.22)], 0.03, brass, 8)
q.parent = Rg
lathe(
    "pole",
    fillet([(0, 0.02), (0.026, 0.02), (0.026, Rz - R0 - 0.16), (0, Rz - R0 - 0.16)], 0.003, 3),
    brass,
    48,
    loc=(Rx - 0.015, Ry + 0.06, 0),
)
lathe(
    "knurl",
    fillet([(0, 0.0), (0.05, 0.0), (0.05, 0.09), (0, 0.09)], 0.012, 5),
    brass,
    64,
    loc=(Rx - 0.015, Ry + 0.06, Rz - R0 - 0.24),
)
lathe(
    "base",
    fillet(
        [(0, 0), (0.36, 0), (0.36, 0.035), (0.33, 0.05), (0.05, 0.065), (0, 0.065)], [0, 0.012, 0.012, 0.02, 0.03, 0], 6
    ),
    brass,
    160,
    loc=(Rx - 0.015, Ry + 0.06, 0),
)
from brand import meridian_strip

meridian_strip((-0.95, -7), (0.55, 9))
softbox((-5, -2.2, 3.4), (0, 0, 0.7), 2.2, 2.4, 0.8, (1, 0.91, 0.81), 0.85, "key")
softbox((4.0, 0.8, 2.4), (0.3, 0.2, 0.8), 1.0, 2.8, 3.0, (0.95, 0.97, 1), 0.8, "rim")
softbox((0.1, -4.8, 4.6), (0.1, -0.4, 0.5), 2.6, 1.4, 0.25, (1, 0.96, 0.92), 0.9, "front")
c = softbox((-3.1, -3.75, 2.5), (0.45, -0.4, 0.8), 2.7, 2.3, 4.6, (1, 0.86, 0.70), 0.98, "screencard")
c.visible_diffuse = False
spot((3.4, 2.2, 3.8), (1.4, 5.2, 1.2), 1900, 0.6, 80, 1, (1, 0.84, 0.66))
g = softbox((-0.1, 4.9, 1.9), (0, 0, 0.2), 4, 2.2, 0.40, (1, 0.84, 0.60), 0.9, "stripcard")
g.visible_diffuse = False
S = (-6.6, -2.3, 2.9)
Tg = (0.3, 0, 0.6)
spot(S, Tg, 6800, 0.06, 46, 0.4, (1, 0.84, 0.63))
window_gobo(S, Tg, [(-3.6, -0.80), (-0.68, 0.55), (0.67, 1.9)], [(-1.8, 0.10), (0.22, 1.9)])
camera((0.1, -10.8, 3.1), (0.20, -0.15, 0.84), 84, 0.40, focus=(0.35, -0.45, 0.8))
render("screen")
