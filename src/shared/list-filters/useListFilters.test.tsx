import { act, screen } from '@testing-library/react';
import fc from 'fast-check';
import { useCallback, useState } from 'react';
import { selectView, viewChosen } from '../preferences';
import { renderApp } from '../testing/renderApp';
import { filtersOf, filtersText, useListFilters } from './useListFilters';

const COLOURS = ['red', 'green'];
const ACCEPTS = {
  colour: (value: string) => COLOURS.includes(value),
  size: (value: string) => ['big', 'small'].includes(value),
};

/** A list with a filter by colour, which keeps another one by size. */
function List() {
  const [values, setValues] = useState({ colour: '', size: '' });
  useListFilters({
    screen: 'list',
    values,
    accepts: ACCEPTS,
    onRestored: useCallback((restored: typeof values) => setValues(restored), []),
  });
  return (
    <>
      <output>{`${values.colour}/${values.size}`}</output>
      {['', ...COLOURS].map((colour) => (
        <button key={colour} onClick={() => setValues({ ...values, colour })}>
          {colour || 'all'}
        </button>
      ))}
    </>
  );
}
const show = (at: string) => renderApp(<List />, { at });
const shown = () => screen.getByRole('status').textContent;
const kept = ({ store }: ReturnType<typeof show>) => selectView(store.getState(), 'list', '');

test('what is chosen is in the address and in the preferences, beside what else the address says', async () => {
  const app = show('/list?routine=7');
  await app.user.click(screen.getByRole('button', { name: 'red' }));
  expect(app.address()).toBe('/list?routine=7&colour=red');
  expect(kept(app)).toBe('colour=red');
  await app.user.click(screen.getByRole('button', { name: 'all' }));
  expect(app.address()).toBe('/list?routine=7');
  expect(kept(app)).toBe('');
  expect(shown()).toBe('/');
});

test('an address with filters opens the list with them, and changes no preference', () => {
  const app = show('/list?size=big&colour=green');
  expect(shown()).toBe('green/big');
  expect(kept(app)).toBe('');
});

test('what nobody accepts is ignored', () => {
  show('/list?colour=%3Cscript%3E&size=big');
  expect(shown()).toBe('/big');
});

test('an address without filters takes those of the preferences, even when they come late', () => {
  const app = show('/list');
  expect(shown()).toBe('/');
  act(() => void app.store.dispatch(viewChosen({ screen: 'list', view: 'colour=red' })));
  expect(shown()).toBe('red/');
  expect(app.address()).toBe('/list?colour=red');
});

test('what was chosen before the preferences came stays', async () => {
  const app = show('/list');
  await app.user.click(screen.getByRole('button', { name: 'green' }));
  act(() => void app.store.dispatch(viewChosen({ screen: 'list', view: 'colour=red' })));
  expect(shown()).toBe('green/');
});

test('filters survive being written and read', () => {
  const values = fc.record({
    colour: fc.constantFrom('', ...COLOURS),
    size: fc.constantFrom('', 'big', 'small'),
  });
  fc.assert(
    fc.property(values, (filters) => {
      expect(filtersOf(filtersText(filters, ACCEPTS), ACCEPTS)).toEqual(filters);
    }),
  );
});
