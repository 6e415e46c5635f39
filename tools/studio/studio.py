# Shared "studio" for the still-life series. Blender 3.4 (Debian), Cycles CPU, no OIDN.
# 1 Blender unit = 10 cm.
import bpy, bmesh, math, sys, os, random
from mathutils import Vector, Matrix, noise as mnoise

ART = os.path.dirname(os.path.abspath(__file__))


def args():
    a = sys.argv[sys.argv.index("--") + 1 :] if "--" in sys.argv else []
    return dict(x.split("=", 1) for x in a)


A = args()


# ---- palette (linear) -------------------------------------------------------
def hexc(h):
    h = h.lstrip("#")
    c = [int(h[i : i + 2], 16) / 255 for i in (0, 2, 4)]
    return tuple([(x / 12.92 if x <= 0.04045 else ((x + 0.055) / 1.055) ** 2.4) for x in c] + [1.0])


IVORY = hexc("#E9DFCC")
PLASTER = hexc("#D9CBB4")
OXBLOOD = hexc("#4A1218")
BOTTLE = hexc("#10291F")
INK = hexc("#14161C")
BRASS = (0.80, 0.56, 0.26, 1)
GOLD = (1.0, 0.71, 0.29, 1)


# ---- scene ------------------------------------------------------------------
def start():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    s = bpy.context.scene
    s.render.engine = "CYCLES"
    c = s.cycles
    c.device = "CPU"
    s.render.threads_mode = "FIXED"
    s.render.threads = int(A.get("threads", 2))
    W = int(A.get("w", 1600))
    s.render.resolution_x = W
    s.render.resolution_y = round(W * float(A.get("ratio", 1067 / 1600)))
    s.render.resolution_percentage = 100
    c.samples = int(A.get("spp", 256))
    c.use_adaptive_sampling = True
    c.adaptive_threshold = float(A.get("nt", 0.012))
    c.adaptive_min_samples = 32
    c.use_denoising = False
    c.max_bounces = 12
    c.diffuse_bounces = 3
    c.glossy_bounces = 4
    c.transmission_bounces = 12
    c.transparent_max_bounces = 12
    c.caustics_reflective = False
    c.caustics_refractive = False
    c.blur_glossy = 0.6
    c.sample_clamp_indirect = 3.0
    c.sample_clamp_direct = 0
    c.use_light_tree = False if hasattr(c, "use_light_tree") else None
    c.pixel_filter_type = "BLACKMAN_HARRIS"
    c.filter_width = 1.5
    c.seed = int(A.get("seed", 1))
    s.render.image_settings.file_format = "OPEN_EXR"
    s.render.image_settings.color_depth = "16"
    s.render.image_settings.exr_codec = "ZIP"
    s.view_settings.view_transform = "Raw" if False else "Standard"
    w = bpy.data.worlds.new("w")
    s.world = w
    w.use_nodes = True
    return s


def world(hdri=None, strength=0.3, rot=0, tint=(1, 1, 1, 1)):
    nt = bpy.context.scene.world.node_tree
    nt.nodes.clear()
    o = nt.nodes.new("ShaderNodeOutputWorld")
    b = nt.nodes.new("ShaderNodeBackground")
    nt.links.new(b.outputs[0], o.inputs[0])
    b.inputs[1].default_value = strength
    if hdri:
        e = nt.nodes.new("ShaderNodeTexEnvironment")
        e.image = bpy.data.images.load(f"{ART}/assets/hdri/{hdri}.exr")
        m = nt.nodes.new("ShaderNodeMapping")
        t = nt.nodes.new("ShaderNodeTexCoord")
        m.inputs["Rotation"].default_value = (0, 0, math.radians(rot))
        nt.links.new(t.outputs["Generated"], m.inputs[0])
        nt.links.new(m.outputs[0], e.inputs[0])
        mx = nt.nodes.new("ShaderNodeMixRGB")
        mx.blend_type = "MULTIPLY"
        mx.inputs[0].default_value = 1
        mx.inputs[2].default_value = tint
        nt.links.new(e.outputs[0], mx.inputs[1])
        nt.links.new(mx.outputs[0], b.inputs[0])
    else:
        b.inputs[0].default_value = tint


