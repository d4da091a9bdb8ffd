import * as yup from 'yup';

/** A consent in an answer; null where nothing was agreed to. */
export const consentAnswer = yup
  .object({ version: yup.string().required(), acceptedAt: yup.string().required() })
  .nullable()
  .optional();
