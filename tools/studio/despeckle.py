#!/usr/bin/env python3
# despeckle.py in.exr out.exr x0,y0,x1,y1 [...]: drops isolated bright specks on plain surfaces inside the given boxes (fractions of the frame)
import os, sys

os.environ["OPENCV_IO_ENABLE_OPENEXR"] = "1"
import cv2, numpy as np

im = cv2.imread(sys.argv[1], cv2.IMREAD_UNCHANGED)[:, :, :3].astype(np.float32)
H, W = im.shape[:2]
med = np.dstack([cv2.medianBlur(np.ascontiguousarray(im[:, :, c]), 5) for c in range(3)])
wide = np.dstack([cv2.medianBlur(np.ascontiguousarray(med[:, :, c]), 5) for c in range(3)])
L = im.max(2)
m = wide.max(2)
bad = cv2.dilate(((L > m * 1.18 + 0.004) | (L < m * 0.80 - 0.004)).astype(np.uint8), np.ones((3, 3)))
reg = np.zeros((H, W), np.uint8)
for b in sys.argv[3:]:
    x0, y0, x1, y1 = [float(v) for v in b.split(",")]
    reg[round(y0 * H) : round(y1 * H), round(x0 * W) : round(x1 * W)] = 1
a = cv2.GaussianBlur((bad * reg).astype(np.float32), (0, 0), 0.7)[..., None]
a = np.minimum(1, a * 1.6)
cv2.imwrite(sys.argv[2], (im * (1 - a) + wide * a).astype(np.float32))