def camera(loc, target, lens=85, fstop=0.4, focus=None, shift=(0, 0)):
    cd = bpy.data.cameras.new("cam")
    c = bpy.data.objects.new("cam", cd)
    bpy.context.collection.objects.link(c)
    c.location = loc
    d = Vector(target) - Vector(loc)
    c.rotation_euler = d.to_track_quat("-Z", "Y").to_euler()
    cd.lens = lens
    cd.sensor_width = 36
    cd.dof.use_dof = True
    cd.dof.aperture_fstop = fstop
    cd.dof.aperture_blades = 9
    cd.dof.aperture_rotation = 0.3
    cd.dof.focus_distance = (Vector(focus or target) - Vector(loc)).dot(d.normalized())
    cd.shift_x, cd.shift_y = shift
    bpy.context.scene.camera = c
    return c


# ---- materials --------------------------------------------------------------
class M:
    """tiny node-graph helper"""

    def __init__(s, name):
        s.m = bpy.data.materials.new(name)
        s.m.use_nodes = True
        s.nt = s.m.node_tree
        s.n = s.nt.nodes
        s.b = s.n["Principled BSDF"]
        s.out = s.n["Material Output"]
        s._tc = None

    def new(s, t, **k):
        n = s.n.new("ShaderNode" + t)
        for a, v in k.items():
            setattr(n, a, v)
        return n

    def link(s, a, b):
        s.nt.links.new(a, b)

    def set(s, **k):
        for a, v in k.items():
            s.b.inputs[a.replace("_", " ")].default_value = v
        return s

    def co(s, scale=(1, 1, 1), rot=(0, 0, 0), kind="Object"):
        t = s.new("TexCoord")
        m = s.new("Mapping")
        m.inputs["Scale"].default_value = scale
        m.inputs["Rotation"].default_value = rot
        s.link(t.outputs[kind], m.inputs[0])
        return m.outputs[0]

    def noise(s, scale, detail=6, rough=0.55, dist=0, vec=None):
        n = s.new("TexNoise")
        n.inputs["Scale"].default_value = scale
        n.inputs["Detail"].default_value = min(detail, 4)
        n.inputs["Roughness"].default_value = rough
        n.inputs["Distortion"].default_value = dist
        if vec is None:
            vec = s.co()
        s.link(vec, n.inputs["Vector"])
        return n.outputs["Fac"]

    def ramp(s, fac, stops, interp="LINEAR"):
        r = s.new("ValToRGB")
        e = r.color_ramp
        e.interpolation = interp
        while len(e.elements) < len(stops):
            e.elements.new(0.5)
        for el, (p, c) in zip(e.elements, stops):
            el.position = p
            el.color = c if not isinstance(c, (int, float)) else (c, c, c, 1)
        s.link(fac, r.inputs[0])
        return r.outputs[0]

    def mix(s, a, b, fac=0.5, mode="MIX"):
        m = s.new("MixRGB", blend_type=mode)
        for i, v in ((0, fac), (1, a), (2, b)):
            if hasattr(v, "is_linked"):
                s.link(v, m.inputs[i])
            else:
                m.inputs[i].default_value = v if i == 0 or not isinstance(v, (int, float)) else (v, v, v, 1)
        return m.outputs[0]

    def math(s, a, b, op="MULTIPLY"):
        m = s.new("Math", operation=op)
        for i, v in ((0, a), (1, b)):
            if hasattr(v, "is_linked"):
                s.link(v, m.inputs[i])
            else:
                m.inputs[i].default_value = v
        return m.outputs[0]

    def bump(s, h, strength=0.2, dist=0.02, prev=None):
        b = s.new("Bump")
        b.inputs["Strength"].default_value = strength
        b.inputs["Distance"].default_value = dist
        s.link(h, b.inputs["Height"])
        if prev is not None:
            s.link(prev, b.inputs["Normal"])
        s.link(b.outputs[0], s.b.inputs["Normal"])
        return b.outputs[0]

    def into(s, sock, name):
        s.link(sock, s.b.inputs[name])


