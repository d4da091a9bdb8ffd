/** Limits of a service. Its duration has those of an appointment. Minutes, and cents of a euro. */
export const SERVICE_LIMITS = {
  nameMax: 120,
  bufferMin: 0,
  bufferMax: 120,
  bufferStep: 5,
  priceCentsMax: 9_999_999,
} as const;
