import type { CareRelation } from '@/contract/care/enums';

export const withInstant = <Row extends { createdAt: Date }>(row: Row) => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
});

/** The row with why its reader sees it, if they are not the lead. */
export const withCare = <Row extends { createdAt: Date; relation: CareRelation; leadName: string }>({
  relation,
  leadName,
  ...row
}: Row) => ({ ...withInstant(row), ...(relation !== 'LEAD' && { care: { relation, leadName } }) });

export const toSummary = <Row extends { createdAt: Date; expiresAt: Date }>(row: Row) => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
});
