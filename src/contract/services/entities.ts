export type { Service, ServiceLabel } from './answers';
