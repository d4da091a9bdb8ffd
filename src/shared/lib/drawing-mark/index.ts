export { DRAWING, drawingMark } from './drawingMark';
export { FOUND, foundMark } from './foundMark';
export { LIVE, LIVE_MARK } from './liveMark';
export { PASSING, PASSING_MARK } from './passingMark';
