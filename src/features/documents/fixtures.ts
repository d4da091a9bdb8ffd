import type { PatientDocument } from '@/contract/documentAnswers';
import type { Upload } from './slice';

export const DOCUMENT_FIXTURE: PatientDocument = {
  id: 'd1',
  patientId: 'p1',
  name: 'Informe de traumatología.pdf',
  kind: 'REPORT',
  day: '2026-11-12',
  note: 'Alta de consultas externas',
  type: 'application/pdf',
  size: 348_160,
  shared: false,
  sentByPatient: false,
  author: { name: 'Ana Ruiz Soler' },
  createdAt: '2026-11-13T09:20:00.000Z',
};

export const PICTURE_FIXTURE: PatientDocument = {
  ...DOCUMENT_FIXTURE,
  id: 'd2',
  name: 'Radiografía de rodilla.jpg',
  kind: 'IMAGING',
  day: '2026-11-03',
  note: null,
  type: 'image/jpeg',
  size: 2_516_582,
  shared: true,
  sentByPatient: true,
  author: { name: 'Manuel Ortega Gil' },
};

export const DOCUMENT_FIXTURES: PatientDocument[] = [
  DOCUMENT_FIXTURE,
  PICTURE_FIXTURE,
  {
    ...DOCUMENT_FIXTURE,
    id: 'd3',
    name: 'Volante de rehabilitación.pdf',
    kind: 'REFERRAL',
    day: '2026-10-28',
    note: '15 sesiones autorizadas',
    shared: true,
  },
];

export const UPLOAD_FIXTURE: Upload = {
  id: 'u1',
  owner: { patientId: 'p1' },
  name: 'Resonancia lumbar.pdf',
  size: 6_291_456,
  details: { kind: 'IMAGING', day: '2026-11-20', note: null, shared: false },
  documentId: 'd9',
  sent: 2_621_440,
  stage: 'sending',
  failure: null,
  mayRetry: true,
};
