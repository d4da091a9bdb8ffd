import { privacyText } from './consent';
import { RETENTION_YEARS } from './retention';

const NOTHING = {
  name: 'Fisioterapia Retiro',
  address: null,
  phone: null,
  email: null,
  controller: null,
  controllerContact: null,
  retentionYears: RETENTION_YEARS,
};
const first = (practice: object) => privacyText({ ...NOTHING, ...practice })[0]?.text;

it('names who treats the data with everything that the settings say of them', () => {
  const text = first({
    address: 'Calle Mayor, 1',
    taxId: 'B12345674',
    controller: 'Retiro Fisioterapia, S. L.',
    controllerContact: 'privacidad@retiro.example',
  });
  expect(text).toContain(
    'es Retiro Fisioterapia, S. L. (Fisioterapia Retiro), con NIF B12345674 y domicilio en Calle Mayor, 1, la consulta',
  );
  expect(text).toContain('escribe o llama a: privacidad@retiro.example.');
});

it.each([
  [{ email: 'hola@retiro.example', phone: '910000000' }, 'hola@retiro.example · 910 000 000'],
  [{ phone: '910000000' }, 'escribe o llama a: 910 000 000.'],
  [{ address: 'Calle Mayor, 1' }, 'es Fisioterapia Retiro, con domicilio en Calle Mayor, 1, la consulta'],
  [{ taxId: 'B12345674' }, 'es Fisioterapia Retiro, con NIF B12345674, la consulta'],
  [{}, 'habla con tu fisioterapeuta.'],
])('says what is stored, and no more: %o', (practice, words) => {
  expect(first(practice)).toContain(words);
});
