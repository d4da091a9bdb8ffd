export { DRAWING, drawingMark } from './drawingMark';
export { FOUND, foundMark } from './foundMark';
