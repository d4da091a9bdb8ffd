import { useState } from 'react';
import type { SeriesOccurrence, SeriesPlan } from '@/contract/appointments/entities';
import { intervalOf, overlaps } from '@/contract/appointments/time';
import { OUTSIDE_TEXTS, type OutsideReason } from '@/contract/hours/outside';
import { formatShortDate, practiceWallClock, practiceZone } from '@/shared/lib/dates';
import { Badge } from '@/shared/ui/badge';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { InlineAlert } from '@/shared/ui/inline-alert';
import { NativeSelectField } from '@/shared/ui/native-select-field';
import { shortSlot, timeSpan } from '../appointmentTexts';
import { slotKey, type OutsideSlots } from '../outsideHours';
import styles from './SeriesDialog.module.css';

export interface SeriesDialogProps {
  plan: SeriesPlan;
  /** Why some of the planned times lie outside the hours. */
  outside?: OutsideSlots;
  /** Minutes of each appointment. */
  duration: number;
  saving: boolean;
  onCancel: () => void;
  onConfirm: (occurrences: { date: string; time: string }[]) => unknown;
}

/** Value for leaving a conflicting appointment out; the other values are an alternative's instant. */
const SKIP = 'skip';

const REASONS = { past: 'Ya ha pasado', series: 'Coincide con otra de la serie' } as const;

const whatIsInTheWay = ({ reason, conflict }: SeriesOccurrence): string =>
  conflict
    ? `Ocupada: ${conflict.patientName}, ${timeSpan(conflict)}`
    : REASONS[reason === 'past' ? 'past' : 'series'];

/** How many times are taken, and how many lie outside the hours. */
function summaryOf(total: number, clashes: number, outside: number): string {
  const taken =
    clashes === 0
      ? `Nada ocupa la hora de las ${total} citas.`
      : `${clashes} de ${total} no se pueden crear a su hora. Elige qué hacer con cada una.`;
  if (outside === 0) return taken;
  return `${taken} ${outside === 1 ? '1 queda' : `${outside} quedan`} fuera de horario.`;
}

/** Whether two of the chosen times cross. */
function anyOverlap(chosen: readonly { date: string; time: string }[], duration: number): boolean {
  const spans = chosen
    .map((one) => intervalOf({ ...one, duration }, practiceZone()))
    .sort((a, b) => a.start - b.start);
  return spans.some((span, index) => index > 0 && overlaps(spans[index - 1] as typeof span, span));
}

/**
 * Review of a series before it is saved. Each conflict offers another time or leaving the appointment out.
 */
export function SeriesDialog({
  plan,
  outside = {},
  duration,
  saving,
  onCancel,
  onConfirm,
}: SeriesDialogProps) {
  const [choices, setChoices] = useState<Record<number, string>>({});
  const choiceOf = (one: SeriesOccurrence, index: number) =>
    choices[index] ?? one.alternatives[0]?.date ?? SKIP;

  const chosen = plan.occurrences.flatMap((one, index) => {
    if (!one.reason) return [{ date: one.date, time: one.time }];
    const choice = choiceOf(one, index);
    return choice === SKIP ? [] : [practiceWallClock(choice)];
  });
  const clashes = plan.occurrences.filter(({ reason }) => reason).length;
  const outsideCount = plan.occurrences.filter((one) => !one.reason && outside[slotKey(one)]).length;
  const overlapping = anyOverlap(chosen, duration);

  return (
    <Dialog
      open
      title="Revisa las citas"
      description={summaryOf(plan.occurrences.length, clashes, outsideCount)}
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
            {chosen.length === 1 ? 'Crear 1 cita' : `Crear ${chosen.length} citas`}
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
        {plan.occurrences.map((one, index) => (
          <li key={slotKey(one)} className={styles.row}>
            <span className={styles.when}>
              {formatShortDate(one.date)} · {one.time}
            </span>
            {one.reason ? (
              <div className={styles.clash}>
                <Badge tone="warning">{whatIsInTheWay(one)}</Badge>
                <NativeSelectField
                  label={`En lugar de ${formatShortDate(one.date)} a las ${one.time}`}
                  labelHidden
                  value={choiceOf(one, index)}
                  onChange={(choice) => setChoices({ ...choices, [index]: choice })}
                  options={[
                    ...one.alternatives.map((slot) => ({ value: slot.date, label: shortSlot(slot) })),
                    { value: SKIP, label: 'No crear esta cita' },
                  ]}
                />
              </div>
            ) : (
              <FreeMark outside={outside[slotKey(one)] ?? null} />
            )}
          </li>
        ))}
      </ol>
    </Dialog>
  );
}

/** Nothing else is at that time; outside the hours it says why, and it can be given all the same. */
function FreeMark({ outside }: { outside: OutsideReason | null }) {
  if (!outside) return <Badge tone="success">Libre</Badge>;
  return (
    <span className={styles.outside}>
      <Badge tone="warning">Fuera de horario</Badge>
      <span className={styles.why}>{OUTSIDE_TEXTS[outside]}</span>
    </span>
  );
}