def mat_plaster(col, name="plaster", mottle=0.12, rough=0.85, bump=0.25):
    m = M(name)
    n1 = m.noise(1.3, 8, 0.6, 0.3)
    n2 = m.noise(14, 10, 0.65)
    dark = tuple(c * (1 - mottle) for c in col[:3]) + (1,)
    light = tuple(min(1, c * (1 + mottle * 0.6)) for c in col[:3]) + (1,)
    m.into(
        m.mix(m.ramp(n1, [(0.3, dark), (0.7, light)]), m.ramp(n2, [(0.35, 0.88), (0.65, 1.0)]), 0.5, "MULTIPLY"),
        "Base Color",
    )
    m.set(Roughness=rough, Specular=0.25)
    b = m.bump(n2, bump, 0.02)
    b = m.bump(m.noise(70, 6, 0.6), bump * 0.5, 0.006, b)
    m.bump(m.noise(2.2, 4, 0.5, 0.6), bump * 0.8, 0.12, b)
    m.m["avg"] = col
    return m.m


def mat_travertine(name="travertine", tint=(1, 1, 1, 1)):
    m = M(name)
    v = m.co((0.55, 0.55, 2.6))
    band = m.noise(2.1, 9, 0.62, 1.2, v)
    col = m.ramp(
        band, [(0.25, hexc("#B79F7F")), (0.42, hexc("#CDB999")), (0.55, hexc("#E2D5BD")), (0.75, hexc("#D3C1A3"))]
    )
    v2 = m.co((1.2, 1.2, 4.2))
    pit = m.noise(5.5, 7, 0.7, 0.5, v2)
    mask = m.ramp(pit, [(0.335, 0.0), (0.385, 1.0)])
    v3 = m.co((2, 2, 6))
    pit2 = m.noise(16, 4, 0.6, 0.2, v3)
    mask2 = m.ramp(pit2, [(0.32, 0.0), (0.37, 1.0)])
    mk = m.math(m.math(mask, 1, "MULTIPLY"), mask2, "MULTIPLY")
    c = m.mix(hexc("#7C674C"), m.mix(col, tint, 1, "MULTIPLY"), mk)
    m.into(c, "Base Color")
    m.into(m.ramp(mk, [(0, 0.9), (1, 0.48)]), "Roughness")
    m.set(Specular=0.4)
    b = m.bump(mk, 0.9, 0.035)
    m.bump(m.noise(60, 6, 0.6), 0.15, 0.004, b)
    m.m["avg"] = hexc("#D3C3A8")
    return m.m


def mat_metal(col, rough=0.2, name="metal", aniso=0, scratch=0.08, smudge=0.12):
    m = M(name)
    m.set(Metallic=1, Base_Color=col, Anisotropic=aniso)
    sm = m.noise(3.2, 8, 0.65, 0.8)
    m.into(m.ramp(sm, [(0.3, max(0.02, rough - smudge * 0.5)), (0.7, rough + smudge)]), "Roughness")
    if scratch:
        m.bump(m.noise(40, 8, 0.7, 0, m.co((1, 1, 9))), scratch, 0.003)
    return m.m


def mat_glass(col=(1, 1, 1, 1), ior=1.5, rough=0, name="glass", shadow=0.85):
    """glass whose shadow rays pass through tinted (stands in for caustics)"""
    m = M(name)
    n = m.n
    n.remove(m.b)
    g = m.new("BsdfGlass")
    g.inputs["Color"].default_value = col
    g.inputs["IOR"].default_value = ior
    g.inputs["Roughness"].default_value = rough
    t = m.new("BsdfTransparent")
    t.inputs[0].default_value = tuple(c * shadow for c in col[:3]) + (1,)
    lp = m.new("LightPath")
    mx = m.new("MixShader")
    m.link(lp.outputs["Is Shadow Ray"], mx.inputs[0])
    m.link(g.outputs[0], mx.inputs[1])
    m.link(t.outputs[0], mx.inputs[2])
    m.link(mx.outputs[0], m.out.inputs[0])
    return m.m


def mat_velvet(col, name="velvet", sheen=1.0):
    m = M(name)
    n = m.noise(6, 6, 0.6)
    m.into(m.ramp(n, [(0.3, tuple(c * 0.75 for c in col[:3]) + (1,)), (0.7, col)]), "Base Color")
    m.set(Roughness=1, Specular=0.05, Sheen=sheen, Sheen_Tint=0.7)
    b = m.bump(m.noise(260, 3, 0.6), 0.5, 0.003)
    m.bump(m.noise(22, 5, 0.6), 0.15, 0.01, b)
    m.m["avg"] = col
    return m.m


