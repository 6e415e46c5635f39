#!/usr/bin/env python3
# "Darkroom": linear EXR -> denoise -> bloom -> AgX-style film curve -> split tone -> vignette -> grain -> PNG
import os, sys

os.environ["OPENCV_IO_ENABLE_OPENEXR"] = "1"
import cv2, numpy as np

cv2.setNumThreads(2)
a = dict(x.split("=", 1) for x in sys.argv[3:])
F = lambda k, d: float(a.get(k, d))
im = cv2.imread(sys.argv[1], cv2.IMREAD_UNCHANGED)[:, :, :3][:, :, ::-1].astype(np.float32)
im = np.nan_to_num(im)
H, W = im.shape[:2]
S = W / 1600
# 1. fireflies: pixel far above the median of its neighbourhood
L = im.max(2)
med = cv2.medianBlur(L, 5)
med3 = np.dstack([cv2.medianBlur(np.ascontiguousarray(im[:, :, i]), 5) for i in range(3)])
ff = L > med * 3 + 0.15
big = (
    cv2.dilate((cv2.erode(ff.astype(np.uint8), np.ones((2, 2)))), np.ones((3, 3))) > 0
)  # keep true highlights (areas), drop specks
im = np.where((ff & ~big)[..., None], med3, im)
# 2. non-local means on a log image, 16-bit, luma gently / chroma strongly
if F("nlm", 1) > 0:
    lg = np.log2(1 + im * 16) / np.log2(1 + 16 * 16)
    lg = np.clip(lg, 0, 1)
    ycc = cv2.cvtColor(lg.astype(np.float32), cv2.COLOR_RGB2YCrCb)
    out = []
    for i, h in enumerate((F("hy", 420), F("hc", 1100), F("hc", 1100))):
        q = np.clip(ycc[:, :, i] * 65535, 0, 65535).astype(np.uint16)
        out.append(
            cv2.fastNlMeansDenoising(q, h=[h], templateWindowSize=5, searchWindowSize=15, normType=cv2.NORM_L1).astype(
                np.float32
            )
            / 65535
        )
    lg = cv2.cvtColor(np.dstack(out), cv2.COLOR_YCrCb2RGB)
    im = (np.exp2(np.clip(lg, 0, 1) * np.log2(257)) - 1) / 16
# 3. exposure + lens bloom
im = im * 2 ** F("ev", 0)
b = F("bloom", 0.05)
if b:
    hi = np.minimum(np.maximum(im - 0.8, 0), 6)
    gl = sum(cv2.GaussianBlur(hi, (0, 0), s * S) * w for s, w in ((4, 0.5), (14, 0.3), (48, 0.2)))
    im = im + gl * b * 4
    im = im * (1 - b * 0.4) + cv2.GaussianBlur(im, (0, 0), 30 * S) * b * 0.4
# 4. AgX-style curve
Mi = np.array(
    [
        [0.842479062253094, 0.0784335999999992, 0.0792237451477643],
        [0.0423282422610123, 0.878468636469772, 0.0791661274605434],
        [0.0423756549057051, 0.0784336, 0.879142973793104],
    ],
    np.float32,
)
v = im @ Mi.T
v = (np.clip(np.log2(np.maximum(v, 1e-10)), -12.47393, 4.026069) + 12.47393) / 16.5
x = v
y = 15.5 * x**6 - 40.14 * x**5 + 31.96 * x**4 - 6.868 * x**3 + 0.4298 * x**2 + 0.1191 * x - 0.00232
c = F("contrast", 1.18)
sat = F("sat", 1.18)
y = np.clip(y, 0, 1) ** c
lum = (y @ np.array([0.2126, 0.7152, 0.0722], np.float32))[..., None]
y = lum + (y - lum) * sat
y = np.clip(y @ np.linalg.inv(Mi).T, 0, 1)
# 5. split tone, toe lift, vignette
l = (y @ np.array([0.2126, 0.7152, 0.0722], np.float32))[..., None]
sh = np.array([-0.006, 0.001, 0.008], np.float32) * F("tone", 1)
hl = np.array([0.012, 0.003, -0.014], np.float32) * F("tone", 1)
y = y + sh * (1 - l) ** 2 * 4 * l + hl * l
t = F("toe", 0.016)
y = t + y * (1 - t)
yy, xx = np.mgrid[0:H, 0:W].astype(np.float32)
r = np.hypot((xx / W - 0.5) * 1.0, (yy / H - 0.5) * 0.85) / 0.66
y = y * (1 - F("vig", 0.16) * np.clip(r, 0, 1.2) ** 2.6)[..., None]
# 6. micro-sharpen, film grain (finer in highlights)
y = y + (y - cv2.GaussianBlur(y, (0, 0), 0.9 * S + 0.2)) * F("sharp", 0.35)
rng = np.random.default_rng(7)
g = rng.normal(size=(H, W)).astype(np.float32)
g = 0.65 * g + 0.9 * cv2.GaussianBlur(rng.normal(size=(H, W)).astype(np.float32), (0, 0), 0.8)
y = y + (g * F("grain", 0.008) * (1 - 0.6 * l[..., 0]))[..., None]
cv2.imwrite(sys.argv[2], (np.clip(y, 0, 1)[:, :, ::-1] * 255 + 0.5).astype(np.uint8))
