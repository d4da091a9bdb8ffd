import type { FigureSpec } from '@/contract/figure';
import { buildScene, type FigureLayout, type Scene } from './scene';

/** Cached as long as the figure object exists, so that a card that returns is drawn at once. */
const scenes = new WeakMap<FigureSpec, Partial<Record<FigureLayout, Scene>>>();

/** Scene of a figure, computed once. It can take one or two frames, so call it ahead of time if possible. */
export function sceneOf(figure: FigureSpec, layout: FigureLayout): Scene {
  const known = scenes.get(figure) ?? {};
  scenes.set(figure, known);
  return (known[layout] ??= buildScene(figure, layout));
}
