import { readFile } from '../readRecording';
import { callOf, createMarks, errorLine } from './marks';
import { readReport } from './readReport';
import { REPORT_TYPE } from './report';

it('notes of a request which call it was, and never about whom', () => {
  expect(callOf('https://x.es/api/patients/4f1c-9a?search=Marta')).toBe('/api/patients/·');
  expect(callOf('/api/patients/marta@correo.es/invitations')).toBe('/api/patients/·/·');
});

it('keeps the browser’s own words of an error, and no other', () => {
  expect(errorLine(new TypeError("Cannot read properties of undefined (reading 'sets')"))).toBe(
    "TypeError: Cannot read properties of undefined (reading '▯')",
  );
  expect(errorLine(new Error('Marta Nieto tiene 45 años'))).toBe('Error: ▯ ▯ ▯ ▯ ▯');
  expect(errorLine('Marta')).toBe('Error: ▯');
});

it('marks slow requests, long tasks and what the person pointed at, with the server’s request ids', async () => {
  let now = 1_000;
  const marks = createMarks(() => now);
  const answers = marks.watched((() => {
    now += 1_500;
    return Promise.resolve({ status: 503, headers: new Headers({ 'x-request-id': 'req-7' }) });
  }) as unknown as typeof fetch);
  jest
    .spyOn(globalThis, 'Request')
    .mockImplementation((url) => ({ method: 'GET', url: String(url) }) as unknown as Request);
  await answers('http://localhost/api/patients/7');
  marks.tookLong(50);
  marks.tookLong(900);
  marks.pointed();
  marks.failed(new RangeError('Invalid array length'));
  const { marks: kept, requests } = marks.read();
  expect(requests).toEqual([
    { at: 1_000, method: 'GET', path: '/api/patients/·', status: 503, ms: 1_500, id: 'req-7' },
  ]);
  expect(kept.map(({ kind }) => kind)).toEqual(['slowRequest', 'longTask', 'here', 'error']);
});

it('reads a report around a recording, and leaves empty what is damaged', () => {
  expect(readReport({ type: 'andadura-recording' })).toBeNull();
  const read = readReport({
    type: REPORT_TYPE,
    words: 'No se abre',
    marks: [{ at: 5, kind: 'here', text: 'Aquí falla' }, { at: 5, kind: 'other' }, 7],
    requests: 'ninguna',
    recording: { type: 'x' },
  });
  expect(read?.recording).toEqual({ type: 'x' });
  expect(read?.report).toMatchObject({
    words: 'No se abre',
    marks: [{ at: 5, kind: 'here', text: 'Aquí falla' }],
    requests: [],
    viewport: { width: 0, height: 0, ratio: 0 },
  });
  expect(() => readFile(JSON.stringify({ type: REPORT_TYPE }))).toThrow('no es una grabación');
});
