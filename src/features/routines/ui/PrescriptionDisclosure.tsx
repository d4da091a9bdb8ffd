import { getIn, useFormikContext } from 'formik';
import { useState } from 'react';
import type { Exercise } from '@/contract/exerciseAnswers';
import { prescriptionText } from '@/contract/prescription';
import { Disclosure } from '@/shared/ui/disclosure/Disclosure';
import { latePart } from '@/shared/ui/late-part/latePart';
import { prescriptionIn, type PrescriptionValues } from '../prescriptionInput';
import type { PrescriptionFieldsProps } from './PrescriptionFields';

// Downloaded when opened, because it needs to know how figures move.
const PrescriptionFields = latePart<PrescriptionFieldsProps>(
  async () => (await import('./PrescriptionFields')).PrescriptionFields,
  { failed: 'No se ha podido cargar la prescripción' },
);

export interface PrescriptionDisclosureProps {
  /** Path of the exercise in the form. */
  path: string;
  /** The chosen exercise, if it is in the library. */
  exercise: Exercise | undefined;
}

/** What is prescribed with an exercise: in one line, and the fields once opened or refused. */
export function PrescriptionDisclosure({ path, exercise }: PrescriptionDisclosureProps) {
  const { getFieldProps, errors, submitCount } = useFormikContext();
  const [opened, setOpened] = useState(false);
  const name = `${path}.prescription`;
  const isRefused = submitCount > 0 && getIn(errors, name) !== undefined;
  const isOpen = opened || isRefused;
  const text = prescriptionText(prescriptionIn(getFieldProps<PrescriptionValues>(name).value));
  return (
    <Disclosure
      summary={text ? `Prescripción: ${text}` : 'Prescripción (opcional)'}
      open={isOpen}
      onToggle={setOpened}
    >
      {isOpen && <PrescriptionFields name={name} figure={exercise?.figure} />}
    </Disclosure>
  );
}
