export type { Exercise, Option } from './answers';
