export { COLOUR_PAIRS, type ColourPair } from './colourPairs';
export { contrastRatio, hslToRgb } from './contrast';
