import { wordFor } from '@/contract/common/text';
import { APPOINTMENT_IMPORT_MESSAGES as MESSAGES } from '@/contract/appointmentImports';
import { Button } from '@/shared/ui/button/Button';
import { Card } from '@/shared/ui/card/Card';
import { CheckboxField } from '@/shared/ui/checkbox-field/CheckboxField';
import { FormAlert, InlineAlert } from '@/shared/ui/inline-alert/InlineAlert';
import { placesToCorrect } from '../corrections';
import { type AppointmentReport, chosenRows, isDoubtful, isFaulty } from '../held';
import { batchOf } from '../workAppointments';
import { AppointmentLine } from './AppointmentLine';
import styles from './Imports.module.css';
import { InsistLabel, RowCorrection, type Corrections, type ReviewProps, SomeRows } from './ReviewRows';

/** Whose a row is; empty if the file does not say. */
const whoOf = ({ patient, body }: AppointmentReport): string =>
  patient?.name ?? (body.name || body.documentNumber || body.email || body.phone || '');

/** Whose a row is, and where. */
const Line = ({ row }: { row: AppointmentReport }) => (
  <AppointmentLine row={row} who={whoOf(row)} more={[row.room?.name, `Fila ${row.line}`]} />
);

interface Part {
  rows: readonly AppointmentReport[];
  /** Places of those that are shown. */
  places: number[];
}

const at = (rows: readonly AppointmentReport[], place: number) => rows[place] as AppointmentReport;

function outcomeOf(row: AppointmentReport): string {
  if (isFaulty(row)) return 'Todavía no se puede importar.';
  return isDoubtful(row) ? 'Corregida. Está fuera del horario: decídelo abajo.' : 'Corregida: se importará.';
}

function RefusedCard({ rows, places, corrections }: Part & { corrections: Corrections }) {
  const count = places.filter((place) => isFaulty(at(rows, place))).length;
  return (
    <Card
      title={count > 0 ? `No se pueden importar (${count})` : 'Citas corregidas'}
      description="Corrígelas aquí, o importa solo las demás. Tu archivo no cambia."
    >
      <SomeRows
        label="Citas que no se pueden importar"
        rows={places}
        render={(place) => {
          const row = at(rows, place);
          return (
            <li key={place} className={styles.row}>
              {/* What could not be read is told beside its cell. */}
              <Line row={{ ...row, errors: {} }} />
              <RowCorrection
                place={place}
                line={row.line}
                outcome={outcomeOf(row)}
                corrections={corrections}
              />
            </li>
          );
        }}
      />
    </Card>
  );
}

function OutsideCard({
  rows,
  places,
  allowed,
  onAllow,
  onAllowAll,
}: Part & Pick<ReviewProps<AppointmentReport>, 'allowed' | 'onAllow' | 'onAllowAll'>) {
  const areAllAllowed = places.every((place) => allowed.includes(place));
  return (
    <Card
      title={`Fuera del horario (${places.length})`}
      description="No se importan si no lo dices."
      actions={
        <Button size="sm" onClick={() => onAllowAll(areAllAllowed ? [] : places)}>
          {areAllAllowed ? 'No importar ninguna' : 'Importar todas'}
        </Button>
      }
    >
      <SomeRows
        label="Citas fuera del horario"
        rows={places}
        render={(place) => (
          <li key={place} className={styles.row}>
            <Line row={at(rows, place)} />
            <div className={styles.words}>
              <span>{at(rows, place).outside}</span>
              <CheckboxField
                label={<InsistLabel who={whoOf(at(rows, place))} line={at(rows, place).line} />}
                value={allowed.includes(place)}
                onChange={(isAllowed) => onAllow(place, isAllowed)}
              />
            </div>
          </li>
        )}
      />
    </Card>
  );
}

function GoodCard({ rows, places }: Part) {
  return (
    <Card title={`Se pueden importar (${places.length})`}>
      <SomeRows
        label="Citas que se pueden importar"
        rows={places}
        render={(place) => (
          <li key={place} className={styles.row}>
            <Line row={at(rows, place)} />
            <span className={styles.second}>{at(rows, place).notes.join(' ')}</span>
          </li>
        )}
      />
    </Card>
  );
}

/** What an import of an agenda would book, what it cannot, and what lies outside the hours. */
export function AppointmentReview(props: ReviewProps<AppointmentReport>) {
  const { rows, allowed, corrections, failure, onConfirm, onBack } = props;
  const placesOf = (wanted: (row: AppointmentReport) => boolean) =>
    rows.flatMap((row, place) => (wanted(row) ? [place] : []));
  const refused = rows.filter(isFaulty).length;
  const toCorrect = placesToCorrect(rows, corrections.corrected);
  const outside = placesOf(isDoubtful);
  const good = placesOf((row) => !isFaulty(row) && !isDoubtful(row));
  const chosen = chosenRows(rows, allowed);
  const count = batchOf(chosen).length;
  const counted = MESSAGES.appointments(count);
  return (
    <div className={styles.stack}>
      <FormAlert text={failure ?? null} />
      <InlineAlert tone={count > 0 ? 'success' : 'warning'} live={false}>
        {[
          count > 0
            ? `${wordFor(count, ['Se importará', 'Se importarán'])} ${counted}.`
            : 'No hay ninguna cita que importar.',
          refused > 0 && `${refused} no se ${wordFor(refused, ['puede', 'pueden'])} importar.`,
          outside.length > 0 && `${outside.length} fuera del horario.`,
          'Todavía no se ha guardado nada. Al importar no se avisa a nadie; los recordatorios de los próximos días salen pasadas dos horas.',
          chosen.length > count && MESSAGES.onlyFirst,
        ]
          .filter(Boolean)
          .join(' ')}
      </InlineAlert>
      {toCorrect.length > 0 && <RefusedCard rows={rows} places={toCorrect} corrections={corrections} />}
      {outside.length > 0 && <OutsideCard {...props} places={outside} />}
      {good.length > 0 && <GoodCard rows={rows} places={good} />}
      <div className={styles.actions}>
        <Button onClick={onBack}>Volver a las columnas</Button>
        <Button
          variant="primary"
          disabled={count === 0 || corrections.last?.isChecking}
          onClick={() => onConfirm(count)}
        >
          Importar {counted}
        </Button>
      </div>
    </div>
  );
}
