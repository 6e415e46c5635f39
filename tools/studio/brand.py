# Noughtline brand props for the still-life series: the meridian (a brass strip let into the surface) and the cast nought.
# 1 unit = 10 cm unless `unit` says otherwise (unit = length of 10 cm in scene units; ring.py, where 1 unit = 1 cm, passes unit=10).
from studio import *


def mat_strip(name="meridian_brass", rough=0.30, unit=1.0, haze=0.26):
    """polished brass drawn along its length (local X); haze = share of scattered light from fine scratches, so that the
    line stays bright under a hard raking light even when it mirrors something dark"""
    m = M(name)
    m.set(Metallic=1 - haze, Specular=0.5, Base_Color=(0.84, 0.60, 0.28, 1))
    k = 1 / unit
    sm = m.noise(2.2 * k, 6, 0.6, 0.5)
    m.into(m.ramp(sm, [(0.3, rough * 0.75), (0.7, rough * 1.35)]), "Roughness")
    m.bump(m.noise(30 * k, 3, 0.6, 0, m.co((0.03, 1, 1))), 0.05, 0.002 * unit)
    return m.m


def meridian_strip(
    p0, p1, z=0.0, width=0.07, mat=None, unit=1.0, proud=0.0015, groove=0.007, joint=0.0, name="meridian"
):
    """Brass strip inlaid flush in a horizontal surface at height z, from p0=(x,y) to p1=(x,y) (run it well out of frame).
    width .07 = 7 mm; proud = how far the top stands above z (0.15 mm: flush, no z-fighting); groove = dark hairline each
    side (0 = none); joint = butt-joint spacing (0 = one length). Returns the strip object. No light or camera is touched."""
    w, pr, g = width * unit, proud * unit, groove * unit
    a, b = Vector(p0).to_2d(), Vector(p1).to_2d()
    d = b - a
    L = d.length
    ang = math.atan2(d.y, d.x)
    mat = mat or bpy.data.materials.get("meridian_brass") or mat_strip(unit=unit)
    e = 0.006 * unit
    h = 0.05 * unit
    v = []
    f = []
    cuts = [0.0] + ([i * joint for i in range(1, int(L / joint) + 1)] if joint else []) + [L]
    for x0, x1 in zip(cuts, cuts[1:]):
        if x1 - x0 < 1e-6:
            continue
        gp = 0.0012 * unit if joint else 0
        x0 += gp
        x1 -= gp
        n = len(v)
        prof = [
            (-w / 2, -h),
            (-w / 2, pr - e * 0.35),
            (-w / 2 + e * 0.3, pr - e * 0.1),
            (-w / 2 + e, pr),
            (w / 2 - e, pr),
            (w / 2 - e * 0.3, pr - e * 0.1),
            (w / 2, pr - e * 0.35),
            (w / 2, -h),
        ]
        K = len(prof)
        for x in (x0, x1):
            v += [(x, y, zz) for y, zz in prof]
        f += [(n + i, n + i + 1, n + K + i + 1, n + K + i) for i in range(K - 1)] + [
            tuple(range(n, n + K))[::-1],
            tuple(range(n + K, n + 2 * K)),
        ]
    o = from_pv(name, v, f, mat, True, 60, loc=(a.x, a.y, z), recalc=True)
    o.rotation_euler = (0, 0, ang)
    if g > 0:
        gm = (
            bpy.data.materials.get("groove")
            or M("groove").set(Base_Color=(0.012, 0.011, 0.010, 1), Roughness=0.9, Specular=0.1).m
        )
        y = w / 2 + g
        q = from_pv(
            name + "_groove",
            [(0, -y, pr * 0.35), (L, -y, pr * 0.35), (L, y, pr * 0.35), (0, y, pr * 0.35)],
            [(0, 1, 2, 3)],
            gm,
            False,
            loc=(a.x, a.y, z),
            recalc=False,
        )
        q.rotation_euler = (0, 0, ang)
    return o


