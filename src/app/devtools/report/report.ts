import { BRAND } from '@/contract/common/brand';
import type { RecordingFile } from '../recording';
import type { Mark, RequestNote } from './marks';

export const REPORT_TYPE = `${BRAND.slug}-report`;

/** What surrounds a recording: enough to look for the same fault. */
export interface ReportContext {
  /** When the page's scripts were built or loaded, as their file names say. */
  build: string;
  browser: string;
  viewport: { width: number; height: number; ratio: number };
  settings: Readonly<Record<string, string>>;
}

/** A bug report in one file. Only `words` are written by a person. */
export interface ReportFile extends ReportContext {
  type: typeof REPORT_TYPE;
  version: 1;
  sentAt: string;
  words: string;
  requests: readonly RequestNote[];
  marks: readonly Mark[];
  recording: RecordingFile;
}

const setting = (question: string): string => (matchMedia(question).matches ? 'sí' : 'no');

/** The entry script's name, which contains a hash of the build. */
const buildOf = (): string =>
  [...document.scripts]
    .map(({ src }) => src.split('/').at(-1) ?? '')
    .find((name) => name.startsWith('main.')) ?? 'desarrollo';

/** What the browser says of itself and of the person's settings. */
export const contextNow = (): ReportContext => ({
  build: buildOf(),
  browser: navigator.userAgent,
  viewport: { width: innerWidth, height: innerHeight, ratio: devicePixelRatio },
  settings: {
    Idioma: navigator.language,
    'Zona horaria': Intl.DateTimeFormat().resolvedOptions().timeZone,
    'Con conexión': navigator.onLine ? 'sí' : 'no',
    'Tema oscuro del sistema': setting('(prefers-color-scheme: dark)'),
    'Menos movimiento': setting('(prefers-reduced-motion: reduce)'),
    'Más contraste': setting('(prefers-contrast: more)'),
    'Pantalla táctil': setting('(pointer: coarse)'),
  },
});
