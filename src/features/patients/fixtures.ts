import { createRandom, demoPatients } from '@/contract/demo/people';
import type { DeletedPatient, LikelyDuplicate, Patient, PatientDetails } from '@/contract/patientAnswers';

/** Patients of the demo practice, generated for a fixed day. */
export const patientFixtures = (count = 12): Patient[] => demoPatients(createRandom(7), count, '2026-11-21');

/** A record with every field filled. */
export const PATIENT_FIXTURE: Patient = {
  id: 'a1b2c3d4-0000-4000-8000-000000000001',
  name: 'María Dolores Fernández-Castañeda Etxeberria',
  email: 'maria.dolores@correo.example',
  phone: '612 345 678',
  status: 'ACTIVE',
  createdAt: '2026-09-14T08:30:00Z',
  dateOfBirth: '1954-03-09',
  gender: 'FEMALE',
  address: 'Calle del Olmo, 14, 28012 Madrid',
  emergencyContact: 'Íñigo Etxeberria',
  emergencyPhone: '699 000 111',
  medicalHistory: 'Prótesis total de rodilla derecha (2025).\nHipertensión controlada.',
  allergies: 'Penicilina',
  medications: 'Enalapril 10 mg',
  notes: 'Prefiere citas por la mañana.',
};

/** The same record once its texts were overwritten, and what it said before, as our backend answers. */
export const CORRECTED_FIXTURE: Patient = {
  ...PATIENT_FIXTURE,
  corrected: { at: '2026-11-20T08:15:00Z', by: 'Ana Ruiz Soler' },
};
export const RAW_PATIENT_VERSIONS = {
  data: [
    {
      version: 1,
      writtenAt: '2026-09-14T08:30:00Z',
      replacedAt: '2026-11-20T08:15:00Z',
      author: { name: 'Ana Ruiz Soler' },
      patient: {
        medicalHistory: PATIENT_FIXTURE.medicalHistory,
        allergies: 'Látex',
        medications: null,
        notes: PATIENT_FIXTURE.notes,
      },
    },
  ],
};

/** Further details with all but a guardian. */
export const DETAILS_FIXTURE: PatientDetails = {
  documentKind: 'NIF',
  documentNumber: '12345678Z',
  secondPhone: '915 550 142',
  postalCode: '28012',
  town: 'Madrid',
  preferredContact: 'WHATSAPP',
  noAppointmentMails: null,
  insurer: 'Adeslas',
  policyNumber: 'P-100234',
  referredBy: 'Dra. Salas (traumatología)',
  occupation: 'Maestra',
  sport: 'Senderismo',
  dominantSide: 'RIGHT',
  height: 162,
  weight: 68.5,
  measuredOn: '2026-10-02',
  walkingAid: 'CANE',
  tags: ['Mutua', 'Prioritario'],
  guardianName: null,
  guardianTaxId: null,
  guardianRelation: null,
  guardianPhone: null,
  guardianEmail: null,
};

/** A guardian, to be added to details. */
export const GUARDIAN_FIXTURE = {
  guardianName: 'Rosa Blanco Iglesias',
  guardianTaxId: '00000000T',
  guardianRelation: 'Madre',
  guardianPhone: '654 321 098',
  guardianEmail: 'rosa@correo.example',
} satisfies Partial<PatientDetails>;

/** Two patients who may be the one about to be created. */
export const DUPLICATE_FIXTURES: LikelyDuplicate[] = [
  {
    id: 'd1',
    name: 'Eva Ruiz Sánchez',
    email: 'eva@correo.example',
    phone: '612 345 678',
    dateOfBirth: '1980-03-12',
    reasons: ['NAME_AND_BIRTH', 'PHONE'],
  },
  { id: 'd2', name: 'Eva Ruiz', email: null, phone: null, dateOfBirth: null, reasons: ['NAME'] },
];

/** Two deleted patients; of the second it is not known who deleted them. */
export const DELETED_FIXTURES: DeletedPatient[] = [
  { id: 'x1', name: 'Ana García López', deletedAt: '2026-11-20T11:15:00Z', deletedBy: 'Nuria Salas' },
  { id: 'x2', name: 'Jordi Puig Serra', deletedAt: '2025-02-03T16:40:00Z', deletedBy: null },
];
