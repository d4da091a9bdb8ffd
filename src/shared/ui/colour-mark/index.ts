export { ColourMark, type ColourMarkProps } from './ColourMark';
