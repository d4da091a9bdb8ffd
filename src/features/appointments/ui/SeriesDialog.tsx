import { useState } from 'react';
import type { SeriesOccurrence, SeriesPlan } from '@/contract/appointmentAnswers';
import { intervalOf, overlaps } from '@/contract/appointmentTime';
import { counted, wordFor } from '@/contract/common/text';
import { formatShortDate, practiceWallClock, practiceZone } from '@/shared/lib/dates';
import { Badge } from '@/shared/ui/badge/Badge';
import { Button } from '@/shared/ui/button/Button';
import { Dialog } from '@/shared/ui/dialog/Dialog';
import { InlineAlert } from '@/shared/ui/inline-alert/InlineAlert';
import { NativeSelectField } from '@/shared/ui/native-select-field/NativeSelectField';
import { shortSlot, timeSpan } from '../appointmentTexts';
import styles from './SeriesDialog.module.css';

export interface SeriesDialogProps {
  plan: SeriesPlan;
  /** Minutes of each appointment. */
  duration: number;
  saving: boolean;
  onCancel: () => void;
  onConfirm: (occurrences: { date: string; time: string }[]) => unknown;
}

/** Value for leaving an appointment out, and for one outside the hours all the same; the others are an alternative's instant. */
const SKIP = 'skip';
const INSIST = 'insist';

const REASONS = { past: 'Ya ha pasado', series: 'Coincide con otra de la serie' } as const;

const whatIsInTheWay = ({ reason, conflict, outside }: SeriesOccurrence): string =>
  conflict
    ? `Ocupada: ${conflict.patientName}, ${timeSpan(conflict)}`
    : (outside ?? REASONS[reason === 'past' ? 'past' : 'series']);

/** How many times are taken, and how many lie outside the hours. */
function summaryOf(occurrences: SeriesPlan['occurrences']): string {
  const total = occurrences.length;
  const outside = occurrences.filter(({ reason }) => reason === 'outside').length;
  const taken = occurrences.filter(({ reason }) => reason).length - outside;
  if (taken + outside === 0) return `Las ${total} citas están libres.`;
  return [
    taken > 0 && `${taken} de ${total} no se ${wordFor(taken, ['puede', 'pueden'])} crear a su hora.`,
    outside > 0 && `${outside} de ${total} ${wordFor(outside, ['cae', 'caen'])} fuera de horario.`,
    'Elige qué hacer con cada una.',
  ]
    .filter(Boolean)
    .join(' ');
}

const keyOf = ({ date, time }: { date: string; time: string }) => `${date} ${time}`;

/** What may be done instead of what was planned; the first is proposed. */
const optionsOf = ({ alternatives, reason }: SeriesOccurrence) => [
  ...alternatives.map((slot) => ({ value: slot.date, label: shortSlot(slot) })),
  { value: SKIP, label: 'No crear esta cita' },
  ...(reason === 'outside' ? [{ value: INSIST, label: 'Dar la cita igualmente' }] : []),
];

/** Whether two of the chosen times cross. */
function anyOverlap(chosen: readonly { date: string; time: string }[], duration: number): boolean {
  const spans = chosen
    .map((one) => intervalOf({ ...one, duration }, practiceZone()))
    .sort((a, b) => a.start - b.start);
  return spans.some((span, index) => index > 0 && overlaps(spans[index - 1] as typeof span, span));
}

/**
 * Review of a series before it is saved. Each conflict offers another time or leaving the appointment out; a time outside
 * the hours can be insisted on.
 */
export function SeriesDialog({ plan, duration, saving, onCancel, onConfirm }: SeriesDialogProps) {
  // By its time, so that what was insisted on stays so in a plan that has changed meanwhile.
  const [choices, setChoices] = useState<Record<string, string>>({});
  const choiceOf = (one: SeriesOccurrence): string => {
    const [proposed, ...others] = optionsOf(one).map(({ value }) => value);
    return others.find((value) => value === choices[keyOf(one)]) ?? proposed ?? SKIP;
  };

  const chosen = plan.occurrences.flatMap((one) => {
    const choice = one.reason ? choiceOf(one) : INSIST;
    if (choice === INSIST) return [{ date: one.date, time: one.time }];
    return choice === SKIP ? [] : [practiceWallClock(choice)];
  });
  const overlapping = anyOverlap(chosen, duration);

  return (
    <Dialog
      open
      title="Revisa las citas"
      description={summaryOf(plan.occurrences)}
      onClose={onCancel}
      footer={
        <>
          <Button disabled={saving} onClick={onCancel}>
            Volver al formulario
          </Button>
          <Button
            variant="primary"
            loading={saving}
            disabled={chosen.length === 0 || overlapping}
            onClick={() => onConfirm(chosen)}
          >
            Crear {counted(chosen.length, ['cita', 'citas'])}
          </Button>
        </>
      }
    >
      {overlapping && (
        <InlineAlert tone="warning" live>
          Has elegido la misma hora para dos citas.
        </InlineAlert>
      )}
      <ol className={styles.list}>
        {plan.occurrences.map((one) => (
          <li key={keyOf(one)} className={styles.row}>
            <span className={styles.when}>
              {formatShortDate(one.date)} · {one.time}
            </span>
            {one.reason ? (
              <div className={styles.clash}>
                <Badge tone="warning">{whatIsInTheWay(one)}</Badge>
                <NativeSelectField
                  label={`En lugar de ${formatShortDate(one.date)} a las ${one.time}`}
                  labelHidden
                  value={choiceOf(one)}
                  onChange={(choice) => setChoices({ ...choices, [keyOf(one)]: choice })}
                  options={optionsOf(one)}
                />
              </div>
            ) : (
              <Badge tone="success">Libre</Badge>
            )}
          </li>
        ))}
      </ol>
    </Dialog>
  );
}
