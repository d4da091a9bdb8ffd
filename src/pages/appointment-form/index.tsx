import { useCallback, useEffect, useMemo, type ReactNode } from 'react';
import { useLocation, useParams, useSearchParams } from 'react-router-dom';
import type { Appointment } from '@/contract/appointmentAnswers';
import {
  APPOINTMENT_LIMITS,
  APPOINTMENT_MESSAGES as MESSAGES,
  APPOINTMENT_TYPES,
  ENDED_APPOINTMENT_STATUSES,
} from '@/contract/appointments';
import { isCalendarDate, timeFault } from '@/contract/common/formats';
import {
  AppointmentForm,
  createdState,
  OutsideQuestion,
  TeamQuestion,
  useGetAppointmentQuery,
  WEEKLY_PARAM,
  type AppointmentPrefill,
  type OutsideQuestionProps,
} from '@/features/appointments';
import { RoleGate, useAuth } from '@/features/auth';
import { useTeamOf } from '@/features/care';
import { useTimetables } from '@/features/hours';
import { useBookablePatients, usePatientName } from '@/features/patients';
import { usePracticeWeek } from '@/features/practice';
import { RoomSelectField, useListRoomsQuery } from '@/features/rooms';
import { ServiceSelectField, useListServicesQuery } from '@/features/services';
import { useListTherapistsQuery } from '@/features/team';
import { errorText } from '@/shared/api/errors';
import { useCapability, useLacks } from '@/shared/capabilities';
import { useAppDispatch } from '@/shared/redux';
import { ROUTES } from '@/shared/routes';
import { toastRequested } from '@/shared/toasts/slice';
import { Breadcrumbs } from '@/shared/ui/breadcrumbs/Breadcrumbs';
import { PageHeader } from '@/shared/ui/page-header/PageHeader';
import { SkeletonCard } from '@/shared/ui/skeleton/Skeleton';
import { useLeaveForm } from '@/shared/useLeaveForm';
import { useNavigateWhileShown } from '@/shared/useNavigateWhileShown';
import { GiverField } from './ui/GiverField';
import { PatientChoice, type PatientChoiceProps } from './ui/PatientChoice';
import { useFollowedEpisode, useFollowing } from './ui/useFollowing';

/** /appointments/new and /appointments/{id}/edit */
export function AppointmentFormPage() {
  const { id } = useParams();
  const { search } = useLocation();
  return (
    <RoleGate audience="staff">
      <WithinHours>
        {id ? (
          <EditAppointment key={id} id={id} />
        ) : (
          <NewAppointment key={search} back={ROUTES.appointments} />
        )}
      </WithinHours>
    </RoleGate>
  );
}

/** /patients/{id}/appointments/new, with that patient selected. Access is as for the patient's detail. */
export function PatientAppointmentPage() {
  const { id = '' } = useParams();
  const { search } = useLocation();
  return (
    <RoleGate audience="therapist">
      <WithinHours>
        <NewAppointment key={`${id}${search}`} patientId={id} back={ROUTES.patient(id)} />
      </WithinHours>
    </RoleGate>
  );
}

/**
 * Asks about a time outside the hours of the therapist, where the backend keeps any. Administration gives an appointment to
 * whoever books it, if they attend the patient, else to the lead: the team is asked for when it is saved.
 */
function WithinHours({ children }: { children: ReactNode }) {
  const { user, isAdmin } = useAuth();
  const isTherapist = user?.role === 'THERAPIST';
  const timetables = useTimetables(usePracticeWeek(), isTherapist ? user.id : undefined);
  const teamOf = useTeamOf();
  const timetableOf = useCallback<OutsideQuestionProps['timetableOf']>(
    (whose) => {
      const known = timetables(whose);
      const patientId = 'patientId' in whose && whose.patientId;
      if (!known || !isAdmin || !patientId) return known;
      return teamOf(patientId).then((team) =>
        isTherapist && team?.relation ? known : timetables(team?.lead ?? {}),
      );
    },
    [timetables, isTherapist, isAdmin, teamOf],
  );
  return (
    <OutsideQuestion timetableOf={timetableOf}>
      <TeamQuestion>{children}</TeamQuestion>
    </OutsideQuestion>
  );
}

/** Shows a toast and navigates back when something cannot be loaded. */
function useErrorToast(error: unknown, fallback: string, leave?: string) {
  const dispatch = useAppDispatch();
  const navigate = useNavigateWhileShown();
  useEffect(() => {
    if (!error) return;
    dispatch(toastRequested({ message: errorText(error, fallback), variant: 'error' }));
    if (leave) navigate(leave, { replace: true });
  }, [error, fallback, leave, dispatch, navigate]);
}

/** Patient choice. Shows one toast if the patients cannot be loaded. */
function PatientField(props: PatientChoiceProps) {
  const { error } = useBookablePatients();
  useErrorToast(error, MESSAGES.patientsFailed);
  return <PatientChoice {...props} />;
}

/** What an id of a list is called. */
const nameIn =
  (rows: readonly { id: string; name: string }[] = []) =>
  (id: string): string =>
    rows.find((row) => row.id === id)?.name ?? 'Otro';

/**
 * Choices of service, room and, for administration, therapist, if the backend offers any. The form waits for their
 * answers, because a field that came later would move what is under the pointer. A failure leaves the form without
 * them.
 */
