import { PATIENT_FIXTURE, patientFixtures } from './fixtures';
import { filterPatients } from './slice';
import { recentPatients } from './orderPatients';

const none = { search: '', status: '' } as const;

describe('filterPatients', () => {
  it('shows everyone without filters', () => {
    const all = patientFixtures(30);
    expect(filterPatients(all, none)).toEqual(all);
  });

  it.each(['FERNANDEZ', 'etxeberria maria', 'mª etxeberria', 'maria.dolores@', '612 345', '  castaneda '])(
    'finds by %j',
    (search) => {
      const shown = filterPatients([...patientFixtures(20), PATIENT_FIXTURE], { ...none, search });
      expect(shown).toContain(PATIENT_FIXTURE);
      expect(shown.length).toBeLessThan(5);
    },
  );

  it.each(['12345678Z', '12.345.678-z', '12345678 z', ' 12345678-Z ', '345678'])(
    'finds by the NIF %j',
    (search) => {
      const known = { ...PATIENT_FIXTURE, documentNumber: '12345678Z' };
      expect(filterPatients([...patientFixtures(20), known], { ...none, search })).toEqual([known]);
    },
  );

  it.each(['915550142', '+34 654 321 098'])(
    'finds by %s, which is of who calls for the patient',
    (search) => {
      const known = { ...PATIENT_FIXTURE, secondPhone: '915 550 142', guardianPhone: '654 321 098' };
      expect(filterPatients([...patientFixtures(20), known], { ...none, search })).toEqual([known]);
    },
  );

  it('asks for every word and for the status', () => {
    expect(filterPatients([PATIENT_FIXTURE], { ...none, search: 'maria nadie' })).toEqual([]);
    expect(filterPatients([PATIENT_FIXTURE], { ...none, status: 'INACTIVE' })).toEqual([]);
    expect(filterPatients([PATIENT_FIXTURE], { search: 'maría', status: 'ACTIVE' })).toEqual([
      PATIENT_FIXTURE,
    ]);
  });
});

describe('recentPatients', () => {
  it('gives the newest first, whatever the order they came in', () => {
    const rows = ['2026-01-01', '2026-03-01', '2026-02-01'].map((createdAt) => ({
      ...PATIENT_FIXTURE,
      createdAt,
    }));
    expect(recentPatients(rows, 2).map(({ createdAt }) => createdAt)).toEqual(['2026-03-01', '2026-02-01']);
  });
});
