import { useRef, useState } from 'react';
import type { Appointment, SeriesPlan } from '@/contract/appointmentAnswers';
import { APPOINTMENT_MESSAGES as MESSAGES } from '@/contract/appointments';
import { seriesDates } from '@/contract/appointmentSeries';
import { errorText, isApiError } from '@/shared/api/errors';
import { useUnsavedNotice } from '@/shared/drafts/leaving';
import type { Edits } from '@/shared/edits/useEdits';
import { practiceWallClock } from '@/shared/lib/dates';
import { useAppDispatch } from '@/shared/redux';
import { useSubmit } from '@/shared/useSubmit';
import { toastRequested } from '@/shared/toasts/slice';
import {
  useCreateAppointmentMutation,
  useCreateSeriesMutation,
  usePreviewSeriesMutation,
  useUpdateAppointmentMutation,
  type AppointmentInput,
  type SeriesInput,
} from './api';
import { changeToast } from './statusChange';
import type { CreatedAppointment } from './newAppointment';
import { toInput, type AppointmentFormValues } from './formValues';
import { toSeriesPlan, toTitledConflict, type TitledConflict } from './normalise';
import { useOutsideHours, type Whose } from './ui/OutsideQuestion';
import { outsideTeamOf, useTeamQuestion } from './ui/TeamQuestion';

/** The saved appointment. Its id is empty if the backend's answer has none. */
export type SavedAppointment = CreatedAppointment;

interface SavingOptions {
  /** The appointment being edited. */
  appointment: Appointment | undefined;
  edits: Edits<AppointmentInput>;
  onSaved: (saved: SavedAppointment) => void;
}

/** Statuses of a backend without series, which only our server has. */
const UNKNOWN_PATH: readonly unknown[] = [404, 405, 501];
const NO_SERIES = 'Este servidor no admite citas repetidas. Crea las citas una a una.';

type Occurrences = SeriesInput['occurrences'];

const bodyOf = ({ date: _date, time: _time, ...rest }: AppointmentInput, occurrences: Occurrences) => ({
  ...rest,
  occurrences,
});

/** Saves one appointment, and keeps the conflict of a refused attempt. */
function useOneSaving({ appointment, edits, onSaved }: SavingOptions) {
  const dispatch = useAppDispatch();
  const [create] = useCreateAppointmentMutation();
  const [update] = useUpdateAppointmentMutation();
  const withTeam = useTeamQuestion();
  const [conflict, setConflict] = useState<TitledConflict | null>(null);
  const { submit } = useSubmit(
    (input: AppointmentInput) =>
      withTeam(input, async (body) =>
        appointment ? await update({ id: appointment.id, body: edits.bodyOf(body) }) : await create({ body }),
      ),
    {
      success: appointment ? undefined : MESSAGES.created,
      failure: MESSAGES.saveFailed,
      fieldOf: (_input, path) => (path === 'therapistId' ? 'giverId' : path),
      onDone: (row, { date }) => {
        // No undo, because the form was filled in on purpose. The toast replaces an earlier one.
        if (appointment) dispatch(changeToast(MESSAGES.updated, appointment.id, null));
        onSaved({ id: appointment?.id ?? ('id' in row ? row.id : ''), date });
      },
      onFailed: (error) => {
        if (outsideTeamOf(error) || edits.meets(error)) return true;
        if (error.status === 409) setConflict(toTitledConflict(error));
        return false;
      },
    },
  );

  return { submit, conflict, dismissConflict: () => setConflict(null) };
}

/** Whose hours count for a new appointment, or one given to another patient: the chosen therapist's, or the patient's. */
const whoseOf = ({ therapistId, patientId }: AppointmentInput): Whose =>
  therapistId ? { id: therapistId } : { patientId };

interface PlannedSeries {
  input: AppointmentInput;
  plan: SeriesPlan;
}

