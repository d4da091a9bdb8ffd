import { useState } from 'react';
import {
  APPOINTMENT_MESSAGES as MESSAGES,
  BATCH_MAX,
  REASON_MAX,
  resolvedText,
} from '@/contract/appointments';
import type { Appointment } from '@/contract/appointmentAnswers';
import { wordFor } from '@/contract/common/text';
import { errorText, failureOf, isApiError } from '@/shared/api/errors';
import { useAppDispatch } from '@/shared/redux';
import { Button } from '@/shared/ui/button/Button';
import { CheckboxField } from '@/shared/ui/checkbox-field/CheckboxField';
import { Dialog } from '@/shared/ui/dialog/Dialog';
import { ErrorState } from '@/shared/ui/error-state/ErrorState';
import { FormStack } from '@/shared/ui/form-layout/FormLayout';
import { InlineAlert } from '@/shared/ui/inline-alert/InlineAlert';
import { NativeSelectField } from '@/shared/ui/native-select-field/NativeSelectField';
import { SkeletonText } from '@/shared/ui/skeleton/Skeleton';
import { TextAreaField } from '@/shared/ui/text-area-field/TextAreaField';
import { useLateFailure } from '@/shared/lateToasts';
import { fullName, shortSlot } from '../appointmentTexts';
import { batchToast } from '../statusChange';
import { changesOf, choicesFor, choicesForAll, type Choices } from '../resolution';
import { useChangeAppointmentsMutation, useListTouchedOptionsQuery, type TouchedQuery } from '../touchedApi';
import styles from './SeriesDialog.module.css';

export interface ResolveDialogProps {
  /** On which an absence falls, or which lie outside the hours, by date. */
  appointments: readonly Appointment[];
  query: TouchedQuery;
  onClose: () => void;
}

/** What was refused, by the id of the appointment. */
function refusalsOf(error: unknown, sentIds: readonly string[]): Record<string, string> {
  const fields = (isApiError(error) && error.fields) || {};
  return Object.fromEntries(
    sentIds.flatMap((id, index) => {
      const text = fields[`changes[${index}]`];
      return text ? [[id, text]] : [];
    }),
  );
}

const leftText = (left: number): string | undefined =>
  left > 0
    ? `${left} se ${wordFor(left, ['queda como está: no tiene', 'quedan como están: no tienen'])} esa opción.`
    : undefined;

/** Decides what becomes of each of these appointments, and does all of it in one go. */
export function ResolveDialog({ appointments: all, query, onClose }: ResolveDialogProps) {
  const appointments = all.slice(0, BATCH_MAX);
  const touched = useListTouchedOptionsQuery(query);
  const { currentData: options } = touched;
  const failure = failureOf({ ...touched, text: MESSAGES.optionsFailed });
  return (
    <Dialog
      open
      title="Resolver las citas"
      description={
        all.length > BATCH_MAX ? `Las primeras ${BATCH_MAX} de ${all.length}; después, las demás.` : undefined
      }
      onClose={onClose}
    >
      {options ? (
        <ResolveForm appointments={appointments} optionsOf={(id) => options[id] ?? []} onClose={onClose} />
      ) : failure ? (
        <ErrorState {...failure} />
      ) : (
        <SkeletonText lines={6} label="Buscando horas libres" />
      )}
    </Dialog>
  );
}

interface ResolveFormProps extends Pick<ResolveDialogProps, 'appointments' | 'onClose'> {
  optionsOf: Parameters<typeof choicesForAll>[1];
}

function ResolveForm({ appointments, optionsOf, onClose }: ResolveFormProps) {
  const [choices, setChoices] = useState<Choices>({});
  const [forAll, setForAll] = useState('');
  const [reason, setReason] = useState('');
  const [joinsTeam, setJoinsTeam] = useState(false);
  const { apply, isLoading, error, refusals } = useResolution(onClose);
  const { changes, counts } = changesOf(appointments, choices);
  const every = choicesForAll(appointments, optionsOf);
  const chooseForAll = (value: string) => {
    setForAll(value);
    setChoices(every.choose(value));
  };
  return (
    <FormStack>
      <NativeSelectField
        label="Para todas"
        placeholder="Elige qué hacer con todas"
        options={every.options}
        value={forAll}
        onChange={chooseForAll}
        help={forAll && forAll !== 'keep' && leftText(appointments.length - every.isFor(forAll))}
      />
      <ul className={styles.list} aria-label="Citas que resolver">
        {appointments.map((one) => {
          const { choiceOf, ...select } = choicesFor(one, optionsOf(one.id), choices[one.id]);
          const refused = refusals[one.id];
          return (
            <li key={one.id} className={styles.row}>
              <span>
                <span className={styles.when}>{shortSlot(one)}</span> {one.patientName}
              </span>
              <NativeSelectField
                label={`Qué hacer: ${fullName(one)}`}
                labelHidden
                {...select}
                {...(refused && { error: refused })}
                onChange={(value) => {
                  const { [one.id]: _before, ...others } = choices;
                  const choice = choiceOf(value);
                  setChoices(choice ? { ...others, [one.id]: choice } : others);
                  setForAll('');
                }}
              />
            </li>
          );
        })}
      </ul>
      {counts.cancelled > 0 && (
        <TextAreaField
          label="Motivo de las canceladas"
          help="No es obligatorio. Lo lee quien trabaja en la agenda."
          rows={2}
          limit={REASON_MAX}
          value={reason}
          onChange={setReason}
        />
      )}
      {counts.given > 0 && (
        <CheckboxField
          label="Añadir al equipo del paciente a quien todavía no le atiende"
          value={joinsTeam}
          onChange={setJoinsTeam}
        />
      )}
      {error && (
        <InlineAlert tone="danger" live>
          {errorText(error, MESSAGES.batchFailed)}
        </InlineAlert>
      )}
      <Button
        variant="primary"
        fullWidth
        loading={isLoading}
        disabled={changes.length === 0 || reason.length > REASON_MAX}
        onClick={() => void apply(appointments, choices, { reason, joinsTeam })}
      >
        Aplicar
      </Button>
    </FormStack>
  );
}

/** Sends all choices in one call, and offers to take all back. */
function useResolution(onDone: () => void) {
  const dispatch = useAppDispatch();
  const tellLate = useLateFailure();
  const [change, { error, isLoading }] = useChangeAppointmentsMutation();
  const [sentIds, setSentIds] = useState<readonly string[]>([]);
  return {
    error,
    isLoading,
    refusals: refusalsOf(error, sentIds),
    async apply(
      appointments: readonly Appointment[],
      choices: Choices,
      { reason, joinsTeam }: { reason: string; joinsTeam: boolean },
    ) {
      const { changes, counts } = changesOf(appointments, choices);
      const ids = changes.map(({ id }) => id);
      setSentIds(ids);
      const body = {
        changes,
        ...(counts.cancelled > 0 && reason.trim() && { reason }),
        ...(counts.given > 0 && joinsTeam && { joinsTeam }),
      };
      const patientIds = appointments.filter(({ id }) => ids.includes(id)).map(({ patientId }) => patientId);
      const result = await change({ body, patientIds });
      if ('error' in result) return tellLate(result.error, MESSAGES.batchFailed);
      dispatch(batchToast(resolvedText(counts), result.data));
      onDone();
    },
  };
}
