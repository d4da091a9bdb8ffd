import { matchPatient } from './appointmentImportMatch';

const EVA = {
  id: 'eva',
  name: 'Eva Ruiz Sanz',
  email: 'eva@correo.es',
  phone: null,
  documentNumber: '12345678Z',
};
const LEO = { id: 'leo', name: 'Leo Gil Mora', email: null, phone: '612 345 678', documentNumber: null };
const SON = { id: 'son', name: 'Hugo Gil Pons', email: null, phone: '612345678', documentNumber: null };
const OTHER = { ...LEO, id: 'other', phone: '699000111' };
const found = (row: object, patients = [EVA, LEO]) => {
  const match = matchPatient(row, patients);
  return 'patient' in match ? match.patient.id : match.refusal;
};

test.each([
  [{ documentNumber: '12.345.678-z' }, 'eva'],
  [{ email: 'EVA@correo.es' }, 'eva'],
  [{ phone: '+34 612345678' }, 'leo'],
  [{ name: 'RUIZ SANZ, EVA' }, 'eva'],
  [{ name: 'Leo', phone: '612345678' }, 'leo'],
  [{ name: 'Gil', phone: '612345678' }, 'leo'],
  [{ name: 'Leo Gil, rodilla', phone: '612345678' }, 'leo'],
  [{ name: 'Gil Mora, Leo', documentNumber: '00000000T' }, 'leo'],
])('%j is somebody', (row, id) => {
  expect(found(row)).toBe(id);
});

test.each([
  [{}, 'Falta de quién es: nombre, NIF, correo o teléfono'],
  [{ name: 'Eva' }, 'Ningún paciente coincide con estos datos'],
  [{ name: 'Eva Ruiz' }, 'Ningún paciente coincide con estos datos'],
  [{ name: 'Eva Ruiz Sanz', documentNumber: '00000000T' }, 'Ningún paciente coincide con estos datos'],
  [{ name: 'Marta Sol', phone: '612345678' }, 'El correo o el teléfono es de Leo Gil Mora, con otro nombre'],
  [
    { name: 'Ana Gil Mora', phone: '612345678' },
    'El correo o el teléfono es de Leo Gil Mora, con otro nombre',
  ],
  [
    { name: 'Sanz, Ada', email: 'eva@correo.es' },
    'El correo o el teléfono es de Eva Ruiz Sanz, con otro nombre',
  ],
])('%j is nobody for sure', (row, refusal) => {
  expect(found(row)).toBe(refusal);
});

test('a telephone that a family shares is told apart by the name', () => {
  expect(found({ phone: '612345678' }, [LEO, SON])).toBe(
    'Puede ser de varios pacientes: Leo Gil Mora, Hugo Gil Pons',
  );
  expect(found({ phone: '612345678', name: 'Hugo Gil Pons' }, [LEO, SON])).toBe('son');
});

test('an earlier document is of the same patient where name and contact say so, and not by the name alone', () => {
  const before = { ...EVA, documentNumber: 'AB123456' };
  const row = { name: 'Eva Ruiz Sanz', documentNumber: 'X1234567L' };
  expect(found({ ...row, email: EVA.email }, [before])).toBe('eva');
  expect(found(row, [before])).toBe('Ningún paciente coincide con estos datos');
  expect(found({ email: EVA.email, documentNumber: 'X1234567L' }, [before])).toBe(
    'Ningún paciente coincide con estos datos',
  );
  expect(found({ ...row, email: EVA.email, documentNumber: '00000000T' }, [EVA])).toBe(
    'Ningún paciente coincide con estos datos',
  );
});

test('two of one name are told apart by the next sign, else told', () => {
  expect(found({ name: 'Leo Gil Mora' }, [LEO, OTHER])).toBe(
    'Puede ser de varios pacientes: Leo Gil Mora, Leo Gil Mora',
  );
  expect(found({ name: 'Leo Gil Mora', phone: '699000111' }, [LEO, OTHER])).toBe('other');
});
