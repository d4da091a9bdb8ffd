import { authorisationText, authorisationWarning, episodeTitle } from './episodeText';

it('calls an episode by its reason, else by its region', () => {
  expect(episodeTitle({ reason: 'Esguince de tobillo', region: 'ANKLE_FOOT' })).toBe('Esguince de tobillo');
  expect(episodeTitle({ reason: null, region: 'LUMBAR' })).toMatch(/lumbar/i);
  expect(episodeTitle({ reason: null, region: null })).toBe('Proceso sin describir');
});

it.each([
  [null, null, null],
  ['VOL-33', null, 'Autorización VOL-33'],
  [null, 10, '8 de 10 sesiones'],
  ['VOL-33', 1, 'Autorización VOL-33 · 8 de 1 sesión'],
])('says authorisation %s with %s sessions', (authorisation, authorisedSessions, text) => {
  expect(authorisationText({ authorisation, authorisedSessions, usedSessions: 8 })).toBe(text);
});

it.each([
  [null, 90, null],
  [10, 7, null],
  [10, 8, 'Quedan 2 sesiones autorizadas'],
  [10, 9, 'Queda 1 sesión autorizada'],
  [10, 10, 'Sesiones autorizadas agotadas'],
  [10, 12, 'Sesiones autorizadas agotadas'],
])('warns with %s authorised and %s used', (authorisedSessions, usedSessions, text) => {
  expect(authorisationWarning({ authorisedSessions, usedSessions })).toBe(text);
});