def mat_linen(col, name="linen", freq=130):
    m = M(name)
    out = []
    for ax, r in (("X", 0), ("Y", 0)):
        w = m.new("TexWave", wave_type="BANDS", bands_direction=ax)
        w.inputs["Scale"].default_value = freq / 6.283 * 1.0
        w.inputs["Distortion"].default_value = 2.2
        w.inputs["Detail"].default_value = 2
        w.inputs["Detail Scale"].default_value = 0.6
        m.link(m.co(kind="UV", scale=(3, 3, 3)), w.inputs[0])
        out.append(w.outputs["Fac"])
    weave = m.math(out[0], out[1], "MULTIPLY")
    slub = m.noise(9, 6, 0.7, 0, m.co((1, 14, 1), kind="UV"))
    slub2 = m.noise(9, 6, 0.7, 0, m.co((14, 1, 1), kind="UV"))
    s = m.math(slub, slub2, "ADD")
    c = m.mix(tuple(x * 0.78 for x in col[:3]) + (1,), col, m.ramp(weave, [(0.05, 0.0), (0.6, 1.0)]))
    c = m.mix(c, m.ramp(m.math(s, 0.5), [(0.35, 0.86), (0.65, 1.0)]), 1, "MULTIPLY")
    m.into(c, "Base Color")
    m.set(Roughness=0.95, Specular=0.1, Sheen=0.35)
    b = m.bump(weave, 0.55, 0.008)
    m.bump(s, 0.25, 0.02, b)
    m.m["avg"] = tuple(x * 0.85 for x in col[:3]) + (1,)
    return m.m


def mat_marble(base, vein, name="marble", scale=1.0, rough=0.12):
    m = M(name)
    d = m.noise(1.1 * scale, 10, 0.62, 1.6)
    v = m.new("TexWave", wave_type="BANDS", bands_direction="DIAGONAL")
    v.inputs["Scale"].default_value = 0.55 * scale
    v.inputs["Distortion"].default_value = 9
    v.inputs["Detail"].default_value = 8
    v.inputs["Detail Scale"].default_value = 1.1
    v.inputs["Detail Roughness"].default_value = 0.66
    m.link(m.co(), v.inputs[0])
    veins = m.ramp(v.outputs["Fac"], [(0, 1.0), (0.035, 0.35), (0.12, 0.0)])
    cloud = m.ramp(d, [(0.35, 0.0), (0.75, 1.0)])
    v2 = m.ramp(m.noise(2.6 * scale, 12, 0.6, 2.4), [(0.485, 0.0), (0.5, 0.8), (0.515, 0.0)])
    c = m.mix(base, tuple(b * 0.82 + v_ * 0.18 for b, v_ in zip(base[:3], vein[:3])) + (1,), cloud)
    c = m.mix(c, vein, m.math(veins, 0.8))
    c = m.mix(c, vein, m.math(v2, 0.35))
    m.into(c, "Base Color")
    m.into(m.ramp(m.noise(7, 8, 0.6), [(0.3, rough * 0.7), (0.7, rough * 1.5)]), "Roughness")
    m.set(Specular=0.5)
    m.bump(m.noise(90, 4, 0.6), 0.03, 0.003)
    m.m["avg"] = base
    return m.m


# ---- geometry ---------------------------------------------------------------
def obj(name, bm, mat=None, smooth=True, auto=35, loc=(0, 0, 0), rot=(0, 0, 0)):
    me = bpy.data.meshes.new(name)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces[:]) if not bm.get("keep") else None
    bm["bm"].to_mesh(me) if isinstance(bm, dict) else bm.to_mesh(me)
    return fin(name, me, mat, smooth, auto, loc, rot)


def fin(name, me, mat, smooth=True, auto=35, loc=(0, 0, 0), rot=(0, 0, 0)):
    o = bpy.data.objects.new(name, me)
    bpy.context.collection.objects.link(o)
    o.location = loc
    o.rotation_euler = [math.radians(r) for r in rot]
    if mat:
        me.materials.append(mat)
    if smooth:
        me.polygons.foreach_set("use_smooth", [True] * len(me.polygons))
        me.use_auto_smooth = True
        me.auto_smooth_angle = math.radians(auto)
    return o


