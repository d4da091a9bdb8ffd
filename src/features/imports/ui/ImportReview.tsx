import { wordFor } from '@/contract/common/text';
import { IMPORT_MESSAGES as MESSAGES } from '@/contract/imports';
import { Button } from '@/shared/ui/button/Button';
import { Card } from '@/shared/ui/card/Card';
import { FormAlert, InlineAlert } from '@/shared/ui/inline-alert/InlineAlert';
import { placesToCorrect } from '../corrections';
import { chosenRows, isDoubtful, isFaulty, type RowReport } from '../held';
import styles from './Imports.module.css';
import { AlikeRow, FaultyRow, type ReviewProps, SomeRows } from './ReviewRows';

export interface ImportReviewProps extends ReviewProps<RowReport> {
  /** Wrong cells that the rows can do without. */
  spare?: { count: number; onEmpty: () => void } | undefined;
}

function FaultsCard({
  rows,
  places,
  corrections,
  spare,
}: Pick<ImportReviewProps, 'rows' | 'corrections' | 'spare'> & { places: readonly number[] }) {
  const faults = rows.filter(isFaulty).length;
  return (
    <Card
      title={faults > 0 ? `Filas con errores (${faults})` : 'Filas corregidas'}
      description="Corrígelas aquí, o importa solo las demás. Tu archivo no cambia."
      actions={
        spare &&
        spare.count > 0 && (
          <Button size="sm" disabled={corrections.last?.isChecking} onClick={spare.onEmpty}>
            {MESSAGES.withoutWrong(spare.count)}
          </Button>
        )
      }
    >
      <SomeRows
        label="Filas con errores"
        rows={places}
        render={(place) => (
          <FaultyRow key={place} row={rows[place] as RowReport} place={place} corrections={corrections} />
        )}
      />
    </Card>
  );
}

/** What the check found: rows that cannot be imported, and rows that may be somebody who is there already. */
export function ImportReview(props: ImportReviewProps) {
  const { rows, allowed, corrections, failure, spare, onAllow, onAllowAll, onConfirm, onBack } = props;
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
      {toCorrect.length > 0 && <FaultsCard {...{ rows, corrections, spare }} places={toCorrect} />}
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
