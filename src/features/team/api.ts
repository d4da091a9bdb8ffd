import type { StaffInvitation, TeamMember, TherapistChoice } from '@/contract/teamAnswers';
import { staffRoleOf, TEAM_PATHS } from '@/contract/team';
import type { StaffInvitationBody, StaffRolesBody } from '@/contract/teamSchemas';
import { idOf, listOf, numberOf, objectOf, optionalTextOf, textOf } from '@/shared/api/answers';
import { baseApi, listTags, type Tag } from '@/shared/api/baseApi';
import { isApiError } from '@/shared/api/errors';

type Raw = Record<string, unknown>;

const toMember = (raw: Raw): TeamMember => ({
  id: idOf(raw),
  name: textOf(raw.name),
  email: textOf(raw.email),
  role: staffRoleOf(raw.role),
  alsoAdmin: raw.alsoAdmin === true,
  lastAccess: optionalTextOf(raw.lastAccess),
  secondFactor: raw.secondFactor === true,
  deactivatedAt: optionalTextOf(raw.deactivatedAt),
  appointmentMails: raw.appointmentMails !== false,
  activePatients: numberOf(raw.activePatients, 0),
  futureAppointments: numberOf(raw.futureAppointments, 0),
});

const toStaffInvitation = (raw: Raw): StaffInvitation => ({
  id: idOf(raw),
  name: textOf(raw.name),
  email: textOf(raw.email),
  role: staffRoleOf(raw.role),
  createdAt: textOf(raw.createdAt),
  expiresAt: textOf(raw.expiresAt),
  ...(typeof raw.mailWaits === 'boolean' && { mailWaits: raw.mailWaits }),
});

/** The members share the tag of profiles, whose names they show; its names are part of the first download. */
const TEAM: Tag = { type: 'Profile', id: 'TEAM' };
const STAFF_INVITATIONS: Tag = { type: 'Invitation', id: 'STAFF' };
/** Covers by somebody without access do not run. */
const COVERS: Tag = { type: 'Profile', id: 'COVERS' };

const stale =
  (...tags: Tag[]) =>
  (_answer: unknown, error: unknown): Tag[] =>
    error ? [] : tags;

/** The same, also where something was refused because it has changed meanwhile. */
const staleIfChanged =
  (...tags: Tag[]) =>
  (_answer: unknown, error: unknown): Tag[] =>
    error && !(isApiError(error) && (error.status === 404 || error.status === 409)) ? [] : tags;

/** Only our server has these routes. Elsewhere they fail, and nothing is shown. */
const teamApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listTeam: build.query<TeamMember[], void>({
      query: () => TEAM_PATHS.list,
      transformResponse: (answer) => listOf(answer, 'members').map(toMember),
      providesTags: [TEAM],
    }),
    listTherapists: build.query<TherapistChoice[], void>({
      query: () => TEAM_PATHS.therapists,
      transformResponse: (answer) =>
        listOf(answer, 'therapists').map((raw) => ({ id: idOf(raw), name: textOf(raw.name) })),
      providesTags: [TEAM],
    }),
    listStaffInvitations: build.query<StaffInvitation[], void>({
      query: () => TEAM_PATHS.invitations,
      transformResponse: (answer) => listOf(answer, 'invitations').map(toStaffInvitation),
      providesTags: [STAFF_INVITATIONS],
    }),
    inviteStaff: build.mutation<StaffInvitation, { input: StaffInvitationBody }>({
      query: ({ input }) => ({
        url: TEAM_PATHS.invitations,
        method: 'POST',
        body: input,
      }),
      transformResponse: (answer) => toStaffInvitation(objectOf(answer, 'invitation')),
      invalidatesTags: stale(STAFF_INVITATIONS),
    }),
    resendStaffInvitation: build.mutation<StaffInvitation, string>({
      query: (id) => ({ url: TEAM_PATHS.resend(id), method: 'POST' }),
      transformResponse: (answer) => toStaffInvitation(objectOf(answer, 'invitation')),
      invalidatesTags: staleIfChanged(STAFF_INVITATIONS, TEAM),
    }),
    cancelStaffInvitation: build.mutation<null, string>({
      query: (id) => ({ url: TEAM_PATHS.cancellation(id), method: 'POST' }),
      transformResponse: () => null,
      invalidatesTags: staleIfChanged(STAFF_INVITATIONS, TEAM),
    }),
    deactivateMember: build.mutation<TeamMember, string>({
      query: (id) => ({ url: TEAM_PATHS.deactivation(id), method: 'POST' }),
      transformResponse: (answer) => toMember(objectOf(answer, 'member')),
      invalidatesTags: stale(TEAM, COVERS),
    }),
    reactivateMember: build.mutation<TeamMember, string>({
      query: (id) => ({ url: TEAM_PATHS.reactivation(id), method: 'POST' }),
      transformResponse: (answer) => toMember(objectOf(answer, 'member')),
      invalidatesTags: stale(TEAM, COVERS),
    }),
    /** Only where the server names `owner`. */
    changeRoles: build.mutation<TeamMember, { id: string; roles: StaffRolesBody }>({
      query: ({ id, roles }) => ({ url: TEAM_PATHS.roles(id), method: 'PUT', body: roles }),
      transformResponse: (answer) => toMember(objectOf(answer, 'member')),
      // Whoever changes what they do themselves sees other patients and appointments from now on.
      invalidatesTags: stale(TEAM, ...listTags('Patient'), ...listTags('Appointment'), {
        type: 'AppointmentStats',
      }),
    }),
    /** Only where the server names `outbox`. */
    switchMails: build.mutation<TeamMember, { id: string; appointmentMails: boolean }>({
      query: ({ id, appointmentMails }) => ({
        url: TEAM_PATHS.mails(id),
        method: 'PUT',
        body: { appointmentMails },
      }),
      transformResponse: (answer) => toMember(objectOf(answer, 'member')),
      invalidatesTags: stale(TEAM),
    }),
  }),
});

export const {
  useChangeRolesMutation,
  useListTeamQuery,
  useListTherapistsQuery,
  useListStaffInvitationsQuery,
  useInviteStaffMutation,
  useResendStaffInvitationMutation,
  useCancelStaffInvitationMutation,
  useDeactivateMemberMutation,
  useReactivateMemberMutation,
  useSwitchMailsMutation,
} = teamApi;
