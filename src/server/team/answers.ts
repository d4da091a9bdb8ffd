interface MemberTimes {
  lastAccess: Date | null;
  deactivatedAt: Date | null;
}

/** Converts a row of the team into an answer. */
export const toMember = <Row extends MemberTimes>(row: Row) => ({
  ...row,
  lastAccess: row.lastAccess?.toISOString() ?? null,
  deactivatedAt: row.deactivatedAt?.toISOString() ?? null,
});
