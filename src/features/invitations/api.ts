import type { Invitation } from '@/contract/invitationSchemas';
import { INVITATION_PATHS } from '@/contract/invitations';
import type { SealedSecret } from '@/shared/identity/vault';
import { idOf, listOf, objectOf, textOf } from '@/shared/api/answers';
import { baseApi, listTags, ofAll, oneTag, staleListTags, type Tag } from '@/shared/api/baseApi';
import type { ApiExtra } from '@/shared/api/baseQuery';
import { toInvitationSummary } from '@/shared/api/records';
import { prefetchOf } from '@/shared/redux';
import { isObject } from '@/shared/lib/values';

type Raw = Record<string, unknown>;

const nameOf = (value: unknown, fallback: unknown): { name: string } | null => {
  const name = isObject(value) ? textOf(value.name) : textOf(value ?? fallback);
  return name ? { name } : null;
};

/** Reads an invitation in any backend's spelling. */
export function toInvitation(raw: Raw): Invitation {
  const embedded = isObject(raw.patient) ? idOf(raw.patient) : '';
  const patientId = textOf(raw.patientId) || embedded;
  return {
    ...(toInvitationSummary(raw) ?? {
      id: idOf(raw),
      email: '',
      status: 'PENDING',
      createdAt: '',
      expiresAt: null,
    }),
    ...(patientId && { patientId }),
    patient: nameOf(raw.patient, raw.patientName),
    therapist: nameOf(raw.therapist, raw.therapistName),
    ...(typeof raw.link === 'string' && { link: raw.link }),
    ...(typeof raw.mailWaits === 'boolean' && { mailWaits: raw.mailWaits }),
    ...(typeof raw.privacyVersion === 'string' && { privacyVersion: raw.privacyVersion }),
  };
}

/** Tags invalidated by a change: the lists of invitations, and patients that embed one, in their rows and by themselves. */
const changed = (error: unknown, patientId?: string): Tag[] =>
  error
    ? []
    : [
        ...listTags('Invitation'),
        ...listTags('Patient'),
        ...(patientId ? [oneTag('Invitation', `PATIENT-${patientId}`), oneTag('Patient', patientId)] : []),
      ];

interface Acceptance {
  token: string;
  name: string;
  secret: SealedSecret;
  /** Accepted version of the privacy text. */
  privacyVersion?: string;
}

const invitationsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listInvitations: build.query<Invitation[], void>({
      query: () => INVITATION_PATHS.list,
      transformResponse: (answer) => listOf(answer, 'invitations').map(toInvitation),
      providesTags: [...listTags('Invitation'), ofAll('Invitation')],
    }),
    listPatientInvitations: build.query<Invitation[], string>({
      query: (patientId) => INVITATION_PATHS.ofPatient(patientId),
      transformResponse: (answer) => listOf(answer, 'invitations').map(toInvitation),
      providesTags: (_rows, _error, patientId) => [
        ...listTags('Invitation'),
        { type: 'Invitation', id: `PATIENT-${patientId}` },
      ],
    }),
    sendInvitation: build.mutation<Invitation, { patientId: string; email: string }>({
      query: ({ patientId, email }) => ({
        url: INVITATION_PATHS.list,
        method: 'POST',
        body: { patientId, email },
      }),
      transformResponse: (answer) => toInvitation(objectOf(answer, 'invitation')),
      invalidatesTags: (_invitation, error, { patientId }) => changed(error, patientId),
    }),
    cancelInvitation: build.mutation<null, { id: string; patientId?: string }>({
      query: ({ id }) => ({ url: INVITATION_PATHS.one(id), method: 'DELETE' }),
      transformResponse: () => null,
      invalidatesTags: (_answer, error, { patientId }) => changed(error, patientId),
    }),
    /** The token is a secret like a password, so recordings mask it. */
    getInvitationByToken: build.query<Invitation | null, string>({
      query: (token) => ({ url: INVITATION_PATHS.byToken(token), keepSession: true }),
      transformResponse: (answer) => {
        const raw = objectOf(answer, 'invitation');
        return idOf(raw) || raw.email ? toInvitation(raw) : null;
      },
    }),
    acceptInvitation: build.mutation<null, Acceptance>({
      queryFn: async ({ token, name, secret, privacyVersion }, api, _options, baseQuery) => {
        const result = await baseQuery({
          url: INVITATION_PATHS.acceptByToken(token),
          method: 'POST',
          // A query parameter, because the documented body has no field for it. Sent only to a server that
          // asked for consent.
          ...(privacyVersion && { params: { privacyVersion } }),
          body: { name, password: (api.extra as ApiExtra).vault.open(secret) },
          keepSession: true,
        });
        return result.error ? { error: result.error } : { data: null };
      },
      invalidatesTags: (_answer, error) => staleListTags('Invitation', error),
    }),
  }),
});

export const {
  useListInvitationsQuery,
  useListPatientInvitationsQuery,
  useSendInvitationMutation,
  useCancelInvitationMutation,
  useGetInvitationByTokenQuery,
  useAcceptInvitationMutation,
} = invitationsApi;

export const { cancelInvitation, listInvitations, sendInvitation } = invitationsApi.endpoints;

export const prefetchInvitations = prefetchOf(listInvitations);
