import { createRandom } from '@/contract/demo/random';
import { demoPatients } from '@/contract/demo/people';
import type { Patient } from '@/contract/patients/entities';

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
