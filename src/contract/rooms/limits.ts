export const ROOM_LIMITS = { nameMax: 80 } as const;
