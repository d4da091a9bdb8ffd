import { useId } from 'react';
import { CATEGORIES } from '@/contract/exercises';
import type { Routine } from '@/contract/routineAnswers';
import type { Failure } from '@/shared/api/errors';
import { FilterPanel, FilterToggle } from '@/shared/ui/filter-panel/FilterPanel';
import {
  ActivityIcon,
  ClockIcon,
  ExerciseIcon,
  RoutineIcon,
  SuccessIcon,
  GridIcon,
  ListIcon,
} from '@/shared/ui/icon/icons';
import { NativeSelectField } from '@/shared/ui/native-select-field/NativeSelectField';
import { SearchField } from '@/shared/ui/search-field/SearchField';
import { SegmentedControl } from '@/shared/ui/segmented-control/SegmentedControl';
import { StatCard, StatGrid } from '@/shared/ui/stat-card/StatCard';
import { Toolbar } from '@/shared/ui/toolbar/Toolbar';
import { routineFigures } from '../selectRoutines';
import type { RoutinesState } from '../slice';

export interface RoutineStatCardsProps {
  routines: readonly Routine[] | undefined;
  /** They could not be loaded: the numbers are unknown. */
  failed?: boolean;
}

const FIGURES = [
  { label: 'Total rutinas', key: 'total', icon: RoutineIcon },
  { label: 'Activas', key: 'active', icon: ActivityIcon, tone: 'success' },
  { label: 'Completadas', key: 'completed', icon: SuccessIcon, tone: 'info' },
  { label: 'Total ejercicios', key: 'exercises', icon: ExerciseIcon },
  { label: 'Duración promedio (min)', key: 'averageMinutes', icon: ClockIcon, tone: 'warning' },
] as const;

/** The five stat cards above the routines. */
export function RoutineStatCards({ routines, failed = false }: RoutineStatCardsProps) {
  const figures = routines && routineFigures(routines);
  return (
    <StatGrid>
      {FIGURES.map(({ key, ...card }) => (
        <StatCard key={key} {...card} value={figures?.[key] ?? '—'} loading={!routines && !failed} />
      ))}
    </StatGrid>
  );
}

/** Layout of the routines. */
export type RoutineView = 'grid' | 'list';

export interface RoutineToolbarProps {
  filters: RoutinesState;
  view: RoutineView;
  patients: readonly { id: string; name: string }[];
  patientsFailure?: Failure | null;
  onSearchChange: (search: string) => void;
  onPatientChange: (patientId: string) => void;
  onCategoryChange: (category: string) => void;
  onViewChange: (view: RoutineView) => void;
  onFiltersToggle: () => void;
  onClear: () => void;
}

const VIEWS = [
  { value: 'grid' as const, label: 'Vista de cuadrícula', icon: GridIcon },
  { value: 'list' as const, label: 'Vista de lista', icon: ListIcon },
];

/** Search, choice of grid or list, and the filters for patient and category. */
export function RoutineToolbar({
  filters,
  view,
  patients,
  patientsFailure,
  onSearchChange,
  onPatientChange,
  onCategoryChange,
  onViewChange,
  onFiltersToggle,
  onClear,
}: RoutineToolbarProps) {
  const panelId = useId();
  const activeCount = [filters.patientId, filters.category].filter(Boolean).length;
  return (
    <>
      <Toolbar
        search={
          <SearchField
            label="Buscar rutinas"
            placeholder="Buscar rutinas..."
            value={filters.search}
            onChange={onSearchChange}
          />
        }
        actions={
          <>
            <SegmentedControl label="Vista" iconOnly options={VIEWS} value={view} onChange={onViewChange} />
            <FilterToggle
              open={filters.filtersOpen}
              onToggle={onFiltersToggle}
              controls={panelId}
              activeCount={activeCount}
            />
          </>
        }
      />
      <FilterPanel id={panelId} open={filters.filtersOpen} onClear={onClear}>
        <NativeSelectField
          label="Paciente"
          placeholder="Todos los pacientes"
          value={filters.patientId}
          onChange={onPatientChange}
          options={patients.map(({ id, name }) => ({ value: id, label: name }))}
          failure={patientsFailure}
        />
        <NativeSelectField
          label="Categoría"
          placeholder="Todas las categorías"
          value={filters.category}
          onChange={onCategoryChange}
          options={CATEGORIES.map((value) => ({ value, label: value }))}
        />
      </FilterPanel>
    </>
  );
}
