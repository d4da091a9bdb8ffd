import { nanoid } from '@reduxjs/toolkit';
import { useEffect, useRef, useState } from 'react';
import { PROGRESS_MESSAGES } from '@/contract/progress/messages';
import { errorText } from '@/shared/api';
import { useAppDispatch, useAppSelector } from '@/shared/redux';
import { toastRequested } from '@/shared/toasts';
import { Tabs } from '@/shared/ui/tabs';
import { ToggleSwitch } from '@/shared/ui/toggle-switch';
import { useStartRoutineMutation } from '../api';
import type { PatientRoutine } from '@/contract/progress/entities';
import { useRunnerSetting } from '../runner/SoundControls';
import { selectTab, tabChosen } from '../slice';
import styles from './MyRoutines.module.css';
import { ProgressStatCards } from './ProgressStatCards';
import { RoutineDetailDialog } from './RoutineDetailDialog';
import { RoutineList } from './RoutineList';

const TABS = [
  { value: 'today', label: 'Para Hoy' },
  { value: 'all', label: 'Todas' },
] as const;

export interface MyRoutinesProps {
  /** A run begins or goes on; the page opens the runner. */
  onRun: (progressId: string) => void;
  /** The runner was just left: the keyboard goes on here, because the button that opened it is gone. */
  returning?: boolean;
}

/** Today's routines and all routines of the patient. */
export function MyRoutines({ onRun, returning = false }: MyRoutinesProps) {
  const dispatch = useAppDispatch();
  const tab = useAppSelector(selectTab);
  const [guided, setGuided] = useRunnerSetting('guided', false);
  const [start] = useStartRoutineMutation();
  const [starting, setStarting] = useState<string | null>(null);
  const [viewed, setViewed] = useState<PatientRoutine | null>(null);
  // The key of a start that failed is used again, so that a repeated press after a lost answer is the same start.
  const [keys] = useState(() => new Map<string, string>());

  const page = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (returning) page.current?.focus();
  }, [returning]);

  const begin = async ({ id: routineId }: PatientRoutine) => {
    if (starting) return;
    const key = keys.get(routineId) ?? nanoid(24);
    keys.set(routineId, key);
    setStarting(routineId);
    const result = await start({ routineId, key });
    setStarting(null);
    if (result.error || !result.data.id) {
      const message = errorText(result.error, PROGRESS_MESSAGES.startFailed);
      dispatch(toastRequested({ message, variant: 'error' }));
      return;
    }
    keys.delete(routineId);
    dispatch(toastRequested({ message: PROGRESS_MESSAGES.started, variant: 'success' }));
    onRun(result.data.id);
  };

  const actionOf = (routine: PatientRoutine) => {
    const { todayProgress } = routine;
    if (routine.status === 'COMPLETED' || todayProgress?.status === 'COMPLETED') return undefined;
    const act = todayProgress ? () => onRun(todayProgress.id) : () => void begin(routine);
    return {
      label: todayProgress ? 'Continuar' : 'Comenzar',
      onClick: () => {
        setViewed(null);
        act();
      },
    };
  };
  const action = viewed ? actionOf(viewed) : undefined;

  return (
    <div ref={page} tabIndex={-1} className={styles.page}>
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
          onStart={(routine) => void begin(routine)}
          onContinue={onRun}
          onView={setViewed}
        />
      </Tabs>
      <RoutineDetailDialog routine={viewed} onClose={() => setViewed(null)} {...(action && { action })} />
    </div>
  );
}
