const { parentPort, workerData } = require('node:worker_threads');
const sharp = require('sharp');

/**
 * Makes one picture anew (pictureThread.ts). The library leaves out position, camera and every other note unless it is asked
 * to keep them.
 */
const { bytes, type, pixelsMax, heicPixelsMax, bytesMax, quality } = workerData;
sharp.cache(false);
sharp.concurrency(1);
const refuse = (refused) => parentPort.postMessage({ refused });
const limits = { limitInputPixels: pixelsMax, failOn: 'truncated' };

async function heic() {
  const images = await require('heic-decode').all({ buffer: bytes });
  try {
    const [first] = images;
    if (first.width * first.height > heicPixelsMax) return null;
    const { width, height, data } = await first.decode();
    return sharp(data, { ...limits, raw: { width, height, channels: 4 } }).removeAlpha();
  } finally {
    images.dispose();
  }
}

const asJpeg = (image) => image.flatten({ background: '#ffffff' }).jpeg({ quality }).toBuffer();

async function clean() {
  if (type === 'image/heic') {
    const image = await heic();
    return image === null ? null : { bytes: await asJpeg(image), type: 'image/jpeg' };
  }
  const { format, width, height } = await sharp(bytes, { ...limits, limitInputPixels: false }).metadata();
  if (type !== 'image/' + format) throw new Error('Another format than its first bytes say');
  if (width * height > pixelsMax) return null;
  const image = sharp(bytes, limits).autoOrient();
  if (type === 'image/jpeg') return { bytes: await image.jpeg({ quality }).toBuffer(), type };
  const same =
    type === 'image/png'
      ? image.clone().png({ compressionLevel: 9 })
      : image.clone().webp({ quality, effort: 1 });
  // The format WebP cannot hold every large picture.
  const made = await same.toBuffer().catch(() => null);
  return made && made.length <= bytesMax
    ? { bytes: made, type }
    : { bytes: await asJpeg(image), type: 'image/jpeg' };
}

clean().then(
  (made) => {
    if (made === null || made.bytes.length > bytesMax) refuse('tooManyPixels');
    else parentPort.postMessage(made);
  },
  () => refuse('unreadable'),
);
