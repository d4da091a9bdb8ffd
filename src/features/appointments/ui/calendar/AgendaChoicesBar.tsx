import { useAppDispatch } from '@/shared/redux';
import { NativeSelectField } from '@/shared/ui/native-select-field/NativeSelectField';
import { SegmentedControl } from '@/shared/ui/segmented-control/SegmentedControl';
import { columnsChosen, therapistChosen, type AgendaColumns, type CalendarRange } from '../../slice';
import { offersColumns, type AgendaChoices } from './agendaChoices';
import styles from './AgendaChoicesBar.module.css';

export interface AgendaChoicesBarProps {
  choices: AgendaChoices;
  range: CalendarRange;
  columns: AgendaColumns;
  therapistId: string;
}

const COLUMNS = {
  therapist: { value: 'therapist', label: 'Fisioterapeutas' },
  room: { value: 'room', label: 'Salas' },
} as const;

/** Columns of the day, or whose week or month is shown. Nothing where the backend offers neither. */
export function AgendaChoicesBar({ choices, range, columns, therapistId }: AgendaChoicesBarProps) {
  const dispatch = useAppDispatch();
  const { therapists } = choices;
  const offered = offersColumns(choices);
  if (range === 'day')
    return offered.length === 0 ? null : (
      <div className={styles.columns}>
        <SegmentedControl<AgendaColumns>
          label="Columnas"
          options={[{ value: '', label: 'Todo junto' }, ...offered.map((one) => COLUMNS[one])]}
          value={columns}
          onChange={(by) => dispatch(columnsChosen(by))}
        />
      </div>
    );
  if (therapists.length < 2) return null;
  return (
    <div className={styles.therapist} data-print="hide">
      <NativeSelectField
        label="Agenda de"
        placeholder="Todo el equipo"
        options={therapists.map(({ id, name }) => ({ value: id, label: name }))}
        value={therapists.some(({ id }) => id === therapistId) ? therapistId : ''}
        onChange={(id) => dispatch(therapistChosen(id))}
      />
    </div>
  );
}
