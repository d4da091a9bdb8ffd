import type { Room } from '@/contract/roomAnswers';

export const ROOM_FIXTURE: Room = { id: 'r1', name: 'Sala 1', active: true };

export const ROOM_FIXTURES: Room[] = [
  { id: 'r2', name: 'Gimnasio', active: true },
  ROOM_FIXTURE,
  { id: 'r3', name: 'Sala antigua', active: false },
];
