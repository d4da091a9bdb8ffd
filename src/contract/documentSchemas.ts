import * as yup from 'yup';
import { calendarDate, enumValue, id, integer, optionalText, requiredText } from './common/fields';
import { FIELD_MESSAGES } from './common/messages';
import {
  DOCUMENT_KINDS,
  DOCUMENT_LIMITS as LIMITS,
  DOCUMENT_MESSAGES as MESSAGES,
  piecesOf,
} from './documents';
import { episodeKey } from './episodeSchemas';

/** What is said about a document. The server also checks that the day is not in the future. */
const details = {
  kind: enumValue(DOCUMENT_KINDS).required(FIELD_MESSAGES.option),
  day: calendarDate().required(MESSAGES.dateRequired),
  note: optionalText(LIMITS.noteMax),
  shared: yup.boolean().typeError(FIELD_MESSAGES.wrongType).default(false),
  ...episodeKey,
};

/** The details that a person gives for the files chosen together. */
export const documentDetailsSchema = yup.object(details);
export type DocumentDetails = yup.InferType<typeof documentDetailsSchema>;

/** Body of POST: begins an upload. The same `uploadKey` again continues the same upload. */
export const documentUploadSchema = yup.object({
  ...details,
  uploadKey: id(),
  // Taken as the file system gives it, and cleaned afterwards.
  name: yup
    .string()
    .typeError(FIELD_MESSAGES.wrongType)
    .required(MESSAGES.nameRequired)
    .max(LIMITS.rawNameMax, FIELD_MESSAGES.tooLong(LIMITS.rawNameMax)),
  size: integer(1, LIMITS.bytesMax, MESSAGES.tooLarge)
    .min(1, MESSAGES.emptyFile)
    .required(FIELD_MESSAGES.required),
});
export type DocumentUploadBody = yup.InferType<typeof documentUploadSchema>;

/** Body of PUT of a document: its name and details. */
export const documentBodySchema = yup.object({
  ...details,
  name: requiredText(LIMITS.nameMax, MESSAGES.nameRequired),
});
export type DocumentBody = yup.InferType<typeof documentBodySchema>;

/** Query of the PUT of one piece, counted from 0. */
export const pieceQuery = yup.object({
  piece: integer(0, piecesOf(LIMITS.bytesMax) - 1).required(FIELD_MESSAGES.required),
});
