import type { FigureSpec, FigureView } from '@/contract/figure';
import { type Viewpoint, viewpointOf } from '../exercise-figure/camera';
import { movingFigure, type Outlook, STAGE } from '../exercise-figure/moving';
import { classOf, FIGURE_CLASSES } from '../exercise-figure/shapeClass';
import type { Moment } from '../exercise-figure/tempo';

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

const SVG = 'http://www.w3.org/2000/svg';

/** How a figure is looked at. */
export interface Look {
  readonly viewpoint: Viewpoint;
  /** 1 fits the whole movement into the drawing. */
  readonly zoom: number;
  /** Seen in a mirror: what the right side does, the left side does. */
  readonly mirrored: boolean;
}

/** Draws a figure into an element, without React, so that a frame costs only what has changed. */
export interface Stage {
  /** Draws a moment of the movement. */
  readonly draw: (moment: Moment) => void;
  /** Looks at the figure in another way, and draws the last moment again. */
  readonly look: (look: Look) => void;
  readonly clear: () => void;
}

function element(name: string, parent: Element, className?: string): SVGElement {
  const made = document.createElementNS(SVG, name);
  if (className) made.setAttribute('class', className);
  parent.append(made);
  return made;
}

/** Paths that are kept from frame to frame. Only attributes that differ are written. */
function pathPool(parent: Element) {
  const kept: { node: SVGElement; d: string; className: string }[] = [];
  return (shapes: readonly { d: string; className: string }[]) => {
    shapes.forEach(({ d, className }, index) => {
      const known = (kept[index] ??= { node: element('path', parent), d: '', className: '' });
      if (known.d !== d) known.node.setAttribute('d', d);
      if (known.className !== className) known.node.setAttribute('class', className);
      Object.assign(known, { d, className });
    });
    for (const { node } of kept.splice(shapes.length)) node.remove();
  };
}

/** Puts a figure on the stage. Its first drawing shows `first`. */
export function stageOf(svg: SVGSVGElement, spec: FigureSpec, first: Look, moment: Moment): Stage {
  const figure = movingFigure(spec);
  const all = element('g', svg);
  const drawBody = pathPool(element('g', all));
  const glow = element('circle', all, FIGURE_CLASSES.glow);
  const arrows = element('g', all);
  const drawArrows = pathPool(arrows);
  let outlook: Outlook;
  let last = moment;

  const draw = (next: Moment): void => {
    last = next;
    const { shapes, glow: light } = figure.frame(outlook, next.t, next.breath);
    drawBody(shapes.map((shape) => ({ d: shape.d, className: classOf(shape) })));
    glow.setAttribute('opacity', light ? next.arrow.toFixed(2) : '0');
    if (light) {
      glow.setAttribute('cx', light.x.toFixed(1));
      glow.setAttribute('cy', light.y.toFixed(1));
      glow.setAttribute('r', light.radius.toFixed(1));
    }
    arrows.setAttribute('opacity', next.arrow.toFixed(2));
  };

  const look = ({ viewpoint, zoom, mirrored }: Look): void => {
    outlook = figure.outlook(viewpoint, zoom);
    all.setAttribute('transform', mirrored ? `translate(${STAGE.width} 0) scale(-1 1)` : '');
    const { halo, shaft, tip } = FIGURE_CLASSES;
    drawArrows(
      outlook.arrows.flatMap((arrow) => [
        { d: arrow.shaft, className: halo ?? '' },
        { d: arrow.heads, className: halo ?? '' },
        { d: arrow.shaft, className: shaft ?? '' },
        { d: arrow.heads, className: tip ?? '' },
      ]),
    );
    draw(last);
  };

  look(first);
  return { draw, look, clear: () => all.remove() };
}
