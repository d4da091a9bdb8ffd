import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import { useAuth } from '@/features/auth';
import { TherapistSelectField } from '@/features/team';

export interface GiverFieldProps {
  /** The appointment to edit, with who gives it now; none for a new one. */
  given?: { patientId: string; therapist: { id: string; name: string } } | undefined;
}

/**
 * Choice of who gives an appointment. Nobody needs to be chosen for a new one. The same holds for one that is given to
 * another patient, because the therapist of the former patient may not attend them.
 */
export function GiverField({ given }: GiverFieldProps) {
  const { user } = useAuth();
  const { values, setFieldValue } = useFormikContext<{ patientId: string; giverId: string }>();
  const stays = given !== undefined && ['', given.patientId].includes(values.patientId);
  const hasStayed = useRef(stays);
  const current = given?.therapist.id;
  useEffect(() => {
    if (!current || hasStayed.current === stays) return;
    hasStayed.current = stays;
    const [before, after] = stays ? ['', current] : [current, ''];
    // Whom somebody has chosen remains.
    if (values.giverId === before) void setFieldValue('giverId', after);
  }, [current, stays, values.giverId, setFieldValue]);
  return (
    <TherapistSelectField
      name="giverId"
      {...(stays
        ? { current: given.therapist }
        : {
            // As the server decides it: who treats gives it, also in the place of a colleague.
            unchosen:
              user?.role === 'THERAPIST'
                ? 'Yo, si le atiendo; si no, su responsable'
                : 'Responsable del paciente',
          })}
    />
  );
}
