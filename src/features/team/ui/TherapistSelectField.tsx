import { TEAM_MESSAGES } from '@/contract/team';
import { failureOf } from '@/shared/api/errors';
import { FormikSelectField } from '@/shared/ui/formik/FormikFields';
import { useListTherapistsQuery } from '../api';

export interface TherapistSelectFieldProps {
  /** Formik field that holds the therapist's id. */
  name: string;
  label?: string;
  /** What no choice stands for; without it, a therapist must be chosen. */
  unchosen?: string;
  /** Who is chosen now. They can stay chosen without access too, and no choice is not offered. */
  current?: { id: string; name: string } | undefined;
  /** Ids of those who cannot be chosen. */
  except?: readonly string[];
}

/** Selects one of the practice's therapists. */
export function TherapistSelectField({
  name,
  label = 'Fisioterapeuta',
  unchosen,
  current,
  except = [],
}: TherapistSelectFieldProps) {
  const therapists = useListTherapistsQuery();
  const { currentData } = therapists;
  const isGone = current && currentData?.every(({ id }) => id !== current.id);
  const options = [...(isGone ? [current] : []), ...(currentData ?? [])]
    .filter(({ id }) => !except.includes(id))
    .map((one) => ({ value: one.id, label: one.name }));
  return (
    <FormikSelectField
      name={name}
      label={label}
      required={unchosen === undefined}
      {...(!current && { placeholder: unchosen ?? 'Elige un fisioterapeuta' })}
      options={options}
      help={currentData && options.length === 0 ? TEAM_MESSAGES.nobodyElse : undefined}
      failure={failureOf({ ...therapists, text: TEAM_MESSAGES.listFailed })}
    />
  );
}
