import fc from 'fast-check';
import { ValidationError } from 'yup';
import { FIELD_MESSAGES } from './common/messages';
import { createRandom, demoDetails, demoPatients } from './demo/people';
import { guardianStateOf } from './patientDetails';
import { patientBodySchemaOn, patientDetailsSchema } from './patientSchemas';

describe('details', () => {
  const refusal = (values: object): string[] => {
    try {
      patientDetailsSchema.validateSync(values, { abortEarly: false });
      return [];
    } catch (error) {
      return (error as { inner: { path: string }[] }).inner.map(({ path }) => path);
    }
  };

  test.each([
    [{}, []],
    [{ documentNumber: ' 12.345.678-z ' }, []],
    [{ documentNumber: '12345678A' }, ['documentNumber']],
    [{ documentKind: 'NIF', documentNumber: 'PAB123456' }, ['documentNumber']],
    [{ documentKind: 'PASSPORT', documentNumber: 'pab123456' }, []],
    [{ documentKind: 'PASSPORT', documentNumber: 'a/b' }, ['documentNumber']],
    // A company's NIF does not identify a person.
    [{ documentNumber: 'B12345674' }, ['documentNumber']],
    [{ postalCode: '28012' }, []],
    // Hendaye, and Rome.
    [{ postalCode: '64700' }, []],
    [{ postalCode: '00187' }, []],
    [{ postalCode: '00000' }, ['postalCode']],
    [{ postalCode: 'SW1A 1AA' }, []],
    [{ height: '', weight: '' }, []],
    [{ height: 29 }, ['height']],
    [{ height: 170.5 }, ['height']],
    [{ weight: 68.55 }, ['weight']],
    [{ weight: 0.5 }, []],
    [{ weight: 401 }, ['weight']],
    [{ tags: ['a', ''] }, ['tags[1]']],
    [{ tags: Array.from({ length: 13 }, (_one, index) => `t${index}`) }, ['tags']],
    [{ guardianPhone: '600 111 222' }, ['guardianName']],
    [{ guardianName: 'Rosa', guardianTaxId: '12345678A' }, ['guardianTaxId']],
    [{ guardianName: 'Rosa', guardianTaxId: 'X1234567A' }, ['guardianTaxId']],
    [{ guardianName: 'Rosa', guardianTaxId: '12345678' }, ['guardianTaxId']],
    [{ guardianName: 'Rosa', guardianTaxId: 'a/b' }, ['guardianTaxId']],
    [{ guardianName: 'Rosa', guardianTaxId: '12.345.678-z' }, []],
    // Passports: of Morocco, of the United States, of India.
    [{ guardianName: 'Rosa', guardianTaxId: 'ab 123456' }, []],
    [{ guardianName: 'Rosa', guardianTaxId: '512345678' }, []],
    [{ guardianName: 'Rosa', guardianTaxId: 'M1234567' }, []],
  ])('%j is refused in %j', (values, fields) => expect(refusal(values)).toEqual(fields));

  test('a document is stored without spaces, in upper case', () => {
    expect(patientDetailsSchema.cast({ documentNumber: ' 12.345.678-z ' }).documentNumber).toBe('12345678Z');
  });

  test('the demo practice holds only valid details', () => {
    const day = fc.date({ min: new Date('1930-01-01'), max: new Date('2026-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(fc.nat({ max: 10_000 }), day, (index, date) => {
        const born = {
          dateOfBirth: date.toISOString().slice(0, 10),
          address: 'Calle Mayor, 3, 28004 Madrid',
        };
        const details = demoDetails(index, born, '2026-11-21');
        expect(details ? refusal(details) : []).toEqual([]);
      }),
    );
  });

  test('the demo patients live where their address says', () => {
    const known = demoPatients(createRandom(1), 40, '2026-11-21').filter(({ details }) => details);
    expect(known.length).toBeGreaterThan(20);
    for (const { address, details } of known)
      expect(address).toMatch(new RegExp(`, ${details?.postalCode} ${details?.town}$`));
  });

  test.each([
    [null, false, 'NONE'],
    [null, true, 'KEPT'],
    [17, false, 'MISSING'],
    [15, true, 'KEPT'],
    [16, true, 'CONSENTS'],
    [17, true, 'CONSENTS'],
    [18, true, 'OUTGROWN'],
    [20, true, 'OUTGROWN'],
    [21, true, 'KEPT'],
    [86, true, 'KEPT'],
    [18, false, 'NONE'],
  ] as const)('age %s, guardian %s: %s', (age, has, state) => expect(guardianStateOf(age, has)).toBe(state));
});

describe('schemas', () => {
  const TODAY = '2026-11-24';

  const faults = (body: object) => {
    try {
      patientBodySchemaOn(TODAY).validateSync({ name: 'Ana Gil', ...body }, { abortEarly: false });
      return {};
    } catch (error) {
      if (!ValidationError.isError(error)) throw error;
      return Object.fromEntries(error.inner.map(({ path, message }) => [path, message]));
    }
  };

  test.each([
    [{ dateOfBirth: TODAY }, {}],
    [{ dateOfBirth: '2062-01-01' }, { dateOfBirth: FIELD_MESSAGES.afterToday }],
    [{ dateOfBirth: '2026-11-25' }, { dateOfBirth: FIELD_MESSAGES.afterToday }],
    [{ dateOfBirth: '', details: { measuredOn: TODAY } }, {}],
    [{ details: { measuredOn: '2026-12-01' } }, { 'details.measuredOn': FIELD_MESSAGES.afterToday }],
  ])('%j on that day: %j', (body, expected) => expect(faults(body)).toEqual(expected));
});
