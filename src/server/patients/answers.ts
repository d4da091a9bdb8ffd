import type { CareRelation } from '@/contract/care';

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

/** The row with its latest invitation as a list shows it, `null` if there is none. */
export const withSummary = <
  Row extends { invitation: Invitation | null },
  Invitation extends { createdAt: Date; expiresAt: Date },
>({
  invitation,
  ...row
}: Row & { invitation: Invitation | null }) => ({
  ...row,
  invitation: invitation && {
    ...withInstant(invitation),
    expiresAt: invitation.expiresAt.toISOString(),
  },
});
