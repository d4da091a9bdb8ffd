import { selectView, viewChosen } from '@/shared/preferences/slice';
import { useAppDispatch, useAppSelector, useAppStore } from '@/shared/redux';

export type RunnerSetting = 'voice' | 'sound' | 'guided' | 'movement';

const screenOf = (setting: RunnerSetting) => `runner.${setting}`;
const viewOf = (on: boolean) => (on ? 'on' : 'off');

/** A choice of the runner that this browser remembers, and the way to change it. */
export function useRunnerSetting(
  setting: RunnerSetting,
  fallback: boolean,
): [boolean, (on: boolean) => void] {
  const dispatch = useAppDispatch();
  const view = useAppSelector((state) => selectView(state, screenOf(setting), viewOf(fallback)));
  return [view === 'on', (on) => void dispatch(viewChosen({ screen: screenOf(setting), view: viewOf(on) }))];
}

/** Returns a function that turns guided mode on, unless this browser has a choice already. */
export function useGuidedAtFirst(): () => void {
  const { getState, dispatch } = useAppStore();
  return () => {
    const screen = screenOf('guided');
    if (selectView(getState(), screen, '') === '') dispatch(viewChosen({ screen, view: viewOf(true) }));
  };
}
