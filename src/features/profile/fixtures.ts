import type { Profile } from '@/contract/profileSchemas';

/** A therapist's profile with every field filled. */
export const PROFILE_FIXTURE: Profile = {
  id: '11111111-1111-4111-8111-111111111111',
  name: 'Ana Ruiz Soler',
  email: 'ana@clinica.es',
  role: 'THERAPIST',
  phone: '600 111 222',
  specialization: 'orthopedic',
  experience: 'advanced',
  license: '28-1234',
  address: 'Calle Mayor, 3, 28013 Madrid',
};

export const PATIENT_PROFILE_FIXTURE: Profile = {
  id: '22222222-2222-4222-8222-222222222222',
  name: 'Manuel Ortega Gil',
  email: 'manuel@correo.example',
  role: 'PATIENT',
  phone: null,
};
