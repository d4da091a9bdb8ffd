import type { FigureView } from '@/contract/figure';
import { viewpointOf, type Viewpoint } from '../exercise-figure/camera';

/** Views that can be chosen by a button, in the words of the interface. */
export const VIEW_BUTTONS = [
  { value: 'side', label: 'Costado' },
  { value: 'front', label: 'Frente' },
  { value: 'threeQuarter', label: 'Tres cuartos' },
  { value: 'top', label: 'Arriba' },
] as const satisfies readonly { value: FigureView; label: string }[];

const NAMES: Record<FigureView, string> = {
  side: 'de costado',
  front: 'de frente',
  back: 'de espaldas',
  threeQuarter: 'en tres cuartos',
  top: 'desde arriba',
};
const VIEWS = Object.keys(NAMES) as FigureView[];

const wrapped = (azimuth: number): number => ((((azimuth + 180) % 360) + 360) % 360) - 180;

/** Turns a viewpoint by degrees. The camera never goes below the floor or over the head. */
export const turnedBy = ({ azimuth, elevation }: Viewpoint, aside: number, up: number): Viewpoint => ({
  azimuth: wrapped(azimuth + aside),
  elevation: Math.max(0, Math.min(88, elevation + up)),
});

/** The view that shows a figure exactly from here, if there is one. */
export const viewAt = ({ azimuth, elevation }: Viewpoint): FigureView | undefined =>
  VIEWS.find((view) => {
    const known = viewpointOf(view);
    return known.azimuth === azimuth && known.elevation === elevation;
  });

/** A viewpoint in words, for those who do not see it. */
export function viewText(viewpoint: Viewpoint): string {
  const view = viewAt(viewpoint);
  if (view) return `Vista ${NAMES[view]}`;
  return `Girada ${Math.round(viewpoint.azimuth)} grados, desde ${Math.round(viewpoint.elevation)} grados de altura`;
}
