import { movingText, undoneText } from './mergeText';

const NONE = {
  episodes: 0,
  evaluations: 0,
  sessions: 0,
  appointments: 0,
  routines: 0,
  documents: 0,
  messages: 0,
  alerts: 0,
};

it.each([
  [{}, null],
  [{ sessions: 1 }, '1 sesión'],
  [{ evaluations: 3, sessions: 12 }, '3 evaluaciones y 12 sesiones'],
  [{ alerts: 2, episodes: 1, messages: 4 }, '1 proceso, 4 mensajes y 2 alertas clínicas'],
])('counts what moves: %j', (some, text) => {
  expect(movingText({ ...NONE, ...some })).toBe(text);
});

it.each([
  [{ changed: 0, missing: 0, kept: 0 }, /^Unión deshecha: vuelven a ser dos fichas\.$/],
  [{ changed: 1, missing: 0, kept: 0 }, /había cambiado o ya no estaba/],
  [{ changed: 0, missing: 2, kept: 0 }, /había cambiado o ya no estaba/],
  [{ changed: 0, missing: 0, kept: 1 }, /se quedan como están/],
])('says what did not go back as it had come: %j', (counts, text) => {
  expect(undoneText({ removedId: 'p2', ...counts })).toMatch(text);
});
