import { MINUTE_MS } from './common/constants';

/** What a document is. */
export const DOCUMENT_KINDS = ['REPORT', 'IMAGING', 'REFERRAL', 'CONSENT', 'OTHER'] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];
export const DOCUMENT_KIND_LABELS: Record<DocumentKind, string> = {
  REPORT: 'Informe',
  IMAGING: 'Prueba de imagen',
  REFERRAL: 'Volante',
  CONSENT: 'Consentimiento',
  OTHER: 'Otro',
};

/** Media types that are stored. A HEIC photo becomes a JPEG. */
export const DOCUMENT_TYPES = ['application/pdf', 'image/jpeg', 'image/png', 'image/webp'] as const;
export type DocumentType = (typeof DOCUMENT_TYPES)[number];
export const DOCUMENT_TYPE_LABELS: Record<DocumentType, string> = {
  'application/pdf': 'PDF',
  'image/jpeg': 'Imagen JPEG',
  'image/png': 'Imagen PNG',
  'image/webp': 'Imagen WebP',
};

const MEGABYTE = 1024 * 1024;

/** Limits of documents. Sizes are in bytes. */
export const DOCUMENT_LIMITS = {
  bytesMax: 15 * MEGABYTE,
  /** Size of each piece in which a file is sent, stored and read. Only the last one is smaller. */
  pieceBytes: 256 * 1024,
  nameMax: 120,
  /** Longest name of a file that is read and shortened. */
  rawNameMax: 1000,
  noteMax: 300,
  /** Pixels of a picture: the largest photos of phones have 50 million. */
  pixelsMax: 52_000_000,
  /** Pixels of a HEIC photo, whose decoder takes some 20 bytes for each. */
  heicPixelsMax: 26_000_000,
  /** Files that are chosen at once. */
  filesMax: 20,
  /** Uploads that one person may have begun and not finished. */
  unfinishedMax: 20,
  /** Documents that one patient may send in 24 hours. */
  sentPerDay: 40,
  /** Hours after which an upload that nobody continues is removed. */
  unfinishedHours: 2,
  /** Longest time for one piece: a slow line, of 25 kbit a second, takes nearly that. */
  pieceMs: 1.5 * MINUTE_MS,
  /** Longest time for one download: a slow line takes minutes for 15 MB. */
  downloadMs: 15 * MINUTE_MS,
} as const;

/** Room for the documents of the practice, in gigabytes. */
export const DOCUMENT_SPACE = { defaultGb: 5, minGb: 1, maxGb: 1000, gbBytes: 1024 * MEGABYTE } as const;

/** Number of pieces of a file. */
export const piecesOf = (size: number): number => Math.ceil(size / DOCUMENT_LIMITS.pieceBytes);

/** Size of one piece, counted from 0, of a file. */
export const pieceSize = (size: number, piece: number): number =>
  Math.min(DOCUMENT_LIMITS.pieceBytes, size - piece * DOCUMENT_LIMITS.pieceBytes);

export const DOCUMENT_MESSAGES = {
  listFailed: 'Error al cargar los documentos',
  openFailed: 'Error al abrir el documento',
  uploadFailed: 'No se ha podido subir. Comprueba la conexión y vuelve a intentarlo.',
  saveFailed: 'Error al guardar el documento',
  deleteFailed: 'Error al eliminar el documento',
  stored: (count: number) => (count === 1 ? 'Documento añadido' : `${count} documentos añadidos`),
  notStored: (count: number) =>
    count === 1
      ? 'Un archivo no se ha podido subir. Mira por qué en los documentos.'
      : `${count} archivos no se han podido subir. Mira por qué en los documentos.`,
  lostOnTheWay: (count: number) =>
    count === 1
      ? 'Un archivo no ha llegado a subirse. Vuelve a elegirlo.'
      : `${count} archivos no han llegado a subirse. Vuelve a elegirlos.`,
  cannotRead: 'No se puede leer el archivo. Elígelo otra vez.',
  saved: 'Documento guardado',
  deleted: 'Documento eliminado',
  notFound: 'Documento no encontrado',
  empty: 'No hay documentos',
  nameRequired: 'Escribe un nombre',
  dateRequired: 'Selecciona una fecha',
  tooLarge: 'El archivo pasa de 15 MB',
  emptyFile: 'El archivo está vacío',
  wrongType: 'Solo se admiten PDF, JPEG, PNG, WebP y HEIC',
  unreadable: 'La imagen está dañada y no se puede leer',
  tooManyPixels: 'La imagen es demasiado grande: como mucho 52 megapíxeles, o 26 en HEIC',
  full: 'No queda espacio para documentos en esta consulta. Administración puede ampliarlo en «Ajustes».',
  tooManyUnfinished: 'Hay demasiadas subidas sin terminar. Espera un momento y vuelve a intentarlo.',
  tooManySent: 'Has enviado muchos documentos hoy. Sigue mañana, o pregunta en tu consulta.',
  otherFile: 'Esta subida ya se empezó con otro archivo',
  incomplete: 'Falta una parte del archivo. Vuelve a intentarlo.',
  alreadyStored: 'El documento ya se ha guardado',
  wrongPiece: 'La parte del archivo no tiene el tamaño debido',
} as const;

