export type { Room, RoomLabel } from './answers';
