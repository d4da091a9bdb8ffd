export type { Notification } from './answers';