export const DOCUMENT_PATHS = {
  ofPatient: (patientId: string) => `/api/patients/${encodeURIComponent(patientId)}/documents`,
  /** The signed-in patient's own. */
  mine: '/api/my-documents',
  one: (id: string) => `/api/documents/${encodeURIComponent(id)}`,
  /** The bytes. */
  content: (id: string) => `/api/documents/${encodeURIComponent(id)}/content`,
  upload: (id: string) => `/api/uploads/${encodeURIComponent(id)}`,
  /** Takes one piece, named by `?piece=`. */
  uploadContent: (id: string) => `/api/uploads/${encodeURIComponent(id)}/content`,
  uploadFinished: (id: string) => `/api/uploads/${encodeURIComponent(id)}/finished`,
} as const;

/** Type of a file as its first bytes say it; HEIC is taken and becomes a JPEG. */
export type FileType = DocumentType | 'image/heic';

/** Bytes that decide the type. */
export const SIGNATURE_BYTES = 32;

const textAt = (bytes: Uint8Array, from: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(from, from + length));

/** Brands of HEIF files whose pictures are HEVC. `avif` is another format. */
const HEIC_BRANDS = ['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'mif1', 'msf1'];

const isHeic = (bytes: Uint8Array): boolean =>
  textAt(bytes, 4, 4) === 'ftyp' &&
  HEIC_BRANDS.includes(textAt(bytes, 8, 4)) &&
  ![16, 20, 24, 28].some((at) => textAt(bytes, at, 4) === 'avif');

/**
 * The real type of a file, by the bytes it begins with; null for any other. A signature further inside does not count,
 * so that a file is never taken for what it only contains.
 */
export function fileTypeOf(bytes: Uint8Array): FileType | null {
  if (textAt(bytes, 0, 5) === '%PDF-') return 'application/pdf';
  if (textAt(bytes, 0, 3) === '\u00ff\u00d8\u00ff') return 'image/jpeg';
  if (textAt(bytes, 0, 8) === '\u0089PNG\r\n\u001a\n') return 'image/png';
  if (textAt(bytes, 0, 4) === 'RIFF' && textAt(bytes, 8, 4) === 'WEBP') return 'image/webp';
  return isHeic(bytes) ? 'image/heic' : null;
}

const EXTENSIONS: Record<DocumentType, string> = {
  'application/pdf': '.pdf',
  'image/jpeg': '.jpg',
  'image/png': '.png',
  'image/webp': '.webp',
};

/** Extensions of the files that are taken; one of them is replaced, any other stays part of the name. */
const KNOWN = /\.(?:pdf|jpe?g|png|webp|hei[cf])$/i;

/** Characters that no file system takes, controls, and marks that turn the direction of writing. */
const UNSAFE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cs}<>:"|?*]/gu;

const FALLBACK = 'documento';

/** Name of a file without its folders, hidden marks, and dots or spaces at its ends. Never empty. */
function bareName(raw: string): string {
  const last =
    raw
      .normalize('NFC')
      .split(/[/\\]/)
      .findLast((part) => /[^.\s]/.test(part)) ?? '';
  const clean = last
    .replace(UNSAFE, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[.\s]+|[.\s]+$/g, '');
  return clean === '' ? FALLBACK : clean;
}

/** The first characters of a text; a character of several code units is never cut. */
function cut(text: string, length: number): string {
  let kept = '';
  for (const character of text) {
    if (kept.length + character.length > length) break;
    kept += character;
  }
  return kept.replace(/[.\s]+$/, '');
}

/**
 * Name under which a file is shown and downloaded: without folders, controls and characters that systems refuse, at
 * most `DOCUMENT_LIMITS.nameMax` long. With its real type it ends in the extension of that type.
 */
export function cleanFileName(raw: string, type?: DocumentType): string {
  const name = bareName(raw);
  if (!type) return cut(name, DOCUMENT_LIMITS.nameMax) || FALLBACK;
  const extension = EXTENSIONS[type];
  const stem = cut(bareName(name.replace(KNOWN, '')), DOCUMENT_LIMITS.nameMax - extension.length);
  return (stem || FALLBACK) + extension;
}
