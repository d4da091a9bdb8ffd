import * as yup from 'yup';
import { enumValue, id } from './common/fields';
import { MERGE_CHOICES, MERGE_FIELD_NAMES, type MergeChoices } from './mergeFields';
import { MERGE_MESSAGES } from './merges';

/** Body of POST /api/patients/{id}/merges/comparison. A POST, because it looks into two records. */
export const comparisonBodySchema = yup.object({ otherId: id(MERGE_MESSAGES.otherRequired) });
export type ComparisonBody = yup.InferType<typeof comparisonBodySchema>;

const choices = yup.object(
  Object.fromEntries(MERGE_FIELD_NAMES.map((field) => [field, enumValue(MERGE_CHOICES)])),
) as unknown as yup.ObjectSchema<MergeChoices>;

/** Body of POST /api/patients/{id}/merges. A field without a choice is merged as proposed. */
export const mergeBodySchema = yup.object({ otherId: id(MERGE_MESSAGES.otherRequired), choices });
export type MergeBody = yup.InferType<typeof mergeBodySchema>;
