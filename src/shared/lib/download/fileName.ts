import { foldText } from '@/contract/common/text';

/** File name of a title in ASCII letters, e.g. `rutina-hombro-1.json`. */
export const fileName = (kind: string, title: string, ending: string): string =>
  `${kind}-${
    foldText(title)
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-+|-+$/g, '')
      .slice(0, 60) || 'sin-nombre'
  }.${ending}`;
