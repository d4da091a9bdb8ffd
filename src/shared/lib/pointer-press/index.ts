export { afterPress, watchPresses } from './pointerPress';
