import { inflateSync } from 'node:zlib';

/** Grey levels of a picture, row by row. */
export interface GreyPicture {
  width: number;
  height: number;
  /** 0 to 255, one per pixel. */
  grey: Uint8Array;
}

const SIGNATURE_BYTES = 8;
const CHANNELS: Record<number, number> = { 2: 3, 6: 4 };

const paeth = (left: number, up: number, corner: number): number => {
  const guess = left + up - corner;
  const [a, b, c] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)];
  return a <= b && a <= c ? left : b <= c ? up : corner;
};

/** Reads a PNG as Chromium writes it: 8 bits, colour, not interlaced. */
export function readGrey(png: Buffer): GreyPicture {
  let [width, height, channels] = [0, 0, 0];
  const packed: Buffer[] = [];
  for (let at = SIGNATURE_BYTES; at < png.length;) {
    const length = png.readUInt32BE(at);
    const name = png.toString('latin1', at + 4, at + 8);
    const data = png.subarray(at + 8, at + 8 + length);
    if (name === 'IHDR') {
      [width, height] = [data.readUInt32BE(0), data.readUInt32BE(4)];
      channels = CHANNELS[data[9] ?? 0] ?? 0;
      if (data[8] !== 8 || channels === 0 || data[12] !== 0)
        throw new Error('Not a PNG as Chromium writes it');
    } else if (name === 'IDAT') packed.push(data);
    at += 12 + length;
  }
  const raw = inflateSync(Buffer.concat(packed));
  const stride = width * channels;
  const grey = new Uint8Array(width * height);
  let above = new Uint8Array(stride);
  for (let y = 0; y < height; y += 1) {
    const start = y * (stride + 1);
    const filter = raw[start];
    const row = new Uint8Array(stride);
    for (let x = 0; x < stride; x += 1) {
      const left = x < channels ? 0 : (row[x - channels] as number);
      const up = above[x] as number;
      const corner = x < channels ? 0 : (above[x - channels] as number);
      const added =
        filter === 1
          ? left
          : filter === 2
            ? up
            : filter === 3
              ? (left + up) >> 1
              : filter === 4
                ? paeth(left, up, corner)
                : 0;
      row[x] = ((raw[start + 1 + x] as number) + added) & 0xff;
    }
    for (let x = 0; x < width; x += 1) {
      const [red, green, blue] = [row[x * channels], row[x * channels + 1], row[x * channels + 2]] as [
        number,
        number,
        number,
      ];
      grey[y * width + x] = Math.round(0.299 * red + 0.587 * green + 0.114 * blue);
    }
    above = row;
  }
  return { width, height, grey };
}
