import { fireEvent } from '@testing-library/react';
import type { User } from '@/contract/authAnswers';
import { baseApi } from '@/shared/api/baseApi';
import { identitySlice } from '@/shared/identity/slice';
import type { FakeHandler } from '@/shared/testing/fakeBackend';
import { ADMIN, PATIENT, THERAPIST } from '@/shared/testing/people';
import { testStore } from '@/shared/testing/testStore';
import { followIntent, prefetchScreen, prefetchWhenCalm } from './prefetch';
import { SCREENS } from './useScreen';

const mockFetched = jest.fn();
jest.mock('@/shared/ui/time-field/TimeField', () => {
  mockFetched();
  return { TimeField: () => null };
});
const mockRunner = jest.fn();
jest.mock('@/pages/my-routines', () => {
  mockRunner();
  return { Component: () => null };
});

describe('the intent to follow a link', () => {
  const intended = jest.fn();
  let end: () => void;

  beforeEach(() => {
    jest.useFakeTimers();
    intended.mockClear();
    document.body.innerHTML = `
      <a id="agenda" href="/appointments?view=calendar"><span id="text">Citas</span></a>
      <a id="patients" href="/patients">Pacientes</a>
      <a id="elsewhere" href="https://example.org/patients">Fuera</a>
      <a id="file" href="/patients" download>Descargar</a>
      <a id="tab" href="/patients" target="_blank">Otra pestaña</a>
      <a id="nowhere">Sin dirección</a>
      <p id="beside">Nada</p>`;
    end = followIntent(({ pathname, search }) => void intended(pathname + search));
  });
  afterEach(() => {
    end();
    document.body.innerHTML = '';
  });

  const at = (id: string) => document.getElementById(id) as HTMLElement;

  it('is a pointer or the focus that rests on it, wherever in it', () => {
    fireEvent.mouseOver(at('text'));
    jest.advanceTimersByTime(80);
    expect(intended.mock.calls).toEqual([['/appointments?view=calendar']]);
    fireEvent.focusIn(at('patients'));
    jest.advanceTimersByTime(80);
    expect(intended).toHaveBeenLastCalledWith('/patients');
  });

  it('is not a pointer that passes over it on its way', () => {
    fireEvent.mouseOver(at('agenda'));
    jest.advanceTimersByTime(79);
    fireEvent.mouseOver(at('beside'));
    jest.runAllTimers();
    expect(intended).not.toHaveBeenCalled();
  });

  it.each(['elsewhere', 'file', 'tab', 'nowhere', 'beside'])('is nothing for %s', (id) => {
    fireEvent.mouseOver(at(id));
    jest.runAllTimers();
    expect(intended).not.toHaveBeenCalled();
  });

  it('ends with the area', () => {
    fireEvent.mouseOver(at('agenda'));
    end();
    fireEvent.mouseOver(at('patients'));
    jest.runAllTimers();
    expect(intended).not.toHaveBeenCalled();
  });
});

describe('a screen on its way', () => {
  const prefetch = jest.fn(async () => undefined);
  const screens = SCREENS.flatMap(({ paths, roles }) =>
    Object.entries(paths).map(([path, title]) => ({
      path,
      handle: { title, roles, prefetch: prefetch.bind(null, title as never) },
    })),
  );

  function go(user: User | null, pathname: string, search = '') {
    prefetch.mockClear();
    const { store } = testStore({
      preloadedState: user ? { [identitySlice.name]: { status: 'checking', user } } : {},
    });
    prefetchScreen(store, screens, { pathname, search });
    return prefetch.mock.calls;
  }

  it('is prepared for who is, or is being, signed in, with the query of its address', () => {
    expect(go(THERAPIST, '/appointments', '?view=calendar')).toEqual([
      ['Citas', { role: 'THERAPIST', search: '?view=calendar' }],
    ]);
    expect(go(PATIENT, '/my-routines')).toEqual([['Mis Rutinas', { role: 'PATIENT', search: '' }]]);
  });

  it('is not for a guest, for another role, or where there is none', () => {
    expect(go(null, '/patients')).toEqual([]);
    expect(go(PATIENT, '/patients')).toEqual([]);
    expect(go(ADMIN, '/my-routines')).toEqual([]);
    expect(go(ADMIN, '/nothing')).toEqual([]);
  });
});

describe('what is likely to be needed next', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    jest.resetModules();
    mockFetched.mockClear();
    mockRunner.mockClear();
  });

  const sitDown = (user: User | null, routes: Record<string, FakeHandler> = {}) => {
    const { store } = testStore({
      routes,
      preloadedState: user ? { [identitySlice.name]: { status: 'checking', user } } : {},
    });
    return { store, leave: prefetchWhenCalm(store) };
  };
  const laterOn = () => jest.advanceTimersByTimeAsync(2000);

  it.each([THERAPIST, ADMIN])('is the controls that forms share, for staff', async (user) => {
    const { leave } = sitDown(user);
    expect(mockFetched).not.toHaveBeenCalled();
    await laterOn();
    expect(mockFetched).toHaveBeenCalledTimes(1);
    expect(mockRunner).not.toHaveBeenCalled();
    leave();
  });

  it('is the screen of the exercises on a patient’s phone, and not the controls', async () => {
    const { leave } = sitDown(PATIENT);
    expect(mockRunner).not.toHaveBeenCalled();
    await laterOn();
    expect(mockRunner).toHaveBeenCalledTimes(1);
    expect(mockFetched).not.toHaveBeenCalled();
    leave();
  });

  it('is nothing for a guest', async () => {
    const { leave } = sitDown(null);
    await laterOn();
    expect(mockFetched).not.toHaveBeenCalled();
    expect(mockRunner).not.toHaveBeenCalled();
    leave();
  });

  it('waits while data are on their way', async () => {
    let arrive: (answered: unknown) => void = () => undefined;
    const answered = new Promise((resolve) => (arrive = resolve));
    const { store, leave } = sitDown(THERAPIST, { 'GET /api/system-status': () => answered });
    void store.dispatch(baseApi.endpoints.getCapabilities.initiate());
    await laterOn();
    await laterOn();
    expect(mockFetched).not.toHaveBeenCalled();
    arrive({ status: 'ok' });
    await laterOn();
    expect(mockFetched).toHaveBeenCalledTimes(1);
    leave();
  });

  it('is not fetched for who has left the area meanwhile', async () => {
    sitDown(THERAPIST).leave();
    await laterOn();
    expect(mockFetched).not.toHaveBeenCalled();
  });
});
