import { ALERT_KINDS } from './enums';
import { alertText, suggestedAlerts } from './suggestions';

const RECORD = {
  allergies: 'Penicilina\nLátex',
  medications: 'Sintrom 4 mg',
  medicalHistory: 'Prótesis de rodilla. Sin diabetes.',
};

test('the words of a record suggest alerts, in the order of the list', () => {
  expect(suggestedAlerts(RECORD, [])).toEqual([
    { kind: 'ANTICOAGULANT', text: 'Sintrom' },
    { kind: 'METAL_IMPLANT', text: 'Prótesis' },
    { kind: 'ALLERGY', text: 'Penicilina' },
  ]);
});

test('what is noted is not suggested again', () => {
  expect(suggestedAlerts(RECORD, [{ kind: 'ANTICOAGULANT' }, { kind: 'ALLERGY' }])).toEqual([
    { kind: 'METAL_IMPLANT', text: 'Prótesis' },
  ]);
});

test.each(['Ninguna conocida', 'No', '', null])('the allergies «%s» suggest none', (allergies) => {
  expect(suggestedAlerts({ allergies, medications: null, medicalHistory: null }, [])).toEqual([]);
});

test('every alert has a text', () => {
  for (const kind of ALERT_KINDS) expect(alertText({ kind, text: null })).not.toBe('');
  expect(alertText({ kind: 'OTHER', text: 'No tumbar en prono' })).toBe('No tumbar en prono');
  expect(alertText({ kind: 'ALLERGY', text: 'Látex' })).toBe('Alergia: Látex');
});
