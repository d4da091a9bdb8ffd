import { addDays, sameDayIn } from '../common/practiceTime';
import { foldText } from '../common/text';
import type { Patient, PatientDetails } from '../patientAnswers';
import { ADULT_AGE, CONTACT_WAYS, DOMINANT_SIDES, WALKING_AIDS } from '../patientDetails';
import type { Gender, PatientStatus } from '../patients';
import { nifOf } from '../taxId';
import { demoCase } from './cases';

/** Random numbers for demo data. The same seed gives the same practice (mulberry32). */
export interface Random {
  /** Number from 0 (included) to 1 (excluded). */
  next(): number;
  /** Integer from `min` to `max`, both included. */
  integer(min: number, max: number): number;
  pick<T>(values: readonly T[]): T;
  chance(probability: number): boolean;
  /** UUID (in the form of version 4) from the same stream, so that demo rows keep their ids. */
  uuid(): string;
}

export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const integer = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  return {
    next,
    integer,
    pick: <T>(values: readonly T[]) => values[integer(0, values.length - 1)] as T,
    chance: (probability) => next() < probability,
    uuid: () => {
      const hex = Array.from({ length: 32 }, () => integer(0, 15).toString(16));
      hex[12] = '4';
      hex[16] = '89ab'[integer(0, 3)] ?? '8';
      return hex.join('').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
    },
  };
}

const INSURERS = ['Adeslas', 'Sanitas', 'Asisa', 'DKV', 'Mapfre'];
const REFERRERS = ['Dra. Salas (traumatología)', 'Médico de cabecera', 'Una amiga', 'Mutua'];
const OCCUPATIONS = ['Administrativa', 'Camarero', 'Maestra', 'Conductor', 'Enfermera'];
const SPORTS = ['Pádel', 'Carrera', 'Natación', 'Ninguno', 'Senderismo'];
const TAGS = ['Mutua', 'Prioritario', 'Domicilio', 'Deportista'];

const DEMO_TOWN = 'Madrid';

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
  const isMinor = dateOfBirth !== null && dateOfBirth > sameDayIn(today, -ADULT_AGE);
  if (index % 4 === 3 && !isMinor) return null;
  const isElderly = dateOfBirth !== null && dateOfBirth < sameDayIn(today, -75);
  const isRetired = dateOfBirth !== null && dateOfBirth < sameDayIn(today, -66);
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

const WOMEN =
  'María Carmen Josefa Isabel Lucía Paula Marta Elena Rosario Pilar Nuria Beatriz Inés Amparo Begoña Sofía Rocío Aitana Montserrat Concepción'.split(
    ' ',
  );
const MEN =
  'Manuel José Antonio Francisco Javier Luis Ramón Íñigo Andrés Sergio Álvaro Joaquín Vicente Tomás Emilio Rubén Óscar Hugo Martín Ángel'.split(
    ' ',
  );
const SURNAMES =
  'García Fernández López Martínez Sánchez Pérez Gómez Ruiz Díaz Hernández Álvarez Jiménez Moreno Muñoz Alonso Romero Navarro Torres Domínguez Gil Ramos Serrano Blanco Molina Ortega Delgado Castro Ortiz Rubio Marín Sanz Iglesias Núñez Medina Garrido Cortés Castillo Lozano Guerrero Cano Prieto Méndez Cruz Calvo Vidal León Peña Cabrera Campos Vega'.split(
    ' ',
  );
const STREETS = [
  'Calle Mayor',
  'Avenida de la Constitución',
  'Calle del Olmo',
  'Plaza de España',
  'Paseo de la Alameda',
  'Calle San Juan',
  'Ronda de Toledo',
  'Calle Cervantes',
];
/** The demo practice is in Madrid, and so are its patients. */
const POSTAL_CODES = ['28013', '28012', '28004', '28045', '28015', '28009'];
/** None is among the medicines of `demoCase`: nobody takes what they are allergic to. */
const ALLERGIES = ['Penicilina', 'Látex', 'Ninguna conocida', 'Polen', 'Amoxicilina'];
const NOTES = [
  'Prefiere citas por la mañana.',
  'Viene con alguien de su familia.',
  'Muy constante con los ejercicios.',
  'Avisar por teléfono si hay cambios.',
  '',
];

/** A plausible Spanish person: name, gender, e-mail made unique by `index`, mobile number. */
export function demoPerson(random: Random, index: number) {
  const gender: Gender = random.chance(0.02) ? 'OTHER' : random.chance(0.55) ? 'FEMALE' : 'MALE';
  const first = random.pick(gender === 'MALE' ? MEN : WOMEN);
  const name = `${first} ${random.pick(SURNAMES)} ${random.pick(SURNAMES)}`;
  const [given = '', surname = ''] = name.split(' ');
  return {
    name,
    gender,
    email: `${foldText(given)}.${foldText(surname)}${index}@correo.example`,
    phone: `6${random.integer(10, 99)} ${random.integer(100, 999)} ${random.integer(100, 999)}`,
  };
}

/** A patient's record with dates before `today` (`YYYY-MM-DD`). Every status occurs, most often active. */
export function demoPatient(random: Random, index: number, today: string): Patient {
  const { name, gender, email, phone } = demoPerson(random, index);
  const contact = demoPerson(random, index);
  const { ages, histories, medications } = demoCase(index);
  const [youngest, oldest] = ages;
  const status: PatientStatus = random.chance(0.75)
    ? 'ACTIVE'
    : random.chance(0.5)
      ? 'INACTIVE'
      : 'DISCHARGED';
  const patient: Patient = {
    id: random.uuid(),
    name,
    email: random.chance(0.93) ? email : null,
    phone: random.chance(0.95) ? phone : null,
    status,
    createdAt: `${addDays(today, -random.integer(0, 500))}T${String(random.integer(8, 19)).padStart(2, '0')}:${random.pick(['00', '10', '25', '40'])}:00Z`,
    dateOfBirth: addDays(today, -random.integer(youngest * 366, oldest * 365)),
    gender,
    address: `${random.pick(STREETS)}, ${random.integer(1, 120)}, ${random.pick(POSTAL_CODES)} ${DEMO_TOWN}`,
    emergencyContact: contact.name,
    emergencyPhone: contact.phone,
    medicalHistory: random.pick(histories),
    allergies: random.pick(ALLERGIES),
    medications: random.pick(medications),
    notes: random.pick(NOTES) || null,
  };
  return { ...patient, details: demoDetails(index, patient, today) };
}

/** `count` patients, always the same for the same seed and day. */
export function demoPatients(random: Random, count: number, today: string): Patient[] {
  return Array.from({ length: count }, (_unused, index) => demoPatient(random, index + 1, today));
}
