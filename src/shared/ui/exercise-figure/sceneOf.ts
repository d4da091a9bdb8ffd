import type { FigureSpec } from '@/contract/exercises/figure';
import { buildScene, type FigureLayout, type Scene } from './scene';

/** Kept as long as their figures live, so that a card that returns is there at once. */
const scenes = new WeakMap<FigureSpec, Partial<Record<FigureLayout, Scene>>>();

/** The drawing of a figure, worked out once: that takes up to a frame or two, so ahead of time where there is one. */
export function sceneOf(figure: FigureSpec, layout: FigureLayout): Scene {
  const known = scenes.get(figure) ?? {};
  scenes.set(figure, known);
  return (known[layout] ??= buildScene(figure, layout));
}
