import { useState } from 'react';
import type { Appointment, AppointmentConflict, SeriesPlan } from '@/contract/appointments/entities';
import { APPOINTMENT_MESSAGES as MESSAGES } from '@/contract/appointments/messages';
import { seriesDates } from '@/contract/appointments/series';
import { type ApiError, errorText, isApiError } from '@/shared/api';
import { submissionKeys } from '@/shared/lib/idempotency';
import { useAppDispatch } from '@/shared/redux';
import { toastRequested } from '@/shared/toasts';
import {
  useCreateAppointmentMutation,
  useCreateSeriesMutation,
  usePreviewSeriesMutation,
  useUpdateAppointmentMutation,
  type AppointmentInput,
  type SeriesInput,
} from './api';
import { toInput, type AppointmentFormValues } from './formValues';
import { toConflictDetails, toSeriesPlan } from './normalise';

interface SavingOptions {
  /** The appointment being edited. */
  appointment: Appointment | undefined;
  onSaved: () => void;
}

/** Statuses of a backend that does not know series: they are our server's own. */
const UNKNOWN_PATH: readonly unknown[] = [404, 405, 501];
const NO_SERIES = 'Este servidor no admite citas repetidas. Crea las citas una a una.';

/**
 * Saves the form: one appointment, or a series by way of its preview. Keeps what stands in the way, for the form to
 * show: the conflict of one, the plan of a series.
 */
export function useAppointmentSaving({ appointment, onSaved }: SavingOptions) {
  const dispatch = useAppDispatch();
  const [create] = useCreateAppointmentMutation();
  const [update] = useUpdateAppointmentMutation();
  const [preview] = usePreviewSeriesMutation();
  const [createSeries, { isLoading: savingSeries }] = useCreateSeriesMutation();
  const [keyFor] = useState(submissionKeys);
  const [conflict, setConflict] = useState<AppointmentConflict | null>(null);
  const [series, setSeries] = useState<{ input: AppointmentInput; plan: SeriesPlan } | null>(null);

  const toast = (message: string, variant: 'success' | 'error') =>
    void dispatch(toastRequested({ message, variant }));

  const failed = (error: unknown, fallback = MESSAGES.saveFailed as string): Record<string, string> => {
    toast(errorText(error, fallback), 'error');
    return (isApiError(error) && error.fields) || {};
  };

  const saved = (message: string) => {
    toast(message, 'success');
    onSaved();
    return {};
  };

  /** Resolves to the texts that belong beside fields; none when it was saved. */
  async function saveOne(input: AppointmentInput): Promise<Record<string, string>> {
    setConflict(null);
    const result = appointment
      ? await update({ id: appointment.id, body: input })
      : await create({ body: input, key: keyFor(input) });
    if (!('error' in result)) return saved(appointment ? MESSAGES.updated : MESSAGES.created);
    const error = result.error as ApiError;
    if (error.status === 409) setConflict(toConflictDetails(error.details));
    return failed(error);
  }

  const bodyOf = (
    { date: _date, time: _time, ...rest }: AppointmentInput,
    occurrences: SeriesInput['occurrences'],
  ) => ({
    ...rest,
    occurrences,
  });

  async function planSeries({
    repetition,
    ...values
  }: AppointmentFormValues): Promise<Record<string, string>> {
    const input = toInput({ ...values, repetition });
    const { count, interval, weekdays } = repetition;
    const dates = seriesDates(input.date, { count: count ?? 0, interval: interval ?? 0, weekdays });
    const result = await preview(
      bodyOf(
        input,
        dates.map((date) => ({ date, time: input.time })),
      ),
    );
    if ('error' in result) {
      const { status } = result.error as ApiError;
      if (UNKNOWN_PATH.includes(status) && !(result.error as ApiError).fields) {
        toast(NO_SERIES, 'error');
        return {};
      }
      return failed(result.error);
    }
    if (result.data) setSeries({ input, plan: result.data });
    else toast(NO_SERIES, 'error');
    return {};
  }

  /** Saves the series with what was chosen for each conflict; a plan that has changed meanwhile is shown anew. */
  async function saveSeries(occurrences: SeriesInput['occurrences']): Promise<void> {
    if (!series) return;
    const { input } = series;
    const [only, ...others] = occurrences;
    if (only && others.length === 0) {
      setSeries(null);
      await saveOne({ ...input, ...only });
      return;
    }
    const body = bodyOf(input, occurrences);
    const result = await createSeries({ body, key: keyFor(body) });
    if (!('error' in result)) {
      setSeries(null);
      saved(MESSAGES.seriesCreated(occurrences.length));
      return;
    }
    const plan = toSeriesPlan((result.error as ApiError).details);
    if (plan) setSeries({ input, plan });
    failed(result.error);
  }

  return {
    conflict,
    dismissConflict: () => setConflict(null),
    series,
    cancelSeries: () => setSeries(null),
    saveSeries,
    savingSeries,
    /** Formik's submit: resolves to field texts. */
    save: (values: AppointmentFormValues) =>
      values.repeat && !appointment ? planSeries(values) : saveOne(toInput(values)),
  };
}