def from_pv(name, verts, faces, mat=None, smooth=True, auto=35, loc=(0, 0, 0), rot=(0, 0, 0), recalc=True):
    me = bpy.data.meshes.new(name)
    me.from_pydata(verts, [], faces)
    if recalc:
        bm = bmesh.new()
        bm.from_mesh(me)
        bmesh.ops.remove_doubles(bm, verts=bm.verts[:], dist=1e-6)
        bmesh.ops.recalc_face_normals(bm, faces=bm.faces[:])
        bm.to_mesh(me)
        bm.free()
    me.update()
    return fin(name, me, mat, smooth, auto, loc, rot)


def fillet(pts, rad, n=8):
    """round the corners of an open 2D polyline; rad: number or list"""
    out = [pts[0]]
    for i in range(1, len(pts) - 1):
        r = rad if isinstance(rad, (int, float)) else rad[i]
        p = Vector(pts[i])
        a = Vector(pts[i - 1]) - p
        b = Vector(pts[i + 1]) - p
        if r <= 0:
            out.append(tuple(p))
            continue
        la, lb = a.length, b.length
        a.normalize()
        b.normalize()
        ang = a.angle(b)
        if ang > math.pi - 0.02:
            out.append(tuple(p))
            continue
        t = min(r / math.tan(ang / 2), la * 0.49, lb * 0.49)
        r2 = t * math.tan(ang / 2)
        bis = (a + b).normalized()
        c = p + bis * (r2 / math.sin(ang / 2))
        s = p + a * t - c
        e = p + b * t - c
        a0 = math.atan2(s.y, s.x)
        a1 = math.atan2(e.y, e.x)
        d = (a1 - a0 + math.pi) % (2 * math.pi) - math.pi
        for k in range(n + 1):
            th = a0 + d * k / n
            out.append((c.x + r2 * math.cos(th), c.y + r2 * math.sin(th)))
    out.append(pts[-1])
    return out


def lathe(name, prof, mat, segs=160, **k):
    v = []
    f = []
    n = len(prof)
    for i in range(segs):
        a = 2 * math.pi * i / segs
        for r, z in prof:
            v.append((r * math.cos(a), r * math.sin(a), z))
    for i in range(segs):
        j = (i + 1) % segs
        for q in range(n - 1):
            a, b, c, d = i * n + q, j * n + q, j * n + q + 1, i * n + q + 1
            if prof[q][0] < 1e-7:
                f.append((a, c, d))
            elif prof[q + 1][0] < 1e-7:
                f.append((a, b, c))
            else:
                f.append((a, b, c, d))
    return from_pv(name, v, f, mat, **k)


def rrect(w, d, r, n=8):
    """closed rounded rectangle outline, half sizes w,d"""
    p = []
    for cx, cy, a0 in ((w - r, d - r, 0), (-w + r, d - r, 90), (-w + r, -d + r, 180), (w - r, -d + r, 270)):
        for k in range(n + 1):
            a = math.radians(a0 + 90 * k / n)
            p.append((cx + r * math.cos(a), cy + r * math.sin(a)))
    return p


def loft(name, secs, mat, cap=True, **k):
    """secs: list of (outline2d, z) with equal point counts"""
    v = []
    f = []
    n = len(secs[0][0])
    for o, z in secs:
        v += [(x, y, z) for x, y in o]
    for s in range(len(secs) - 1):
        for i in range(n):
            j = (i + 1) % n
            f.append((s * n + i, s * n + j, (s + 1) * n + j, (s + 1) * n + i))
    if cap:
        f.append(tuple(reversed(range(n))))
        f.append(tuple(range((len(secs) - 1) * n, len(secs) * n)))
    return from_pv(name, v, f, mat, **k)


def box(name, size, mat, bevel=0.03, seg=5, loc=(0, 0, 0), rot=(0, 0, 0)):
    bm = bmesh.new()
    bmesh.ops.create_cube(bm, size=1)
    bmesh.ops.scale(bm, vec=size, verts=bm.verts[:])
    bmesh.ops.bevel(bm, geom=bm.edges[:], offset=bevel, segments=seg, profile=0.5, affect="EDGES")
    me = bpy.data.meshes.new(name)
    bm.to_mesh(me)
    bm.free()
    return fin(name, me, mat, True, 40, loc, rot)


def sphere(name, r, mat, loc):
    bm = bmesh.new()
    bmesh.ops.create_uvsphere(bm, u_segments=128, v_segments=64, radius=r)
    me = bpy.data.meshes.new(name)
    bm.to_mesh(me)
    bm.free()
    return fin(name, me, mat, True, 180, loc)


