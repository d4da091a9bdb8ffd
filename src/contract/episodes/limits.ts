export const EPISODE_LIMITS = {
  /** Sessions that one authorisation may grant. */
  authorisedMin: 1,
  authorisedMax: 365,
  /** From so many sessions left on, the record warns. */
  fewSessionsLeft: 2,
} as const;
