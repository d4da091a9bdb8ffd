import * as yup from 'yup';
import { count, type Entity, given, instant, maybe, practiceDay, whole } from './common/fields';
import { DOCUMENT_KINDS, DOCUMENT_TYPES } from './documents';
import { episodeOfAnswer } from './episodeAnswers';

/** A document of a record, without its bytes. */
const patientDocument = yup.object({
  id: given(),
  patientId: given(),
  name: given().meta({ description: 'Nombre del archivo, limpio y con la extensión de su tipo' }),
  kind: yup.string().oneOf(DOCUMENT_KINDS).required(),
  day: practiceDay().meta({ description: 'Fecha del documento' }),
  note: maybe(),
  type: yup.string().oneOf(DOCUMENT_TYPES).required(),
  size: whole().meta({ description: 'Bytes' }),
  shared: yup.boolean().required().meta({ description: 'Si el paciente lo ve' }),
  sentByPatient: yup.boolean().required(),
  author: yup.object({ name: given() }).required(),
  createdAt: instant(),
  ...episodeOfAnswer,
});
export type PatientDocument = Entity<typeof patientDocument>;

/** GET of the documents of a record, newest first. */
export const documentsAnswer = yup.object({ data: yup.array(patientDocument).required() });

/** A single document. */
export const oneDocumentAnswer = yup.object({ data: patientDocument.required() });

/** An upload that has begun. */
const documentUpload = yup.object({
  id: given(),
  size: whole(),
  pieceBytes: whole().meta({ description: 'Bytes de cada parte, salvo la última' }),
  received: yup.array(count()).required().meta({ description: 'Partes que ya están, desde 0' }),
  finished: yup.boolean().required().meta({ description: 'Si ya es un documento' }),
});
export type DocumentUpload = Entity<typeof documentUpload>;

/** POST of an upload. */
export const documentUploadAnswer = yup.object({ upload: documentUpload.required() });