def tube(name, pts, rad, mat, res=10, cyclic=False, loc=(0, 0, 0), rot=(0, 0, 0), radii=None):
    c = bpy.data.curves.new(name, "CURVE")
    c.dimensions = "3D"
    c.bevel_depth = rad
    c.bevel_resolution = res
    c.use_fill_caps = True
    c.resolution_u = 24
    sp = c.splines.new("NURBS")
    sp.points.add(len(pts) - 1)
    for i, (p, q) in enumerate(zip(sp.points, pts)):
        p.co = (*q, 1)
        p.radius = radii[i] if radii else 1
    sp.use_endpoint_u = True
    sp.order_u = 4
    sp.use_cyclic_u = cyclic
    c.materials.append(mat)
    o = bpy.data.objects.new(name, c)
    bpy.context.collection.objects.link(o)
    o.location = loc
    o.rotation_euler = [math.radians(r) for r in rot]
    return o


def text(
    s, size, mat, loc, rot=(90, 0, 0), font=os.environ.get("STUDIO_FONT", ""), extrude=0.002, space=1.0, align="CENTER"
):
    c = bpy.data.curves.new("t", "FONT")
    c.body = s
    c.size = size
    c.extrude = extrude
    c.space_character = space
    c.align_x = align
    c.align_y = "CENTER"
    if os.path.exists(font):
        c.font = bpy.data.fonts.load(font)
    c.materials.append(mat)
    o = bpy.data.objects.new("t", c)
    bpy.context.collection.objects.link(o)
    o.location = loc
    o.rotation_euler = [math.radians(r) for r in rot]
    return o


def sweep(mat, width=40, depth=6, height=14, radius=3, y0=-12, z=0, seg=24):
    """seamless backdrop: floor, curved cove at y=depth, wall"""
    p = (
        [(y0, z), (depth - radius, z)]
        + [
            (
                depth - radius + radius * math.sin(math.pi / 2 * i / seg),
                z + radius - radius * math.cos(math.pi / 2 * i / seg),
            )
            for i in range(1, seg + 1)
        ]
        + [(depth, height)]
    )
    v = []
    f = []
    for y, zz in p:
        v += [(-width / 2, y, zz), (width / 2, y, zz)]
    for i in range(len(p) - 1):
        f.append((2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2))
    return from_pv("sweep", v, f, mat, recalc=False)


# ---- light ------------------------------------------------------------------
def softbox(loc, target, w, h, power, col=(1, 1, 1), edge=0.55, name="softbox", cam=False):
    """rectangular area light with a feathered edge (reflects like a real scrim); power = radiance at the centre"""
    l = bpy.data.lights.new(name, "AREA")
    l.shape = "RECTANGLE"
    l.size = w
    l.size_y = h
    l.energy = power * w * h * math.pi
    l.color = col
    l.use_nodes = True
    o = bpy.data.objects.new(name, l)
    bpy.context.collection.objects.link(o)
    o.location = loc
    o.rotation_euler = (Vector(target) - Vector(loc)).to_track_quat("-Z", "Y").to_euler()
    nt = l.node_tree
    e = nt.nodes["Emission"]
    N = nt.nodes.new
    L = nt.links.new
    g = N("ShaderNodeNewGeometry")
    sx = N("ShaderNodeSeparateXYZ")
    L(g.outputs["Parametric"], sx.inputs[0])
    f = []
    for k in (0, 1):
        a = N("ShaderNodeMath")
        a.operation = "SUBTRACT"
        a.inputs[1].default_value = 0.5
        L(sx.outputs[k], a.inputs[0])
        b = N("ShaderNodeMath")
        b.operation = "ABSOLUTE"
        L(a.outputs[0], b.inputs[0])
        c = N("ShaderNodeMapRange")
        c.interpolation_type = "SMOOTHSTEP"
        c.inputs["From Min"].default_value = 0.5
        c.inputs["From Max"].default_value = 0.5 - 0.5 * max(edge, 0.01)
        L(b.outputs[0], c.inputs["Value"])
        f.append(c.outputs[0])
    m = N("ShaderNodeMath")
    m.operation = "MULTIPLY"
    L(f[0], m.inputs[0])
    L(f[1], m.inputs[1])
    L(m.outputs[0], e.inputs["Strength"])
    o.visible_camera = cam
    return o


