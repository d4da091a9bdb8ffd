/** Converts the row of an invitation, of a patient or to the team, into an answer. */
export const toInvitation = <Row extends { createdAt: Date; expiresAt: Date }>(row: Row) => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
});
