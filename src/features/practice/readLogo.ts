import { LOGO_TYPES, logoRefusal } from '@/contract/practiceLogo';

/** Pixels of the longer side to which a picture that is too big is drawn again, largest first. */
const SIDES = [800, 480, 320];

const asDataUrl = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(new Error('unreadable'));
    reader.readAsDataURL(file);
  });

function drawn(picture: ImageBitmap, side: number): string {
  const scale = Math.min(1, side / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  // PNG, because every browser can write it and it keeps a transparent ground.
  return canvas.toDataURL('image/png');
}

/**
 * The logo in a file as a data URL. A picture that is too big is drawn smaller, so that nobody needs another
 * program for it. What is no such picture comes back as it is, and is refused by its bytes.
 */
export async function readLogo(file: File): Promise<string> {
  const whole = await asDataUrl(file);
  const isPicture = LOGO_TYPES.some((type) => type === file.type);
  if (!isPicture || logoRefusal(whole) === null || typeof createImageBitmap !== 'function') return whole;
  const picture = await createImageBitmap(file).catch(() => null);
  if (!picture) return whole;
  const smaller = SIDES.map((side) => () => drawn(picture, side));
  for (const draw of smaller) {
    const logo = draw();
    if (logoRefusal(logo) === null) return logo;
  }
  return whole;
}
