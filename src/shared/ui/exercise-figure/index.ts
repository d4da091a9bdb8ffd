export { ExerciseFigure, type ExerciseFigureProps } from './ExerciseFigure';
export type { FigureLayout } from './scene';
export { sceneOf } from './sceneOf';
