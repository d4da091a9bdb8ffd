export type { PendingWork } from './answers';
