import { useField } from 'formik';
import { useState } from 'react';
import { DETAIL_LIMITS } from '@/contract/patientDetails';
import { fieldId } from '@/shared/ui/formik/FormikFields';
import { TextField } from '@/shared/ui/text-field/TextField';

const tagsIn = (text: string): string[] => [
  ...new Set(
    text
      .split(',')
      .map((tag) => tag.trim())
      .filter(Boolean),
  ),
];

/** An error of the list, or the first one of its tags. */
const firstText = (error: unknown): string | undefined =>
  Array.isArray(error)
    ? error.find((one): one is string => typeof one === 'string')
    : typeof error === 'string'
      ? error
      : undefined;

/** Tags of a patient in a Formik form, written in one line with commas between them. */
export function TagsField({ name, label }: { name: string; label: string }) {
  const [field, meta, helpers] = useField<string[]>(name);
  // The typed text may end in a comma or a space, so it is stored with its value.
  const [typed, setTyped] = useState({ text: field.value.join(', '), value: field.value });
  const text = typed.value === field.value ? typed.text : field.value.join(', ');
  return (
    <TextField
      id={fieldId(name)}
      name={name}
      label={label}
      help={`Separadas por comas, ${DETAIL_LIMITS.tagsMax} como mucho`}
      value={text}
      error={firstText(meta.error)}
      onChange={(next) => {
        const value = tagsIn(next);
        setTyped({ text: next, value });
        void helpers.setValue(value);
      }}
    />
  );
}
