export type { SetUpStart } from './answers';
