export type { Alert } from './answers';