def flag(loc, target, w, h, col=0.0):
    """black flag / white card"""
    me = bpy.data.meshes.new("flag")
    me.from_pydata([(-w / 2, -h / 2, 0), (w / 2, -h / 2, 0), (w / 2, h / 2, 0), (-w / 2, h / 2, 0)], [], [(0, 1, 2, 3)])
    o = bpy.data.objects.new("flag", me)
    bpy.context.collection.objects.link(o)
    o.location = loc
    o.rotation_euler = (Vector(target) - Vector(loc)).to_track_quat("Z", "Y").to_euler()
    m = M("flag")
    m.set(Base_Color=(col, col, col, 1), Roughness=1, Specular=0)
    me.materials.append(m.m)
    o.visible_camera = False
    return o


def spot(loc, target, power, size=0.15, angle=40, blend=0.6, col=(1, 0.93, 0.82)):
    l = bpy.data.lights.new("spot", "SPOT")
    l.energy = power
    l.shadow_soft_size = size
    l.spot_size = math.radians(angle)
    l.spot_blend = blend
    l.color = col
    o = bpy.data.objects.new("spot", l)
    bpy.context.collection.objects.link(o)
    o.location = loc
    o.rotation_euler = (Vector(target) - Vector(loc)).to_track_quat("-Z", "Y").to_euler()
    return o


# ---- cloth ------------------------------------------------------------------
def cloth(
    name,
    size,
    res,
    mat,
    loc,
    gather=0.5,
    frames=45,
    axis="X",
    lift=0.0,
    colliders=(),
    rot=0,
    thick=0.015,
    seed=3,
    stiff=8,
    waves=5,
):
    """simulate a cloth whose far edge is gathered so that real folds form, return the frozen mesh"""
    sc = bpy.context.scene
    v = []
    f = []
    sx, sy = size
    random.seed(seed)
    import hashlib

    cf = f"{ART}/cloth_{hashlib.md5(repr((name, size, res, loc, gather, frames, lift, rot, waves, seed, stiff)).encode()).hexdigest()[:8]}.blend"

    def finish(me2):
        n = fin(name, me2, None, True, 180, loc, (0, 0, rot))
        me2.materials.clear()
        me2.materials.append(mat)
        so = n.modifiers.new("s", "SOLIDIFY")
        so.thickness = thick
        so.offset = 0
        su = n.modifiers.new("u", "SUBSURF")
        su.levels = su.render_levels = 2
        return n

    if os.path.exists(cf):
        with bpy.data.libraries.load(cf) as (src, dst):
            dst.meshes = [m for m in src.meshes if m.startswith("frozen")]
        return finish(dst.meshes[0])
    for j in range(res + 1):
        for i in range(res + 1):
            x = (i / res - 0.5) * sx
            y = (j / res - 0.5) * sy
            v.append((x, y, 0.02 * mnoise.noise(Vector((x * 1.3, y * 1.3, seed)))))
    for j in range(res):
        for i in range(res):
            a = j * (res + 1) + i
            f.append((a, a + 1, a + res + 2, a + res + 1))
    me = bpy.data.meshes.new(name)
    me.from_pydata(v, [], f)
    uv = me.uv_layers.new()
    for l in me.loops:
        x, y, _ = v[l.vertex_index]
        uv.data[l.index].uv = (x, y)
    o = fin(name, me, mat, True, 180, loc, (0, 0, rot))
    g = o.vertex_groups.new(name="pin")
    idx = [res * (res + 1) + i for i in range(res + 1)]
    g.add(idx, 1, "ADD")
    o.shape_key_add(name="b")
    k = o.shape_key_add(name="g")
    for n, i in enumerate(idx):
        x, y, z = v[i]
        t = n / res
        k.data[i].co = (
            x * gather + 0.12 * math.sin(t * 7 + seed),
            y - 0.15 * math.sin(t * math.pi) + 0.1 * math.sin(t * math.pi * 2 * waves),
            lift + 0.16 * (1 + math.sin(t * math.pi * 2 * waves + seed)),
        )
    k.value = 0
    k.keyframe_insert("value", frame=1)
    k.value = 1
    k.keyframe_insert("value", frame=int(frames * 0.6))
    cm = o.modifiers.new("c", "CLOTH")
    cs = cm.settings
    cs.quality = 7
    cs.mass = 0.25
    cs.tension_stiffness = cs.compression_stiffness = 15
    cs.shear_stiffness = 6
    cs.bending_stiffness = stiff * 0.1
    cs.vertex_group_mass = "pin"
    cs.air_damping = 2
    cm.collision_settings.distance_min = 0.012
    cm.collision_settings.use_self_collision = True
    cm.collision_settings.self_distance_min = 0.012
    cm.point_cache.frame_end = frames
    for c in colliders:
        c.modifiers.new("col", "COLLISION")
        c.collision.thickness_outer = 0.012
        c.collision.cloth_friction = 20
    sc.frame_start = 1
    sc.frame_end = frames
    for fr in range(1, frames + 1):
        sc.frame_set(fr)
    dg = bpy.context.evaluated_depsgraph_get()
    me2 = bpy.data.meshes.new_from_object(o.evaluated_get(dg))
    bpy.data.objects.remove(o)
    for c in colliders:
        c.modifiers.remove(c.modifiers["col"])
    me2.name = "frozen"
    me2.materials.clear()
    bpy.data.libraries.write(cf, {me2})
    return finish(me2)


