import fc from 'fast-check';
import { foldText } from '@/contract/common/text';
import { CalendarPlusIcon, UserIcon } from '@/shared/ui/icon/icons';
import type { PaletteContents, PaletteEntry } from './entries';
import { findEntries } from './findEntries';

const patient = (id: number, title: string, phone = ''): PaletteEntry => ({
  id: `patient:${id}`,
  group: 'patients',
  title,
  detail: phone,
  keywords: `${phone} ${phone.replaceAll(' ', '')}`,
  icon: UserIcon,
  to: `/patients/${id}`,
});
const other = (group: PaletteEntry['group'], title: string): PaletteEntry => ({
  id: `${group}:${title}`,
  group,
  title,
  icon: UserIcon,
  to: `/${group}`,
});

const CONTENTS: PaletteContents = {
  patients: [
    patient(1, 'Lucía Martín', '612 345 678'),
    patient(2, 'Manuel Ortega', '699 000 111'),
    patient(3, 'Inés Manuela Cita', '655 123 456'),
  ],
  patientActions: [
    { id: 'newAppointment', title: 'Nueva cita', icon: CalendarPlusIcon, to: (id) => `/new?patientId=${id}` },
    { id: 'newSession', title: 'Escribir sesión', icon: CalendarPlusIcon, to: (id) => `/session?${id}` },
  ],
  others: [
    other('actions', 'Nueva cita'),
    other('pages', 'Citas'),
    other('pages', 'Pacientes'),
    other('exercises', 'Puente de glúteos'),
    other('routines', 'Manguito: fase 1'),
  ],
};

const found = (query: string, recent: string[] = []) =>
  findEntries(CONTENTS, query, recent).map(({ group, entries }) => [
    group,
    ...entries.map(({ title }) => title),
  ]);

test('a name is found without accents, in any order of its words', () => {
  expect(found('martin luc')).toEqual([['patients', 'Lucía Martín']]);
});

test('a telephone number is found with or without its spaces', () => {
  expect(found('612345678')).toEqual([['patients', 'Lucía Martín']]);
  expect(found('699 000')).toEqual([['patients', 'Manuel Ortega']]);
});

test('an action and a name together lead to that action for that patient', () => {
  const [first] = findEntries(CONTENTS, 'nueva cita manuel', []);
  expect(first?.entries.map(({ title, to }) => [title, to])).toEqual([
    ['Nueva cita · Manuel Ortega', '/new?patientId=2'],
    ['Nueva cita · Inés Manuela Cita', '/new?patientId=3'],
  ]);
});

test('the beginning of an action’s word is enough from three letters on', () => {
  expect(found('ses ortega')).toEqual([['actions', 'Escribir sesión · Manuel Ortega']]);
  expect(found('se ortega')).toEqual([]);
});

test('the group with the best fit comes first', () => {
  expect(found('cita')).toEqual([
    ['pages', 'Citas'],
    ['patients', 'Inés Manuela Cita'],
    ['actions', 'Nueva cita'],
  ]);
});

test('among equally good ones, what was chosen last comes first', () => {
  expect(found('6', ['patient:3', 'patient:2'])).toEqual([
    ['patients', 'Inés Manuela Cita', 'Manuel Ortega', 'Lucía Martín'],
  ]);
});

test('without a query the recent ones that still exist are shown, then actions and pages', () => {
  expect(found('', ['patient:99', 'newAppointment:patient:2', 'pages:Citas'])).toEqual([
    ['recent', 'Nueva cita · Manuel Ortega', 'Citas'],
    ['actions', 'Nueva cita'],
    ['pages', 'Pacientes'],
  ]);
});

test('every result of a list holds every word of the query, and no entry is listed twice', () => {
  const word = fc.constantFrom('ma', 'LU', 'ortega', '6', 'cita', 'glut', 'zz', ' ');
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 4 }), (words) => {
      const groups = findEntries(CONTENTS, words.join(' '), []);
      const all = groups.flatMap(({ entries }) => entries);
      expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
      if (words.join('').trim() === '') return;
      for (const { title, keywords, id } of all) {
        if (id.includes(':patient:')) continue;
        const text = foldText(`${title} ${keywords ?? ''}`);
        for (const one of words.join(' ').split(' ').filter(Boolean)) expect(text).toContain(foldText(one));
      }
    }),
  );
});