/** Plans a series and saves it. If the plan changed in the meantime, the new one is shown. */
function useSeriesSaving({ onSaved }: Pick<SavingOptions, 'onSaved'>) {
  const dispatch = useAppDispatch();
  const [preview] = usePreviewSeriesMutation();
  const [createSeries, { isLoading }] = useCreateSeriesMutation();
  const [series, setSeries] = useState<PlannedSeries | null>(null);

  const joins = useRef<AppointmentInput['joinsTeam']>(undefined);
  const withTeam = useTeamQuestion();
  const planned = useSubmit(
    (values: AppointmentFormValues) => {
      const input = toInput(values);
      const { count, interval, weekdays } = values.repetition;
      const dates = seriesDates(input.date, { count: count ?? 0, interval: interval ?? 0, weekdays });
      const occurrences = dates.map((date) => ({ date, time: input.time }));
      return withTeam(bodyOf(input, occurrences), (body) => {
        joins.current = body.joinsTeam;
        return preview(body);
      });
    },
    {
      failure: MESSAGES.saveFailed,
      failureText: (error, failure) =>
        isApiError(error) && UNKNOWN_PATH.includes(error.status) && !error.fields
          ? NO_SERIES
          : errorText(error, failure),
      onFailed: (error) => outsideTeamOf(error) !== null,
      onDone: (plan, values) => {
        const input = { ...toInput(values), ...(joins.current && { joinsTeam: joins.current }) };
        if (plan) setSeries({ input, plan });
        else dispatch(toastRequested({ message: NO_SERIES, variant: 'error' }));
      },
    },
  );

  const all = useSubmit(
    ({ input, occurrences }: { input: AppointmentInput; occurrences: Occurrences }) => {
      const body = bodyOf(input, occurrences);
      return createSeries({ body });
    },
    {
      success: (_rows, { occurrences }) => MESSAGES.seriesCreated(occurrences.length),
      failure: MESSAGES.saveFailed,
      onDone: ([row], { occurrences }) => {
        setSeries(null);
        onSaved({ id: row?.id ?? '', date: occurrences[0]?.date ?? '' });
      },
      onFailed: ({ details }) => {
        const plan = toSeriesPlan(details);
        if (plan) setSeries((shown) => shown && { ...shown, plan });
      },
    },
  );

  return { series, planned, all, isLoading, cancel: () => setSeries(null) };
}

const isSameSlot = (
  { date, time, duration, therapistId }: AppointmentInput,
  appointment: Appointment | undefined,
) => {
  if (!appointment || appointment.duration !== duration) return false;
  if (therapistId && therapistId !== appointment.therapist?.id) return false;
  const before = practiceWallClock(appointment.date);
  return before.date === date && before.time === time;
};

/**
 * Saves the form: one appointment, or a series after its preview. Returns what the form must resolve first:
 * the conflict of an appointment or the plan of a series.
 */
export function useAppointmentSaving({ appointment, edits, onSaved }: SavingOptions) {
  const one = useOneSaving({ appointment, edits, onSaved });
  const { ask } = useOutsideHours();
  const tellUnsaved = useUnsavedNotice();
  const { series, planned, all, isLoading, cancel } = useSeriesSaving({ onSaved });

  return {
    conflict: one.conflict,
    dismissConflict: one.dismissConflict,
    series,
    cancelSeries: cancel,
    /**
     * Saves the series with the choices made for its conflicts. A single remaining appointment is saved on
     * its own.
     */
    saveSeries(occurrences: Occurrences): Promise<boolean> | undefined {
      if (!series) return undefined;
      const [only, ...others] = occurrences;
      if (!only || others.length > 0) return all.submit({ input: series.input, occurrences });
      cancel();
      one.dismissConflict();
      return one.submit({ ...series.input, ...only });
    },
    savingSeries: isLoading,
    /** Formik's `onSubmit`. A time outside the hours is asked about first, unless it was that patient's before. */
    async submit(values: AppointmentFormValues, form: Parameters<typeof one.submit>[1]): Promise<boolean> {
      if (values.repeat && !appointment) return planned.submit(values, form);
      one.dismissConflict();
      // An edit says of each choice what it was; another backend sees only the keys that it documents.
      const input = toInput(values, edits.isKnown ? undefined : appointment);
      const stays = appointment?.patientId === input.patientId;
      const whose = stays && !input.therapistId ? appointment.therapist : whoseOf(input);
      if (!(stays && isSameSlot(input, appointment)) && !(await ask(input, whose))) {
        tellUnsaved();
        return false;
      }
      return one.submit(input, form);
    },
  };
}
