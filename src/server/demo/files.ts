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

/** A grey picture that recalls the X-ray of a knee with its prosthesis, as a PNG. */
export function demoKnee(width: number, height: number): Promise<Buffer> {
  const grey = Buffer.alloc(width * height);
  for (let y = 0; y < height; y += 1) {
    // Above the joint the thigh bone, below it the shin bone: both widen towards it, and metal covers their ends.
    const below = y / height - 0.5;
    const away = Math.abs(below);
    const half = 0.09 + 0.13 * Math.max(0, 1 - away / 0.16);
    const bone = away < 0.012 ? 0 : away < 0.05 ? 200 : 120;
    for (let x = 0; x < width; x += 1) {
      const off = x / width - 0.5;
      const flesh = Math.max(0, 90 - Math.abs(off) * 170);
      const isFibula = below > 0.07 && Math.abs(off + 0.2) < 0.025;
      const solid = Math.abs(off) < half ? bone : isFibula ? 80 : 0;
      grey[y * width + x] = Math.min(255, 20 + flesh + solid);
    }
  }
  return sharp(grey, { raw: { width, height, channels: 1 } })
    .png()
    .toBuffer();
}