function useOfferFields(appointment?: Appointment, hasFixedPatient = false) {
  const services = useListServicesQuery();
  const rooms = useListRoomsQuery();
  const disabled = appointment !== undefined && ENDED_APPOINTMENT_STATUSES.includes(appointment.status);
  const { isAdmin } = useAuth();
  // Administration chooses who gives the appointment. A new patient needs a therapist, too.
  const therapists = useListTherapistsQuery(undefined, { skip: disabled || (hasFixedPatient && !isAdmin) });
  const changesTherapist = useCapability('therapistChange');
  const choosesTherapist = isAdmin && !disabled && changesTherapist !== false;
  const has = (rows: readonly { active: boolean }[] | undefined) => rows?.some(({ active }) => active);
  return {
    ready:
      !services.isLoading &&
      !rooms.isLoading &&
      !therapists.isLoading &&
      !(choosesTherapist && changesTherapist === undefined),
    therapists: therapists.data,
    names: {
      serviceId: nameIn(services.data),
      roomId: nameIn(rooms.data),
      therapistId: nameIn(therapists.data),
    },
    givers: choosesTherapist && (therapists.data?.length ?? 0) > 1 ? therapists.data : undefined,
    rooms: rooms.data,
    services: services.data,
    fields: {
      serviceField: services.data && has(services.data) && (
        <ServiceSelectField
          name="serviceId"
          services={services.data}
          current={appointment?.service}
          disabled={disabled}
        />
      ),
      roomField: rooms.data && has(rooms.data) && (
        <RoomSelectField name="roomId" rooms={rooms.data} current={appointment?.room} disabled={disabled} />
      ),
    },
  };
}

/** Reads the values that a free slot or 'Siguiente cita' put into the address. Invalid ones are ignored. */
function readPrefill(params: URLSearchParams): AppointmentPrefill {
  const date = params.get('date') ?? '';
  const time = params.get('time') ?? '';
  const duration = Number(params.get('duration'));
  const patientId = params.get('patientId') ?? '';
  const type = APPOINTMENT_TYPES.find((one) => one === params.get('type'));
  const { durationMin, durationMax } = APPOINTMENT_LIMITS;
  return {
    ...(patientId && patientId.length <= 64 && { patientId }),
    ...(type && { type }),
    ...(isCalendarDate(date) && { date }),
    ...(timeFault(time) === undefined && { time }),
    ...(duration >= durationMin && duration <= durationMax && { duration }),
  };
}

function NewAppointment({ patientId, back }: { patientId?: string; back: string }) {
  const leave = useLeaveForm();
  const [params] = useSearchParams();
  const { ready, fields, therapists, givers, rooms, services } = useOfferFields(
    undefined,
    patientId !== undefined,
  );
  const { episodeId, isSettled } = useFollowedEpisode(
    patientId ?? params.get('patientId') ?? '',
    params.get('episodeId'),
  );
  const prefill = useMemo(() => {
    const room = rooms?.find(({ id, active }) => active && id === params.get('roomId'));
    const service = services?.find(({ id, active }) => active && id === params.get('serviceId'));
    const giver = givers?.find(({ id }) => id === params.get('giverId'));
    return {
      ...readPrefill(params),
      ...(patientId && { patientId }),
      ...(episodeId && { episodeId }),
      ...(service && { serviceId: service.id }),
      ...(room && { roomId: room.id }),
      ...(giver && { giverId: giver.id }),
    };
  }, [params, patientId, episodeId, rooms, services, givers]);
  const suggested = useFollowing(prefill, ready && params.has(WEEKLY_PARAM));
  return (
    <>
      <PageHeader
        title="Nueva cita"
        breadcrumbs={
          <Breadcrumbs items={[{ label: 'Citas', to: ROUTES.appointments }, { label: 'Nueva cita' }]} />
        }
      />
      {ready && isSettled && suggested ? (
        <AppointmentForm
          {...fields}
          prefill={suggested}
          therapistField={givers && <GiverField />}
          patientField={<PatientField therapists={therapists} disabled={patientId !== undefined} />}
          onSaved={(saved) => leave(back, { state: createdState(saved) })}
          onCancel={() => leave(back)}
        />
      ) : (
        <SkeletonCard label="Cargando cita" />
      )}
    </>
  );
}

function EditAppointment({ id }: { id: string }) {
  const leave = useLeaveForm();
  const goBack = () => leave(ROUTES.appointments);
  const { isAdmin } = useAuth();
  const { currentData: appointment, error } = useGetAppointmentQuery(id);
  // Our server hides notes from who does not treat the patient, and keeps them. Another backend hides none.
  const hidesNone = useLacks('edits');
  const { ready, fields, therapists, givers, names } = useOfferFields(appointment);
  const { id: giverId, name = '' } = (givers && appointment?.therapist) ?? {};
  const patientId = usePatientName();
  useErrorToast(appointment ? undefined : error, MESSAGES.loadFailed, ROUTES.appointments);
  return (
    <>
      <PageHeader
        title="Editar cita"
        breadcrumbs={
          <Breadcrumbs items={[{ label: 'Citas', to: ROUTES.appointments }, { label: 'Editar cita' }]} />
        }
      />
      {appointment && ready ? (
        <AppointmentForm
          {...fields}
          appointment={appointment}
          {...(giverId && {
            prefill: { giverId },
            therapistField: (
              <GiverField given={{ patientId: appointment.patientId, therapist: { id: giverId, name } }} />
            ),
          })}
          names={{ ...names, patientId }}
          withNotes={
            !isAdmin || hidesNone || appointment.notes !== null || appointment.episodeId !== undefined
          }
          patientField={
            <PatientField
              therapists={therapists}
              disabled={ENDED_APPOINTMENT_STATUSES.includes(appointment.status)}
            />
          }
          onSaved={goBack}
          onCancel={goBack}
        />
      ) : (
        <SkeletonCard label="Cargando cita" />
      )}
    </>
  );
}
