import {
  preferencesSlice,
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
