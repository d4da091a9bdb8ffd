import {
  entryChosen,
  favouriteRoutineToggled,
  preferencesSlice,
  selectFavouriteRoutines,
  selectRecentEntries,
  selectTheme,
  selectView,
  themeChosen,
  viewChosen,
} from '@/shared/preferences/slice';
import { keepPreferences } from './keepPreferences';
import { makeStore } from './makeStore';

const KEY = 'persist:preferences';
const kept = (state: Record<string, unknown>) =>
  JSON.stringify(
    Object.fromEntries(Object.entries(state).map(([name, value]) => [name, JSON.stringify(value)])),
  );
/** Waits until redux-persist has read the storage. */
const rehydrated = async (store: ReturnType<typeof makeStore>) => {
  const state = () => store.getState().preferences as { _persist?: { rehydrated: boolean } };
  while (!state()._persist?.rehydrated) await new Promise((resolve) => setTimeout(resolve));
};

afterEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset.theme;
});

test('a store begins with the theme that the page already shows', () => {
  document.documentElement.dataset.theme = 'dark';
  expect(selectTheme(makeStore().getState())).toBe('dark');
  delete document.documentElement.dataset.theme;
  expect(selectTheme(makeStore().getState())).toBe('system');
});

test('kept preferences come back, and what was chosen meanwhile wins over them', async () => {
  localStorage.setItem(
    KEY,
    kept({ theme: 'dark', views: { routines: 'grid' }, favouriteRoutines: ['r1'], _persist: { version: 1 } }),
  );
  const store = makeStore();
  store.dispatch(themeChosen('light'));
  keepPreferences(store);
  await rehydrated(store);
  expect(selectTheme(store.getState())).toBe('light');
  expect(selectView(store.getState(), 'routines', 'list')).toBe('grid');
});

test('what was chosen meanwhile takes nothing else away', async () => {
  localStorage.setItem(
    KEY,
    kept({
      views: { routines: 'list', 'exercises-filters': 'category=Equilibrio' },
      favouriteRoutines: ['r1', 'r2'],
      recentEntries: ['patient:1', 'patient:2'],
      _persist: { version: 1 },
    }),
  );
  const store = makeStore();
  store.dispatch(viewChosen({ screen: 'exercises-filters', view: '' }));
  store.dispatch(favouriteRoutineToggled('r3'));
  store.dispatch(entryChosen('patient:2'));
  keepPreferences(store);
  await rehydrated(store);
  expect(selectView(store.getState(), 'routines', 'grid')).toBe('list');
  expect(selectView(store.getState(), 'exercises-filters', 'none')).toBe('');
  expect([...selectFavouriteRoutines(store.getState())].sort()).toEqual(['r1', 'r2', 'r3']);
  expect(selectRecentEntries(store.getState())).toEqual(['patient:2', 'patient:1']);
});

test('what one tab chooses takes nothing away that another one has chosen since', async () => {
  const written = async (text: string) => {
    while (!localStorage.getItem(KEY)?.includes(text)) await new Promise((resolve) => setTimeout(resolve));
  };
  localStorage.setItem(KEY, kept({ favouriteRoutines: ['r1', 'r2'], _persist: { version: 1 } }));
  const [one, other, later] = [makeStore(), makeStore(), makeStore()];
  for (const store of [one, other]) {
    keepPreferences(store);
    await rehydrated(store);
  }
  one.dispatch(themeChosen('dark'));
  one.dispatch(favouriteRoutineToggled('r1'));
  one.dispatch(favouriteRoutineToggled('r3'));
  one.dispatch(viewChosen({ screen: 'routines', view: 'list' }));
  await written('routines');
  other.dispatch(favouriteRoutineToggled('r4'));
  other.dispatch(viewChosen({ screen: 'patients', view: 'cards' }));
  await written('patients');
  keepPreferences(later);
  await rehydrated(later);
  const state = later.getState();
  expect(selectTheme(state)).toBe('dark');
  expect([...selectFavouriteRoutines(state)].sort()).toEqual(['r2', 'r3', 'r4']);
  expect(selectView(state, 'routines', 'grid')).toBe('list');
  expect(selectView(state, 'patients', 'table')).toBe('cards');
});

test('what is chosen later is written', async () => {
  const store = makeStore();
  keepPreferences(store);
  await rehydrated(store);
  store.dispatch(viewChosen({ screen: 'exercises', view: 'list' }));
  while (!localStorage.getItem(KEY)?.includes('exercises'))
    await new Promise((resolve) => setTimeout(resolve));
  expect(Object.keys(JSON.parse(localStorage.getItem(KEY) ?? '{}')).sort()).toEqual(
    [...Object.keys(preferencesSlice.getInitialState()), '_persist'].sort(),
  );
});
