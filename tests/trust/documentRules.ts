import { pdfFile } from '@/server/testing/pdfFile';
import { PATIENT, THERAPIST, type WrittenRule } from './rule';

/** A therapist for the records they attend, a patient for their own. */
const CARED_FOR: WrittenRule['allow'] = { THERAPIST: 'own', PATIENT: 'own' };

const uploadBody = () => ({
  uploadKey: 'subida-de-prueba',
  name: 'informe.pdf',
  size: 100,
  kind: 'REPORT',
  day: '2026-11-19',
  note: 'Nota',
  shared: true,
});

const documentBody = () => ({
  name: 'Informe nuevo.pdf',
  kind: 'REPORT',
  day: '2026-11-19',
  note: 'Nota',
  shared: true,
});

/** Rules of documents: clinical content, which an ADMIN must not see. */
export const RULES: WrittenRule[] = [
  { route: 'GET /api/patients/:id/documents', names: 'patient', allow: THERAPIST, audit: 'document-list' },
  {
    route: 'POST /api/patients/:id/documents',
    names: 'patient',
    allow: THERAPIST,
    ok: 201,
    body: uploadBody,
    audit: 'document-upload',
  },
  { route: 'GET /api/my-documents', allow: PATIENT, audit: 'document-list' },
  { route: 'POST /api/my-documents', allow: PATIENT, ok: 201, body: uploadBody, audit: 'document-upload' },
  {
    route: 'PUT /api/documents/:id',
    names: 'document',
    allow: THERAPIST,
    body: documentBody,
    takesEdits: true,
    audit: 'document',
  },
  { route: 'DELETE /api/documents/:id', names: 'document', allow: THERAPIST, audit: 'document' },
  {
    route: 'POST /api/documents/:id/restore',
    names: 'document',
    allow: THERAPIST,
    audit: 'document-restoration',
  },
  { route: 'GET /api/documents/:id/content', names: 'document', allow: CARED_FOR, audit: 'document' },
  // A piece alone shows and changes nothing of the record; its beginning and its end are in the access log.
  {
    route: 'PUT /api/uploads/:id/content',
    names: 'upload',
    allow: CARED_FOR,
    query: '?piece=0',
    raw: () => pdfFile(),
  },
  { route: 'PUT /api/uploads/:id/finished', names: 'upload', allow: CARED_FOR, audit: 'document' },
  { route: 'DELETE /api/uploads/:id', names: 'upload', allow: CARED_FOR, audit: 'document-upload' },
];
