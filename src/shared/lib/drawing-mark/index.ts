export { DRAWING, drawingMark } from './drawingMark';
