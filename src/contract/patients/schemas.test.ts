import { ValidationError } from 'yup';
import { FIELD_MESSAGES } from '../common/messages';
import { patientBodySchemaOn } from './schemas';

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
