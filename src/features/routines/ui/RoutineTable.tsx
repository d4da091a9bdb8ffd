import type { ReactNode } from 'react';
import type { Option } from '@/contract/exerciseAnswers';
import type { Routine } from '@/contract/routineAnswers';
import { DataTable } from '@/shared/ui/data-table/DataTable';
import type { Column } from '@/shared/ui/data-table/rows';
import { oftenText, weeksText } from '../routineTexts';
import { patientNameOf, type PatientNames } from '../selectRoutines';
import { CategoryBadge, FavouriteButton } from './RoutineMarks';
import styles from './RoutineTable.module.css';

export interface RoutineTableProps {
  routines: readonly Routine[];
  names: PatientNames;
  frequencies?: readonly Option[];
  renderButtons: (routine: Routine) => ReactNode;
}

/** The routines as a list. Only here the buttons include Compartir. */
export function RoutineTable({ routines, names, frequencies, renderButtons }: RoutineTableProps) {
  const columns: Column<Routine>[] = [
    {
      key: 'name',
      header: 'Rutina',
      cardTitle: true,
      render: ({ name, description }) => (
        <div className={styles.name}>
          <span className={styles.title}>{name}</span>
          <span className={styles.description}>{description || 'Sin descripción'}</span>
        </div>
      ),
    },
    {
      key: 'patient',
      header: 'Paciente',
      render: (routine) => patientNameOf(routine, names) || 'Sin paciente',
    },
    {
      key: 'frequency',
      header: 'Frecuencia',
      width: '8rem',
      render: (routine) => oftenText(routine, frequencies),
    },
    { key: 'duration', header: 'Duración', width: '8.5rem', render: ({ duration }) => weeksText(duration) },
    {
      key: 'exercises',
      header: 'Ejercicios',
      width: '6rem',
      align: 'end',
      render: ({ exercises }) => exercises.length,
    },
    {
      key: 'category',
      header: 'Categoría',
      width: '10rem',
      render: (routine) => <CategoryBadge {...routine} />,
    },
  ];
  return (
    <DataTable
      caption="Rutinas"
      columns={columns}
      rows={[...routines]}
      getRowId={({ id }) => id}
      rowActions={(routine) => (
        <>
          <FavouriteButton routine={routine} />
          {renderButtons(routine)}
        </>
      )}
    />
  );
}
