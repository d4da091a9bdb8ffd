export { TONE_ICONS, type MessageTone, type Tone } from './tone';
