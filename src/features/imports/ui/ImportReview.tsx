import { wordFor } from '@/contract/common/text';
import { IMPORT_MESSAGES as MESSAGES } from '@/contract/imports';
import { Button } from '@/shared/ui/button/Button';
import { Card } from '@/shared/ui/card/Card';
import { FormAlert, InlineAlert } from '@/shared/ui/inline-alert/InlineAlert';
import { placesToCorrect } from '../corrections';
import { chosenRows, isDoubtful, isFaulty, type RowReport } from '../held';
import styles from './Imports.module.css';
import { AlikeRow, FaultyRow, type ReviewProps, SomeRows } from './ReviewRows';

/** What the check found: rows that cannot be imported, and rows that may be somebody who is there already. */
export function ImportReview(props: ReviewProps<RowReport>) {
  const { rows, allowed, corrections, failure, onAllow, onAllowAll, onConfirm, onBack } = props;
  const toCorrect = placesToCorrect(rows, corrections.corrected);
  const alike = rows.flatMap((row, at) => (isDoubtful(row) ? [at] : []));
  const faults = rows.filter(isFaulty).length;
  const count = chosenRows(rows, allowed).length;
  const at = (place: number) => rows[place] as RowReport;
  return (
    <div className={styles.stack}>
      <FormAlert text={failure ?? null} />
      <InlineAlert tone={count > 0 ? 'success' : 'warning'} live={false}>
        {[
          count > 0
            ? `${wordFor(count, ['Se importará', 'Se importarán'])} ${MESSAGES.patients(count)}.`
            : 'No hay ninguna fila que importar.',
          faults > 0 && `${faults} con errores no se ${wordFor(faults, ['importará', 'importarán'])}.`,
          alike.length > 0 &&
            `${alike.length} ${wordFor(alike.length, ['puede estar repetida', 'pueden estar repetidas'])}.`,
          'Todavía no se ha guardado nada, y no se enviará ningún correo.',
        ]
          .filter(Boolean)
          .join(' ')}
      </InlineAlert>
      {toCorrect.length > 0 && (
        <Card
          title={faults > 0 ? `Filas con errores (${faults})` : 'Filas corregidas'}
          description="Corrígelas aquí, o importa solo las demás. Tu archivo no cambia."
        >
          <SomeRows
            label="Filas con errores"
            rows={toCorrect}
            render={(place) => (
              <FaultyRow key={place} row={at(place)} place={place} corrections={corrections} />
            )}
          />
        </Card>
      )}
      {alike.length > 0 && (
        <Card
          title={`Pueden estar repetidas (${alike.length})`}
          description="No se importan si no lo dices."
          actions={
            alike.some((place) => !allowed.includes(place)) ? (
              <Button size="sm" onClick={() => onAllowAll(alike)}>
                Importar todas
              </Button>
            ) : (
              <Button size="sm" onClick={() => onAllowAll([])}>
                No importar ninguna
              </Button>
            )
          }
        >
          <SomeRows
            label="Filas que pueden estar repetidas"
            rows={alike}
            render={(place) => (
              <AlikeRow
                key={place}
                row={at(place)}
                earlierLine={rows[at(place).like?.row ?? -1]?.line}
                isAllowed={allowed.includes(place)}
                onAllow={(isAllowed) => onAllow(place, isAllowed)}
              />
            )}
          />
        </Card>
      )}
      <div className={styles.actions}>
        <Button onClick={onBack}>Volver a las columnas</Button>
        <Button
          variant="primary"
          disabled={count === 0 || corrections.last?.isChecking}
          onClick={() => onConfirm(count)}
        >
          Importar {MESSAGES.patients(count)}
        </Button>
      </div>
    </div>
  );
}
