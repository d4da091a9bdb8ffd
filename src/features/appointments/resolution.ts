import type { Appointment, TouchedOption } from '@/contract/appointmentAnswers';
import type { AppointmentBatchBody } from '@/contract/appointmentSchemas';
import type { Option } from '@/shared/ui/field-shell/FieldShell';
import { shortSlot } from './appointmentTexts';

/** What is to become of an appointment; as it is without one. */
type Choice = 'cancel' | TouchedOption;

/** What was chosen, by appointment. */
export type Choices = Readonly<Record<string, Choice>>;

const KEEP: Option = { value: 'keep', label: 'Dejar como está' };
const CANCEL: Option = { value: 'cancel', label: 'Cancelar' };
const GIVE = 'give ';

const valueOf = (choice: Choice | undefined): string => {
  if (choice === undefined || choice === 'cancel') return choice ?? KEEP.value;
  return `${choice.date} ${choice.therapistId}`;
};

const isSameTime = ({ date }: Pick<Appointment, 'date'>, option: TouchedOption) =>
  Date.parse(option.date) === Date.parse(date);

const isOther = ({ therapist }: Appointment, { therapistId }: TouchedOption) => therapistId !== therapist?.id;

function labelOf(appointment: Appointment, option: TouchedOption): string {
  if (isSameTime(appointment, option)) return `Pasar a ${option.therapistName} a la misma hora`;
  const when = shortSlot({ ...option, duration: appointment.duration });
  return isOther(appointment, option) ? `${when}, con ${option.therapistName}` : when;
}

/** What may be chosen for an appointment. What was chosen stays there, also when it is proposed no more. */
export function choicesFor(
  appointment: Appointment,
  options: readonly TouchedOption[],
  chosen: Choice | undefined,
) {
  const gone =
    chosen && chosen !== 'cancel' && !options.some((one) => valueOf(one) === valueOf(chosen)) ? [chosen] : [];
  const all = [...options, ...gone];
  return {
    value: valueOf(chosen),
    options: [KEEP, ...all.map((one) => ({ value: valueOf(one), label: labelOf(appointment, one) })), CANCEL],
    choiceOf: (value: string): Choice | undefined =>
      value === CANCEL.value ? 'cancel' : all.find((one) => valueOf(one) === value),
  };
}

/** What may be chosen for all, with the colleagues who are free for some of them. */
export function choicesForAll(
  appointments: readonly Appointment[],
  optionsOf: (id: string) => readonly TouchedOption[],
) {
  const colleagues = new Map(
    appointments.flatMap((one) =>
      optionsOf(one.id)
        .filter((option) => isSameTime(one, option))
        .map(({ therapistId, therapistName }) => [therapistId, therapistName] as const),
    ),
  );
  const choiceFor = (value: string, appointment: Appointment): Choice | undefined => {
    const options = optionsOf(appointment.id);
    if (value === CANCEL.value) return 'cancel';
    if (value === 'first') return options.find((one) => !isSameTime(appointment, one));
    return options.find((one) => isSameTime(appointment, one) && value === `${GIVE}${one.therapistId}`);
  };
  return {
    options: [
      KEEP,
      { value: 'first', label: 'Primera hora libre' },
      ...[...colleagues].map(([id, name]) => ({
        value: `${GIVE}${id}`,
        label: `Pasar a ${name} a la misma hora`,
      })),
      CANCEL,
    ],
    choose: (value: string): Choices =>
      Object.fromEntries(
        appointments.flatMap((one) => {
          const choice = choiceFor(value, one);
          return choice ? [[one.id, choice]] : [];
        }),
      ),
    /** How many of them that is possible for. */
    isFor: (value: string) =>
      value === KEEP.value ? 0 : appointments.filter((one) => choiceFor(value, one)).length,
  };
}

/** What is sent for the choices, and how many of each kind they are. */
export function changesOf(appointments: readonly Appointment[], choices: Choices) {
  const chosen = appointments.flatMap((one) => {
    const choice = choices[one.id];
    return choice ? [{ appointment: one, choice }] : [];
  });
  const options = chosen.flatMap(({ appointment, choice }) =>
    choice === 'cancel' ? [] : [{ appointment, option: choice }],
  );
  const given = options.filter(({ appointment, option }) => isOther(appointment, option)).length;
  const changes: AppointmentBatchBody['changes'] = chosen.map(({ appointment, choice }) => ({
    id: appointment.id,
    from: { date: appointment.date, therapistId: appointment.therapist?.id ?? '' },
    to: choice === 'cancel' ? null : { date: choice.date, therapistId: choice.therapistId },
  }));
  return {
    changes,
    counts: { moved: options.length - given, given, cancelled: chosen.length - options.length },
  };
}
