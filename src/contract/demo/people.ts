import type { Patient } from '../patients/entities';
import type { Gender, PatientStatus } from '../patients/enums';
import { addDays } from '../common/practiceTime';
import { demoCase } from './cases';
import { DEMO_TOWN, demoDetails } from './details';
import type { Random } from './random';

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
const ALLERGIES = ['Penicilina', 'Látex', 'Ninguna conocida', 'Polen', 'Ibuprofeno'];
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
  const plain = (text: string) =>
    text
      .normalize('NFD')
      .replace(/\p{Diacritic}/gu, '')
      .toLowerCase();
  const [given = '', surname = ''] = name.split(' ');
  return {
    name,
    gender,
    email: `${plain(given)}.${plain(surname)}${index}@correo.example`,
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