def nought(
    h=1.8,
    aspect=1.5,
    depth=0.30,
    mat=None,
    loc=(0, 0, 0),
    rot=0,
    hair=0.030,
    thick=0.30,
    crown=0.008,
    bevel=0.02,
    N=320,
    sink=0.006,
):
    """cast didone zero standing upright in the XZ plane, facing -Y; foot on loc. aspect = height/width, hair = hairline/height,
    thick = side stroke/width, crown = how far each face swells."""
    mat = mat or mat_metal((0.82, 0.58, 0.27, 1), 0.16, "cast_brass", 0, 0.04, 0.08)
    H = h / 2
    W = H / aspect
    hi = H - hair * h
    wi = W - thick * 2 * W
    se = lambda a, t, e: math.copysign(abs(a) ** (2 / e), a)
    v = []
    f = []
    prof = None
    for i in range(N):
        t = 2 * math.pi * i / N
        c, s = math.cos(t), math.sin(t)
        Po = Vector((W * se(c, t, 2.12), H * se(s, t, 2.12)))
        Pi = Vector((wi * se(c, t, 2.3), hi * se(s, t, 2.3)))
        dv = Pi - Po
        S = dv.length
        dv.normalize()
        b = min(bevel, 0.40 * S)
        D = depth / 2
        cr = crown * min(1, S / (thick * 2 * W))
        pts = []
        for sg in (-1, 1):
            side = []
            for k in range(5):
                th = math.pi / 2 * k / 4
                side.append((b - b * math.cos(th), D - b + b * math.sin(th)))
            for k in range(1, 8):
                u = b + (S - 2 * b) * k / 8
                side.append((u, D + cr * (1 - (2 * u / S - 1) ** 2)))
            for k in range(5):
                th = math.pi / 2 * k / 4
                side.append((S - b + b * math.sin(th), D - b + b * math.cos(th)))
            pts += [(u, sg * y) for u, y in (side if sg < 0 else side[::-1])]
        for u, y in pts:
            p = Po + dv * u
            v.append((p.x, y, p.y + H))
        prof = len(pts)
    for i in range(N):
        j = (i + 1) % N
        for q in range(prof):
            r = (q + 1) % prof
            f.append((i * prof + q, i * prof + r, j * prof + r, j * prof + q))
    x, y, z = loc
    return from_pv("nought", v, f, mat, True, 40, loc=(x, y, z - sink), rot=(0, 0, rot))


def mat_verde(name="verde", rough=(0.27, 0.42), spec=0.36):
    """green-black stone, honed"""
    m = M(name)
    n1 = m.noise(0.9, 8, 0.62, 1.4)
    n2 = m.noise(5.5, 8, 0.65, 0.8)
    vn = m.ramp(m.noise(1.5, 10, 0.62, 2.6), [(0.482, 0.0), (0.5, 0.9), (0.518, 0.0)])
    sp = m.ramp(m.noise(34, 4, 0.6), [(0.62, 0.0), (0.74, 1.0)])
    c = m.ramp(n1, [(0.3, hexc("#16231E")), (0.55, hexc("#20352C")), (0.8, hexc("#2B483B"))])
    c = m.mix(c, hexc("#121A17"), m.ramp(n2, [(0.45, 0.0), (0.75, 0.7)]))
    c = m.mix(c, hexc("#5F6B58"), m.math(vn, 0.34))
    c = m.mix(c, hexc("#57705F"), m.math(sp, 0.16))
    m.into(c, "Base Color")
    m.into(m.ramp(m.noise(7, 6, 0.6), [(0.3, rough[0]), (0.7, rough[1])]), "Roughness")
    m.set(Specular=spec)
    m.bump(m.noise(60, 5, 0.6), 0.05, 0.004)
    m.m["avg"] = hexc("#1E3029")
    return m.m
