export type { Episode } from './answers';
