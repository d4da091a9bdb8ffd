import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import { FormikSelectField } from '@/shared/ui/formik/FormikFields';
import { episodeOption } from './EpisodeFilter';
import { useEpisodes } from '../useEpisodes';

/** Values of a form that names an episode. An empty one leaves the choice to the server. */
interface WithEpisode {
  patientId?: string;
  episodeId: string;
}

export interface EpisodeFieldProps {
  /** The patient, where the form does not choose one. */
  patientId?: string;
  disabled?: boolean;
}

/**
 * Choice of the episode that a form's content belongs to, bound to its field `episodeId`. Shown only if the patient has
 * several: with one there is nothing to choose. Another patient empties it. Needs a Formik form around it.
 */
export function EpisodeField({ patientId: given, disabled = false }: EpisodeFieldProps) {
  const { values, initialValues, setFieldValue } = useFormikContext<WithEpisode>();
  const patientId = given ?? values.patientId ?? '';
  const { episodes } = useEpisodes(patientId);
  const before = useRef(patientId);

  useEffect(() => {
    if (before.current === patientId) return;
    before.current = patientId;
    void setFieldValue('episodeId', '');
  }, [patientId, setFieldValue]);

  if (!episodes || episodes.length < 2) return null;
  // What already belongs to an episode stays there while none is named, so that leaving it to the server moves nothing.
  const belongs =
    initialValues.episodeId !== '' && (given !== undefined || initialValues.patientId === patientId);
  return (
    <FormikSelectField
      name="episodeId"
      label="Proceso"
      placeholder={belongs && values.episodeId !== '' ? undefined : 'El último abierto'}
      disabled={disabled}
      options={episodes.map(episodeOption)}
    />
  );
}
