export { ExerciseFigure, type ExerciseFigureProps } from './ExerciseFigure';
export { movementRange } from './movementRange';
export type { FigureLayout } from './scene';
export { sceneOf } from './sceneOf';
export { trainedSide } from './trainedSide';
