/** Only on our server. */
export const TEAM_PATHS = {
  list: '/api/team',
  therapists: '/api/team/therapists',
  deactivation: (id: string) => `/api/team/${encodeURIComponent(id)}/deactivation`,
  reactivation: (id: string) => `/api/team/${encodeURIComponent(id)}/reactivation`,
  roles: (id: string) => `/api/team/${encodeURIComponent(id)}/roles`,
  /** Only where the server names `outbox`. */
  mails: (id: string) => `/api/team/${encodeURIComponent(id)}/mails`,
  invitations: '/api/team/invitations',
  cancellation: (id: string) => `/api/team/invitations/${encodeURIComponent(id)}/cancellation`,
  resend: (id: string) => `/api/team/invitations/${encodeURIComponent(id)}/resend`,
  join: (token: string) => `/api/team/join/${encodeURIComponent(token)}`,
} as const;

/** Query parameter of a registration link that was sent to staff, not to a patient. */
export const STAFF_LINK_MARK = 'staff';

/** Page behind the link of an invitation of staff: that of the patients, with a mark. */
export const staffLinkPage = (token: string): string =>
  `/register/invitation/${encodeURIComponent(token)}?${STAFF_LINK_MARK}`;
