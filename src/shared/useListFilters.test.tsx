import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { act, screen } from '@testing-library/react';
import fc from 'fast-check';
import { selectView, viewChosen } from './preferences/slice';
import { type Domain, type RootState, useAppDispatch, useAppSelector } from './redux';
import { renderApp } from './testing/renderApp';
import { defineListFilters, filtersOf, filtersText, useListFilters } from './useListFilters';

const COLOURS = ['red', 'green'] as const;
type Colour = '' | (typeof COLOURS)[number];
type Size = 'all' | 'big' | 'small';

const listSlice = createSlice({
  name: 'list',
  initialState: { colour: '' as Colour, size: 'all' as Size, search: '' },
  reducers: {
    colourChosen: (state, action: PayloadAction<Colour>) => void (state.colour = action.payload),
    sizeChosen: (state, action: PayloadAction<Size>) => void (state.size = action.payload),
    searchChanged: (state, action: PayloadAction<string>) => void (state.search = action.payload),
  },
  selectors: { selectList: (state) => state },
});
const { colourChosen, searchChanged, sizeChosen } = listSlice.actions;
/** The slice is this test's own, so the root state does not declare it. */
const selectList = (state: RootState) =>
  listSlice.selectors.selectList(state as unknown as { list: ReturnType<typeof listSlice.reducer> });
const domains = [{ name: 'list', slices: [listSlice] }] as unknown as Domain[];

const LIST = defineListFilters({
  screen: 'list',
  select: selectList,
  fields: {
    colour: { accepts: COLOURS, chosen: colourChosen },
    size: { initial: 'all', accepts: (text) => ['big', 'small'].includes(text), chosen: sizeChosen },
  },
});

/** A list with a filter by colour, which keeps another one by size, and has a search. */
function List() {
  const dispatch = useAppDispatch();
  const { colour, size } = useAppSelector(selectList);
  useListFilters(LIST);
  return (
    <>
      <output>{`${colour}/${size}`}</output>
      {(['', ...COLOURS] as const).map((one) => (
        <button key={one} onClick={() => dispatch(colourChosen(one))}>
          {one || 'all'}
        </button>
      ))}
    </>
  );
}
const show = (at: string) => renderApp(<List />, { at, domains });
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
  expect(shown()).toBe('/all');
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
  expect(shown()).toBe('/all');
  act(() => void app.store.dispatch(viewChosen({ screen: 'list', view: 'colour=red' })));
  expect(shown()).toBe('red/all');
  expect(app.address()).toBe('/list?colour=red');
});

test('what was chosen before the preferences came stays', async () => {
  const app = show('/list');
  await app.user.click(screen.getByRole('button', { name: 'green' }));
  act(() => void app.store.dispatch(viewChosen({ screen: 'list', view: 'colour=red' })));
  expect(shown()).toBe('green/all');
});

test('what is no filter of the list is in neither', () => {
  const app = show('/list');
  act(() => void app.store.dispatch(searchChanged('Marta')));
  expect(app.address()).toBe('/list');
  expect(kept(app)).toBe('');
});

test('filters survive being written and read', () => {
  const values = fc.record({
    colour: fc.constantFrom('', ...COLOURS),
    size: fc.constantFrom('all', 'big', 'small'),
  });
  fc.assert(
    fc.property(values, (filters) => {
      expect(filtersOf(LIST, filtersText(LIST, filters))).toEqual(filters);
    }),
  );
});
