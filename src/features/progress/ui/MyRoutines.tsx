import { useEffect, useRef } from 'react';
import { openedIn, useOpening } from '@/shared/openings/useOpening';
import { useAppDispatch, useAppSelector } from '@/shared/redux';
import { Tabs } from '@/shared/ui/tabs/Tabs';
import { ToggleSwitch } from '@/shared/ui/toggle-switch/ToggleSwitch';
import type { PatientRoutine } from '@/contract/progressAnswers';
import { UnsentBanner } from '../runner/SaveBanner';
import { useRunnerSetting } from '../runner/settings';
import { selectTab, tabChosen } from '../slice';
import { isOpen } from './homeRows';
import { useRoutineStart, useRoutinesOf } from './useRoutines';
import styles from './MyRoutines.module.css';
import { ProgressStatCards } from './ProgressStatCards';
import { RoutineDetailDialog } from './RoutineDetailDialog';
import { RoutineList } from './RoutineList';

const TABS = [
  { value: 'today', label: 'Para Hoy' },
  { value: 'all', label: 'Todas' },
] as const;

export interface MyRoutinesProps {
  /** Called with the run to start or continue; the page then opens the runner. */
  onRun: (progressId: string) => void;
  /** The runner was just closed: focus moves here, because the button that opened it may be gone. */
  returning?: boolean;
}

/** Today's routines and all routines of the patient. */
export function MyRoutines({ onRun, returning = false }: MyRoutinesProps) {
  const dispatch = useAppDispatch();
  const tab = useAppSelector(selectTab);
  const [guided, setGuided] = useRunnerSetting('guided', false);
  const { begin, starting } = useRoutineStart(onRun);
  const detail = useOpening('routineDetail');
  const viewed = openedIn(useRoutinesOf(tab).routines, detail);
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (returning) page.current?.focus();
  }, [returning]);

  const actionOf = (routine: PatientRoutine) => {
    const { todayProgress } = routine;
    if (!isOpen(routine)) return undefined;
    const act = todayProgress ? () => onRun(todayProgress.id) : () => void begin(routine.id);
    return {
      label: todayProgress ? 'Continuar' : 'Comenzar',
      onClick: () => {
        detail.close();
        act();
      },
    };
  };
  const action = viewed ? actionOf(viewed) : undefined;

  return (
    <div ref={page} tabIndex={-1} className={styles.page}>
      <UnsentBanner />
      <ProgressStatCards />
      <div className={styles.guided}>
        <ToggleSwitch
          label="Modo guiado"
          help="Cuenta atrás, descansos y voz: no hace falta tocar la pantalla."
          value={guided}
          onChange={setGuided}
        />
      </div>
      <Tabs label="Rutinas" options={TABS} value={tab} onChange={(value) => dispatch(tabChosen(value))}>
        <RoutineList
          tab={tab}
          starting={starting}
          onStart={(routine) => void begin(routine.id)}
          onContinue={onRun}
          onView={({ id }) => detail.open(id)}
        />
      </Tabs>
      <RoutineDetailDialog routine={viewed} onClose={detail.close} {...(action && { action })} />
    </div>
  );
}
