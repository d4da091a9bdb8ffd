import { APPOINTMENT_IMPORT_MESSAGES as MESSAGES } from './appointmentImports';
import { searchForm, SHORT_NAMES } from './common/text';
import { arePersonsApart, type Identity, likenessOf, nameLikeness } from './patientLikeness';
import { plainTaxId } from './taxId';

/** What a row says of whose it is. */
export interface Named {
  name?: string | null | undefined;
  documentNumber?: string | null | undefined;
  email?: string | null | undefined;
  phone?: string | null | undefined;
}

/** The patient of a row, or why none is sure. */
export type Match<Person> = { patient: Person } | { refusal: string };

/** Names that are told of a row that may be of several patients. */
const TOLD = 3;

const wordsOf = (name: string) =>
  searchForm(name)
    .split(/[^\p{L}]+/u)
    .map((word) => SHORT_NAMES[word] ?? word)
    .filter((word) => word.length > 2);

/**
 * Whether a row names somebody else than a patient, by no word in common, or by another first name beside common surnames:
 * a telephone that a family shares says nothing then.
 */
function hasOtherName({ name }: Named, patient: Identity): boolean {
  if (!name) return false;
  const [words, [first = '', ...others]] = [wordsOf(name), wordsOf(patient.name)];
  if (words.includes(first)) return false;
  return !words.some((word) => others.includes(word)) || words.some((word) => !others.includes(word));
}

const reasonsOf = ({ name: _name, ...named }: Named, patient: Identity) =>
  likenessOf({ ...named, name: patient.name }, patient);

/**
 * Whose a row is: the patient with its document, else its e-mail, else its telephone, else exactly its name. Where one of
 * these fits several, the next ones decide. A patient with another document is meant only where that may be an earlier one of
 * the same person. The name and either e-mail or telephone must then agree.
 */
export function matchPatient<Person extends Identity>(
  row: Named,
  patients: readonly Person[],
): Match<Person> {
  const document = plainTaxId(row.documentNumber ?? '');
  if (!document && !row.email && !row.phone && !row.name) return { refusal: MESSAGES.nobody };
  const numberOf = ({ documentNumber }: Person) => plainTaxId(documentNumber ?? '');
  const hasOther = (patient: Person) =>
    document !== '' && numberOf(patient) !== '' && numberOf(patient) !== document;
  const mayHaveHad = (patient: Person) =>
    !arePersonsApart(document, numberOf(patient)) &&
    nameLikeness(row.name ?? '', patient.name) !== 'DIFFERENT';
  const possible = patients.filter((patient) => !hasOther(patient) || mayHaveHad(patient));
  const shares = (reason: 'EMAIL' | 'PHONE') => (patient: Person) =>
    reasonsOf({ email: row.email, phone: row.phone }, { ...patient, dateOfBirth: null }).includes(reason);
  const fits: ((patient: Person) => boolean)[] = [
    (patient) => document !== '' && numberOf(patient) === document,
    (patient) => shares('EMAIL')(patient) && !hasOtherName(row, patient),
    (patient) => shares('PHONE')(patient) && !hasOtherName(row, patient),
    (patient) => !hasOther(patient) && nameLikeness(row.name ?? '', patient.name) === 'SAME',
  ];
  let left: readonly Person[] = possible;
  let isFound = false;
  for (const fit of fits) {
    const found = left.filter(fit);
    if (found.length === 0) continue;
    isFound = true;
    left = found;
    if (found.length === 1) break;
  }
  const [patient, other] = left;
  if (isFound && patient && !other) return { patient };
  if (isFound) {
    const names = left.slice(0, TOLD).map(({ name }) => name);
    return { refusal: MESSAGES.several(names.join(', ')) };
  }
  const relative = possible.find((one) => shares('EMAIL')(one) || shares('PHONE')(one));
  return { refusal: relative ? MESSAGES.otherName(relative.name) : MESSAGES.noPatient };
}
