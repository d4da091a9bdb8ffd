import { useState } from 'react';
import type { FigureSpec } from '@/contract/figure';
import { downloadFile, fileName } from '@/shared/lib/download';
import type { FileLook } from '../exercise-figure/figureFile';

export interface FigureFile {
  /** Saves the figure as a file named after its exercise. */
  save: (look: FileLook) => void;
  /** The last try failed, because its code could not be downloaded. */
  failed: boolean;
}

/** Saves figures. The code that writes the file is downloaded with the first one. */
export function useFigureFile(figure: FigureSpec, title: string): FigureFile {
  const [failed, setFailed] = useState(false);
  const save = async (look: FileLook) => {
    // eslint-disable-next-line no-restricted-syntax -- a failed download is said beside the button, which asks again
    const writer = await import('../exercise-figure/figureFile').catch(() => null);
    setFailed(!writer);
    if (!writer) return;
    downloadFile({
      name: fileName('figura', title, 'svg'),
      content: writer.figureFile(figure, look),
      type: 'image/svg+xml',
    });
  };
  return { save: (look) => void save(look), failed };
}
