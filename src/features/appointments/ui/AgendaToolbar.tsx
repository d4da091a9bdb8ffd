import { useId } from 'react';
import { TEXT_LIMITS } from '@/contract/common/constants';
import { useToday } from '@/shared/freshness';
import { useAppDispatch, useAppSelector } from '@/shared/redux';
import { FilterPanel, FilterToggle } from '@/shared/ui/filter-panel/FilterPanel';
import { CalendarIcon, ListIcon } from '@/shared/ui/icon/icons';
import { latePart } from '@/shared/ui/late-part/latePart';
import { SearchField } from '@/shared/ui/search-field/SearchField';
import { SegmentedControl } from '@/shared/ui/segmented-control/SegmentedControl';
import { Spinner } from '@/shared/ui/spinner/Spinner';
import { Toolbar } from '@/shared/ui/toolbar/Toolbar';
import type { AgendaFilterFieldsProps } from './AgendaFilterFields';
import {
  periodDays,
  periodOf,
  PERIODS,
  type Period,
  filterChanged,
  filterPanelToggled,
  filtersCleared,
  searchChanged,
  selectAgenda,
  viewChosen,
} from '../slice';
import { filtersInUse } from '../selectAppointments';

// Date fields and comboboxes need a library that the list does not: load them with the filter panel.
const AgendaFilterFields = latePart<AgendaFilterFieldsProps>(
  async () => (await import('./AgendaFilterFields')).AgendaFilterFields,
  {
    failed: 'No se han podido cargar los filtros',
    waiting: () => <Spinner label="Cargando filtros" />,
  },
);

const VIEWS = [
  { value: 'list', label: 'Lista', icon: ListIcon },
  { value: 'calendar', label: 'Calendario', icon: CalendarIcon },
] as const;

export interface AgendaToolbarProps extends AgendaFilterFieldsProps {
  /** The rows show a therapist in place of notes, and so are found by it. */
  withTherapist?: boolean;
}

/** Search, choice of list or calendar, and the filter panel. */
export function AgendaToolbar({ withTherapist = false, renderPatientFilter }: AgendaToolbarProps) {
  const dispatch = useAppDispatch();
  const agenda = useAppSelector(selectAgenda);
  const panelId = useId();
  const today = useToday();
  const active = filtersInUse(agenda, today);
  return (
    <>
      <Toolbar
        label="Búsqueda y vista de citas"
        search={
          <SearchField
            label="Buscar citas"
            placeholder={`Buscar por paciente, ${withTherapist ? 'fisioterapeuta, sala o tipo' : 'tipo o notas'}...`}
            value={agenda.search}
            maxLength={TEXT_LIMITS.search}
            onChange={(search) => dispatch(searchChanged(search))}
          />
        }
        filters={
          agenda.view === 'list' && (
            <SegmentedControl<Period | ''>
              label="Periodo"
              options={PERIODS}
              value={periodOf(agenda, today) ?? ''}
              onChange={(period) => dispatch(filterChanged(periodDays(period || 'all', today)))}
            />
          )
        }
        actions={
          <>
            <SegmentedControl
              label="Vista"
              options={VIEWS}
              value={agenda.view}
              onChange={(view) => dispatch(viewChosen(view))}
            />
            <FilterToggle
              open={agenda.filtersOpen}
              onToggle={() => dispatch(filterPanelToggled())}
              activeCount={active}
              controls={panelId}
            />
          </>
        }
      />
      <FilterPanel
        id={panelId}
        open={agenda.filtersOpen}
        activeCount={active}
        onClear={() => dispatch(filtersCleared())}
      >
        <AgendaFilterFields renderPatientFilter={renderPatientFilter} />
      </FilterPanel>
    </>
  );
}
