import { appointmentFixture } from '../../../fixtures';
import { agendaColumns, keepSame } from './agendaColumns';

const DAY = '2026-11-24';
const ANA = { id: 't1', name: 'Ana Ruiz' };
const BERTA = { id: 't2', name: 'Berta Gil' };
const OPTIONS = { choices: [ANA, BERTA], receives: true, openOf: () => [] };
const names = (columns: ReturnType<typeof agendaColumns>) =>
  columns.map(({ name, placed }) => `${name}: ${placed.map(({ appointment }) => appointment.id).join()}`);

it('gives every offered therapist a column, and others only while they have appointments', () => {
  const rows = [
    appointmentFixture({ id: 'a', therapist: ANA }),
    appointmentFixture({ id: 'b', therapist: { id: 't9', name: 'Óscar Rey' } }),
    appointmentFixture({ id: 'c', therapist: ANA, date: '2026-11-25T09:30:00+01:00' }),
  ];
  const columns = agendaColumns(rows, DAY, 'therapist', OPTIONS);
  expect(names(columns)).toEqual(['Ana Ruiz: a', 'Berta Gil: ', 'Óscar Rey: b']);
  expect(columns.map(({ receives }) => receives)).toEqual([true, true, false]);
  expect(columns[0]?.placed[0]).toMatchObject({ start: 570, end: 630 });
  expect(columns[1]?.place).toEqual({ therapistId: 't2' });
});

it('puts appointments without a room into the last column', () => {
  const rooms = { ...OPTIONS, choices: [{ id: 'r1', name: 'Sala 1' }] };
  const rows = [
    appointmentFixture({ id: 'a' }),
    appointmentFixture({ id: 'b', room: { id: 'r2', name: 'Gimnasio' } }),
    appointmentFixture({ id: 'c', room: { id: 'r1', name: 'Sala 1' } }),
  ];
  const columns = agendaColumns(rows, DAY, 'room', rooms);
  expect(names(columns)).toEqual(['Sala 1: c', 'Gimnasio: b', 'Sin sala: a']);
  expect(columns.map(({ place }) => place)).toEqual([{ roomId: 'r1' }, { roomId: 'r2' }, { roomId: null }]);
  expect(columns.map(({ receives }) => receives)).toEqual([true, false, true]);
  expect(names(agendaColumns([], DAY, 'room', rooms))).toEqual(['Sala 1: ', 'Sin sala: ']);
});

it('tells therapists of a backend without ids apart by name', () => {
  const rows = [appointmentFixture({ id: 'a', therapist: { name: 'Ana' } }), appointmentFixture({ id: 'b' })];
  delete rows[1]!.therapist;
  expect(names(agendaColumns(rows, DAY, 'therapist', { ...OPTIONS, choices: [] }))).toEqual([
    'Ana: a',
    'Sin fisioterapeuta: b',
  ]);
});

it('begins new appointments in every column, or in the own one alone', () => {
  const books = (booksIn?: string) =>
    agendaColumns([], DAY, 'therapist', { ...OPTIONS, booksIn }).map((column) => column.books);
  expect(books()).toEqual([true, true]);
  expect(books('t2')).toEqual([false, true]);
});

it('keeps the object of a column in which nothing changed', () => {
  const rows = [
    appointmentFixture({ id: 'a', therapist: ANA }),
    appointmentFixture({ id: 'b', therapist: BERTA }),
  ];
  const options = { ...OPTIONS, openOf: () => [{ from: '08:00', to: '20:00' }] };
  const before = agendaColumns(rows, DAY, 'therapist', options);
  const moved = { ...rows[1]!, duration: 90 };
  const after = keepSame(before, agendaColumns([rows[0]!, moved], DAY, 'therapist', options));
  expect(after.map((column, index) => column === before[index])).toEqual([true, false]);
  expect(after[1]?.placed[0]?.appointment).toBe(moved);
  const shorter = { ...options, openOf: () => [{ from: '09:00', to: '20:00' }] };
  const shaded = keepSame(before, agendaColumns(rows, DAY, 'therapist', shorter));
  expect(shaded.some((column, index) => column === before[index])).toBe(false);
});
