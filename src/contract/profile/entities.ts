export type { Profile } from './answers';
