import { memo } from 'react';
import { counted } from '@/contract/common/text';
import { takesPlace } from '@/contract/followUp';
import { cx } from '@/shared/lib/css';
import { IconButton } from '@/shared/ui/icon-button/IconButton';
import { CalendarIcon } from '@/shared/ui/icon/icons';
import { NativeSelectField } from '@/shared/ui/native-select-field/NativeSelectField';
import type { AgendaColumn } from './agendaColumns';
import shades from '../therapistShades.module.css';
import styles from './ColumnsGrid.module.css';

export interface ColumnHeadsProps {
  columns: readonly AgendaColumn[];
  headIdOf: (id: string) => string;
  /** The appointments have been answered. */
  isKnown: boolean;
  chosenId: string | undefined;
  /** Colour of each therapist by name. */
  shadeOf?: ReadonlyMap<string, number> | undefined;
  /** Leads to the week of a therapist. */
  onWeek?: ((id: string) => void) | undefined;
}

/** Like the figures of the page, without what was cancelled or missed. */
function countOf(placed: AgendaColumn['placed']): string {
  const count = placed.filter(({ appointment }) => takesPlace(appointment)).length;
  return count === 0 ? 'Sin citas' : counted(count, ['cita', 'citas']);
}

interface HeadProps extends Pick<ColumnHeadsProps, 'onWeek'> {
  id: string;
  headId: string;
  name: string;
  countText: string;
  isChosen: boolean;
  shade: number | undefined;
}

/** One name. All of it compares by value, so that another day draws only the counts that differ. */
const Head = memo(function Head({ id, headId, name, countText, isChosen, shade, onWeek }: HeadProps) {
  return (
    <div className={styles.head} data-chosen={isChosen}>
      <span id={headId} className={styles.headText}>
        <span className={styles.name}>
          {shade !== undefined && (
            <span className={cx(styles.swatch, shades[`shade${shade}`])} aria-hidden="true" />
          )}
          {name}
        </span>{' '}
        <span className={styles.count}>{countText}</span>
      </span>
      {onWeek && (
        <IconButton size="sm" icon={CalendarIcon} label={`Semana de ${name}`} onClick={() => onWeek(id)} />
      )}
    </div>
  );
});

/** Names of the columns, which stay in view. A therapist's name leads to their week. */
export function ColumnHeads({ columns, headIdOf, isKnown, chosenId, shadeOf, onWeek }: ColumnHeadsProps) {
  return columns.map(({ id, name, placed }) => (
    <Head
      key={id}
      id={id}
      headId={headIdOf(id)}
      name={name}
      countText={isKnown ? countOf(placed) : '…'}
      isChosen={id === chosenId}
      shade={shadeOf?.get(name)}
      onWeek={onWeek}
    />
  ));
}

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
