import type { Patient, PatientDetails } from '../patients/entities';
import { CONTACT_WAYS, DOMINANT_SIDES, WALKING_AIDS } from '../patients/detailEnums';
import { ADULT_AGE, yearsBefore } from '../patients/guardian';
import { addDays } from '../common/practiceTime';
import { nifOf } from '../practice/taxId';

const INSURERS = ['Adeslas', 'Sanitas', 'Asisa', 'DKV', 'Mapfre'];
const REFERRERS = ['Dra. Salas (traumatología)', 'Médico de cabecera', 'Una amiga', 'Mutua'];
const OCCUPATIONS = ['Administrativa', 'Camarero', 'Maestra', 'Conductor', 'Enfermera'];
const SPORTS = ['Pádel', 'Carrera', 'Natación', 'Ninguno', 'Senderismo'];
const TAGS = ['Mutua', 'Prioritario', 'Domicilio', 'Deportista'];

export const DEMO_TOWN = 'Madrid';

const at = <Item>(items: readonly Item[], index: number): Item => items[index % items.length] as Item;

/**
 * Plausible details of the patient in this place of the list; every fourth has none. They take no random numbers, so
 * that the rest of the demo practice stays what it was.
 */
export function demoDetails(
  index: number,
  { dateOfBirth, address }: Pick<Patient, 'dateOfBirth' | 'address'>,
  today: string,
): PatientDetails | null {
  const isMinor = dateOfBirth !== null && dateOfBirth > yearsBefore(today, ADULT_AGE);
  if (index % 4 === 3 && !isMinor) return null;
  const isElderly = dateOfBirth !== null && dateOfBirth < yearsBefore(today, 75);
  const isRetired = dateOfBirth !== null && dateOfBirth < yearsBefore(today, 66);
  const number = (seed: number) =>
    nifOf(String((seed * 7_654_321 + 12_345_678) % 100_000_000).padStart(8, '0'));
  const isInsured = index % 3 === 0;
  return {
    documentKind: isMinor ? null : 'NIF',
    documentNumber: isMinor ? null : number(index),
    secondPhone: index % 5 === 0 ? '915 550 142' : null,
    postalCode: address?.match(/\d{5}/)?.[0] ?? null,
    town: DEMO_TOWN,
    preferredContact: at(CONTACT_WAYS, index),
    noAppointmentMails: null,
    insurer: isInsured ? at(INSURERS, index) : null,
    policyNumber: isInsured ? `P-${100_200 + index}` : null,
    referredBy: index % 2 === 0 ? at(REFERRERS, index) : null,
    occupation: isMinor ? 'Estudiante' : isRetired ? 'Jubilado' : at(OCCUPATIONS, index),
    sport: isElderly ? null : at(SPORTS, index),
    dominantSide: at(DOMINANT_SIDES, index % 7 === 0 ? 1 : 0),
    height: 152 + ((index * 7) % 40),
    weight: 52.5 + ((index * 11) % 45),
    measuredOn: addDays(today, -((index * 13) % 200)),
    walkingAid: isElderly ? at(WALKING_AIDS, index) : null,
    tags: index % 3 === 1 ? [at(TAGS, index)] : [],
    guardianName: isMinor ? 'Rosa Blanco Iglesias' : null,
    guardianTaxId: isMinor ? number(index + 500) : null,
    guardianRelation: isMinor ? 'Madre' : null,
    guardianPhone: isMinor ? '654 321 098' : null,
    guardianEmail: null,
  };
}
