import type { ReactNode } from 'react';
import { Button } from '@/shared/ui/button/Button';
import { Card } from '@/shared/ui/card/Card';
import { FormAlert, InlineAlert } from '@/shared/ui/inline-alert/InlineAlert';
import { NativeSelectField } from '@/shared/ui/native-select-field/NativeSelectField';
import styles from './Imports.module.css';

export interface ColumnChoiceProps<Field extends string> {
  headings: readonly string[];
  rows: readonly (readonly string[])[];
  /** Fields in the order in which they are offered. */
  options: readonly { value: Field; label: string }[];
  mapping: readonly (Field | null)[];
  /** What is still to be chosen; null if that is enough. */
  missing: string | null;
  previewTitle: string;
  /** What the first rows become. */
  preview: ReactNode;
  /** Why the last check failed. */
  failure?: string | null;
  onMap: (column: number, field: Field | null) => void;
  onCheck: () => void;
  onLeave: () => void;
}

/** Values that show what a column holds. */
const EXAMPLES = 3;

const examplesOf = (rows: readonly (readonly string[])[], column: number): string =>
  [...new Set(rows.slice(0, 50).map((row) => row[column] ?? ''))]
    .filter(Boolean)
    .slice(0, EXAMPLES)
    .join(' · ');

/** What each column of a file holds: guessed by its heading, and chosen by hand. */
export function ColumnChoice<Field extends string>({
  headings,
  rows,
  options,
  mapping,
  missing,
  previewTitle,
  preview,
  failure,
  onMap,
  onCheck,
  onLeave,
}: ColumnChoiceProps<Field>) {
  const count = rows.length.toLocaleString('es-ES');
  return (
    <div className={styles.stack}>
      <FormAlert text={failure ?? null} />
      <Card
        title="Columnas"
        description={`${count} ${rows.length === 1 ? 'fila' : 'filas'} en el archivo. Comprueba a qué dato corresponde cada columna.`}
      >
        <ul className={styles.list} aria-label="Columnas del archivo">
          {headings.map((heading, column) => (
            <li key={column} className={styles.row}>
              <div className={styles.words}>
                <strong>{heading || `Columna ${column + 1}`}</strong>
                <span className={styles.second}>{examplesOf(rows, column) || 'Vacía'}</span>
              </div>
              <NativeSelectField
                label={`Dato de «${heading || `Columna ${column + 1}`}»`}
                labelHidden
                options={options}
                placeholder="No importar"
                value={mapping[column] ?? ''}
                onChange={(field) => onMap(column, field || null)}
              />
            </li>
          ))}
        </ul>
      </Card>
      <Card title={previewTitle}>{preview}</Card>
      {missing && <InlineAlert tone="warning">{missing}</InlineAlert>}
      <div className={styles.actions}>
        <Button onClick={onLeave}>Elegir otro archivo</Button>
        <Button variant="primary" disabled={missing !== null} onClick={onCheck}>
          Comprobar {count} {rows.length === 1 ? 'fila' : 'filas'}
        </Button>
      </div>
    </div>
  );
}
