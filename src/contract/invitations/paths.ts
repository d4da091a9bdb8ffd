export const INVITATION_PATHS = {
  list: '/api/invitations',
  one: (id: string) => `/api/invitations/${encodeURIComponent(id)}`,
  ofPatient: (patientId: string) => `/api/invitations/patient/${encodeURIComponent(patientId)}`,
  byToken: (token: string) => `/api/invitations/token/${encodeURIComponent(token)}`,
  acceptByToken: (token: string) => `/api/invitations/token/${encodeURIComponent(token)}/accept`,
  accept: (id: string) => `/api/invitations/${encodeURIComponent(id)}/accept`,
} as const;
