import { NativeSelectField } from '@/shared/ui/native-select-field/NativeSelectField';
import type { AgendaColumn } from './agendaColumns';
import styles from './ColumnsGrid.module.css';

export interface ColumnChoiceProps {
  /** 'Fisioterapeuta' or 'Sala'. */
  label: string;
  columns: readonly AgendaColumn[];
  chosenId: string | undefined;
  onChoose: (id: string) => void;
}

/** The column that a phone shows; wider screens show all of them, and not this. */
export function ColumnChoice({ label, columns, chosenId = '', onChoose }: ColumnChoiceProps) {
  return (
    <div className={styles.choice} data-print="hide">
      <NativeSelectField
        label={label}
        options={columns.map(({ id, name }) => ({ value: id, label: name }))}
        value={chosenId}
        onChange={onChoose}
      />
    </div>
  );
}
