import { createSlice } from '@reduxjs/toolkit';
import { act, screen } from '@testing-library/react';
import { Profiler, type ReactNode } from 'react';
import { AuthProvider } from '@/features/auth';
import { chatDomain } from '@/features/chat';
import { conversationFixtures, messageFixtures } from '@/features/chat/fixtures';
import { invitationsDomain } from '@/features/invitations';
import { NotificationBell, notificationsDomain } from '@/features/notifications';
import { patientsDomain } from '@/features/patients';
import { patientFixtures } from '@/features/patients/fixtures';
import { ConversationPage, ConversationsPage } from '@/pages/conversations';
import { Component as PatientsPage } from '@/pages/patients';
import { identitySlice } from '@/shared/identity/slice';
import { preferencesSlice, themeChosen, viewChosen } from '@/shared/preferences/slice';
import { THERAPIST } from '@/shared/testing/people';
import { renderApp } from '@/shared/testing/renderApp';
import { toastRequested, toastsSlice } from '@/shared/toasts/slice';
import { DOMAINS } from '../devtools/foundByName';

const SLICES = [
  identitySlice,
  preferencesSlice,
  toastsSlice,
  ...DOMAINS.flatMap(({ slices = [] }) => slices),
] as unknown as AnySlice[];

interface AnySlice {
  name: string;
  reducerPath: string;
  getInitialState: () => unknown;
  selectors: Record<string, (state: unknown, ...args: unknown[]) => unknown>;
}

/** Selectors that return a new object for an unchanged state, so that their components render every time. */
const restless = ({ name, reducerPath, getInitialState, selectors }: AnySlice): string[] => {
  const state = { [reducerPath]: getInitialState() };
  return Object.entries(selectors).flatMap(([selector, select]) =>
    Object.is(select(state, 'x', 'y'), select(state, 'x', 'y')) ? [] : [`${name}.${selector}`],
  );
};

test('no selector gives a new object for the same state', () => {
  const selectors = SLICES.flatMap((slice) => Object.keys(slice.selectors));
  expect(selectors.length).toBeGreaterThan(20);
  expect(SLICES.flatMap(restless)).toEqual([]);
});

test('one that does is found', () => {
  const bad = createSlice({
    name: 'bad',
    initialState: { rows: [1, 2] },
    reducers: {},
    selectors: { selectOdd: ({ rows }) => rows.filter((row) => row % 2) },
  });
  expect(restless(bad as unknown as AnySlice)).toEqual(['bad.selectOdd']);
});

describe('what shows nothing new renders nothing', () => {
  const patients = patientFixtures(20).map((patient) => ({ ...patient, invitation: null }));
  const routes = {
    'GET /api/patients': () => ({ data: patients }),
    'GET /api/conversations': () => ({ conversations: conversationFixtures(Date.now()) }),
    'GET /api/conversations/:id': () => ({
      conversation: {
        id: 'c1',
        participant: { id: 'other', name: 'Luis Gil', email: 'luis@correo.es' },
        messages: messageFixtures(14, Date.now(), THERAPIST.id, 'other'),
      },
    }),
    'GET /api/notifications/unread-count': () => ({ unreadCount: 2 }),
  };

  test.each<[string, ReactNode, string, () => Promise<unknown>]>([
    ['the patient list', <PatientsPage />, '/', () => screen.findByText('Mostrando 20 de 20 pacientes')],
    ['the conversations', <ConversationsPage />, '/', () => screen.findAllByRole('listitem')],
    ['a conversation', <ConversationPage />, '/conversations/c1', () => screen.findAllByText(/Luis Gil/)],
    ['the bell', <NotificationBell />, '/', () => screen.findByRole('button', { name: /2 sin leer/ })],
  ])('%s', async (_name, part, at, ready) => {
    let renders = 0;
    const { store, answered } = renderApp(
      <Profiler id="part" onRender={() => (renders += 1)}>
        {part}
      </Profiler>,
      {
        user: THERAPIST,
        at,
        path: at === '/' ? '*' : '/conversations/:id',
        domains: [patientsDomain, chatDomain, notificationsDomain, invitationsDomain],
        routes,
        wrap: (children) => <AuthProvider>{children}</AuthProvider>,
      },
    );
    await ready();
    // What is asked for beside it draws once more when it comes.
    await answered();
    expect(renders).toBeGreaterThan(0);
    renders = 0;
    await act(async () => {
      store.dispatch(toastRequested({ message: 'Otra cosa', variant: 'info' }));
      store.dispatch(themeChosen('dark'));
      store.dispatch(viewChosen({ screen: 'otra', view: 'grid' }));
    });
    expect(renders).toBe(0);
  });
});
