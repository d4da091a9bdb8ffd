import sharp from 'sharp';

/** A PDF of one page with lines of plain letters. */
export function demoPdf(lines: readonly string[]): Buffer {
  const text = lines
    .map((line, index) => `BT /F1 12 Tf 60 ${760 - index * 24} Td (${line}) Tj ET`)
    .join('\n');
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
    `<</Length ${text.length}>>\nstream\n${text}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ];
  let file = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const place = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`;
  const end = `trailer\n<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${file.length}\n%%EOF\n`;
  return Buffer.from(file + table + end, 'latin1');
}

/** Vertebrae of the drawn spine. */
const VERTEBRAE = 7;

/** A grey picture that recalls the X-ray of a lumbar spine, as a PNG. */
export function demoPicture(width: number, height: number): Promise<Buffer> {
  const grey = Buffer.alloc(width * height);
  for (let y = 0; y < height; y += 1) {
    // The spine is slightly curved; between two vertebrae lies a darker disc.
    const middle = width / 2 + Math.sin((y / height) * Math.PI) * width * 0.06;
    const along = (y / height) * VERTEBRAE;
    const isDisc = along % 1 > 0.78;
    for (let x = 0; x < width; x += 1) {
      const off = Math.abs(x - middle) / width;
      const body = Math.max(0, 90 - off * 170);
      const bone = off < 0.11 ? (isDisc ? 40 : 120) : 0;
      const wing = !isDisc && off < 0.22 && along % 1 < 0.3 ? 50 : 0;
      grey[y * width + x] = Math.min(255, 20 + body + Math.max(bone, wing));
    }
  }
  return sharp(grey, { raw: { width, height, channels: 1 } })
    .png()
    .toBuffer();
}
