import { act, screen } from '@testing-library/react';
import { DEFAULT_PRACTICE_WEEK } from '@/contract/openingHours';
import type { Timetable } from '@/contract/timetable';
import { selectOpenings } from '@/shared/openings/slice';
import { renderApp } from '@/shared/testing/renderApp';
import { OutsideQuestion, useOutsideHours } from './OutsideQuestion';

function Ask({ onAnswer }: { onAnswer: (isYes: boolean) => void }) {
  const { ask } = useOutsideHours();
  const press = () => void ask({ date: '2026-11-24', time: '23:00', duration: 60 }).then(onAnswer);
  return <button onClick={press}>Dar cita</button>;
}

it('asks nothing of who has left before the hours were known', async () => {
  let known = (_timetable: Timetable) => undefined as void;
  const timetable = new Promise<Timetable>((resolve) => (known = resolve));
  const onAnswer = jest.fn();
  const { user, store, unmount } = renderApp(
    <OutsideQuestion timetableOf={() => timetable}>
      <Ask onAnswer={onAnswer} />
    </OutsideQuestion>,
  );
  await user.click(screen.getByRole('button', { name: 'Dar cita' }));
  unmount();
  await act(async () => known(DEFAULT_PRACTICE_WEEK));
  expect(onAnswer).toHaveBeenCalledWith(false);
  expect(selectOpenings(store.getState())).toEqual([]);
});