def cheapen(skip=()):
    for m in bpy.data.materials:
        if not m.use_nodes or "Principled BSDF" not in m.node_tree.nodes:
            continue
        nt = m.node_tree
        b = nt.nodes["Principled BSDF"]
        if b.inputs["Metallic"].default_value > 0.5 or not b.inputs["Base Color"].is_linked or "avg" not in m:
            continue
        lp = nt.nodes.new("ShaderNodeLightPath")
        mx = nt.nodes.new("ShaderNodeMixShader")
        d = nt.nodes.new("ShaderNodeBsdfDiffuse")
        d.inputs[0].default_value = tuple(m["avg"])
        nt.links.new(lp.outputs["Is Camera Ray"], mx.inputs[0])
        nt.links.new(d.outputs[0], mx.inputs[1])
        nt.links.new(b.outputs[0], mx.inputs[2])
        nt.links.new(mx.outputs[0], nt.nodes["Material Output"].inputs[0])


def passes(name):
    s = bpy.context.scene
    vl = s.view_layers[0]
    vl.cycles.denoising_store_passes = True
    s.use_nodes = True
    nt = s.node_tree
    nt.nodes.clear()
    rl = nt.nodes.new("CompositorNodeRLayers")
    co = nt.nodes.new("CompositorNodeComposite")
    nt.links.new(rl.outputs["Image"], co.inputs[0])
    fo = nt.nodes.new("CompositorNodeOutputFile")
    fo.base_path = ART
    fo.format.file_format = "OPEN_EXR"
    fo.format.color_depth = "16"
    fo.format.exr_codec = "ZIP"
    fo.file_slots.clear()
    for k, p in (("alb", "Denoising Albedo"), ("nrm", "Denoising Normal")):
        fo.file_slots.new(f"{name}_{k}_")
        nt.links.new(rl.outputs[p], fo.inputs[f"{name}_{k}_"])


def render(name):
    cheapen()
    passes(A.get("out", name))
    s = bpy.context.scene
    s.render.filepath = f"{ART}/{A.get('out', name)}.exr"
    import time

    t = time.time()
    bpy.ops.render.render(write_still=True)
    print("RENDER_SECONDS", round(time.time() - t, 1))


def flags(v, f, loc, turn):
    """black sheets that no camera sees: they are there for the shadows they throw"""
    o = from_pv("gobo", v, f, M("gobo").set(Base_Color=(0, 0, 0, 1), Specular=0).m, smooth=False, recalc=False)
    o.location = loc
    o.rotation_euler = turn.to_euler()
    o.visible_camera = False
    o.visible_glossy = False
    o.visible_transmission = False
    return o


def gobo(loc, target, slats, h=6):
    """flags between a hard light and the set: slats = [(x0,x1),...] opaque spans in the gobo plane"""
    M_ = (Vector(target) - Vector(loc)).to_track_quat("Z", "Y")
    v = []
    f = []
    for a, b in slats:
        n = len(v)
        v += [(a, -h / 2, 0), (b, -h / 2, 0), (b, h / 2, 0), (a, h / 2, 0)]
        f.append((n, n + 1, n + 2, n + 3))
    return flags(v, f, loc, M_)
