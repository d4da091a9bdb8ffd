import { Formik } from 'formik';
import { useState } from 'react';
import type { Episode } from '@/contract/episodeAnswers';
import {
  EPISODE_LIMITS,
  EPISODE_MESSAGES as MESSAGES,
  EPISODE_REGION_LABELS,
  EPISODE_REGIONS,
  type EpisodeRegion,
} from '@/contract/episodes';
import { episodeBodySchema, type EpisodeBody } from '@/contract/episodeSchemas';
import { DraftCancelButton, DraftKeeper } from '@/shared/drafts/DraftKeeper';
import { useDraft } from '@/shared/drafts/useDraft';
import { ChangedMeanwhile, type EditFields } from '@/shared/edits/ChangedMeanwhile';
import { useEdits } from '@/shared/edits/useEdits';
import { todayOfPractice } from '@/shared/lib/dates';
import { Dialog, DialogActions } from '@/shared/ui/dialog/Dialog';
import { FormGrid } from '@/shared/ui/form-layout/FormLayout';
import { FormikDateField } from '@/shared/ui/formik-date-time/FormikDateTime';
import { FormikNumberField, FormikSelectField, FormikTextField } from '@/shared/ui/formik/FormikFields';
import { FormikForm, FormikSubmit } from '@/shared/ui/formik/FormikForm';
import { useSubmit } from '@/shared/useSubmit';
import { useOpenEpisodeMutation, useUpdateEpisodeMutation } from '../api';

export interface EpisodeFormDialogProps {
  patientId: string;
  /** The episode to edit; without it the form opens one. */
  episode?: Episode | undefined;
  /** Therapists who attend the patient, the lead first. The field is shown where there are several. */
  leads: readonly { id: string; name: string }[];
  onClose: () => void;
}

const REGIONS = EPISODE_REGIONS.map((value) => ({ value, label: EPISODE_REGION_LABELS[value] }));

function EpisodeFields({ leads }: Pick<EpisodeFormDialogProps, 'leads'>) {
  return (
    <>
      <FormikTextField
        name="reason"
        label="Motivo"
        help="Por qué viene: la lesión, el dolor o la intervención."
        required
      />
      <FormGrid minColumn={12} dense>
        <FormikSelectField name="region" label="Zona" placeholder="Sin zona" options={REGIONS} />
        <FormikDateField name="startedOn" label="Inicio" max={todayOfPractice()} required />
        {leads.length > 1 && (
          <FormikSelectField
            name="leadId"
            label="Responsable"
            options={leads.map(({ id, name }) => ({ value: id, label: name }))}
          />
        )}
        <FormikTextField name="authorisation" label="Volante o autorización" />
        <FormikNumberField
          name="authorisedSessions"
          label="Sesiones autorizadas"
          min={EPISODE_LIMITS.authorisedMin}
          max={EPISODE_LIMITS.authorisedMax}
        />
      </FormGrid>
    </>
  );
}

/** The choice with the lead of the episode, who may attend the patient no longer: a select would show somebody else. */
const withLead = (leads: EpisodeFormDialogProps['leads'], lead: Episode['lead'] | undefined) =>
  lead && leads.length > 0 && leads.every(({ id }) => id !== lead.id) ? [...leads, lead] : leads;

const editFields = (leads: EpisodeFormDialogProps['leads']): EditFields => ({
  reason: { label: 'Motivo' },
  region: { label: 'Zona', text: EPISODE_REGION_LABELS },
  startedOn: { label: 'Inicio' },
  leadId: {
    label: 'Responsable',
    text: (id: string) => leads.find((lead) => lead.id === id)?.name ?? 'Otro',
  },
  authorisation: { label: 'Volante o autorización' },
  authorisedSessions: { label: 'Sesiones autorizadas' },
});

/** Modal to open or edit an episode of care. */
export function EpisodeFormDialog({ patientId, episode, leads, onClose }: EpisodeFormDialogProps) {
  const [open] = useOpenEpisodeMutation();
  const [update] = useUpdateEpisodeMutation();
  const [pristine] = useState(() =>
    episodeValues(episode, { today: todayOfPractice(), leadId: leads[0]?.id ?? '' }),
  );
  // A draft follows what is stored. A new episode has nothing stored, and keeps the day on which it was begun.
  const draft = useDraft(`episode:${episode?.id ?? `new-${patientId}`}`, episode && pristine);
  const edits = useEdits(episode && toEpisodeBody(draft.read ?? pristine));
  const { submit } = useSubmit(
    (values: EpisodeValues) => {
      const input = toEpisodeBody(values);
      return episode
        ? update({ patientId, id: episode.id, input: edits.bodyOf(input) })
        : open({ patientId, input });
    },
    {
      success: episode ? MESSAGES.updated : MESSAGES.opened,
      failure: episode ? MESSAGES.updateFailed : MESSAGES.openFailed,
      onDone: () => {
        draft.drop();
        onClose();
      },
      onFailed: edits.meets,
    },
  );
  const title = episode ? 'Editar proceso' : 'Nuevo proceso';
  return (
    <Dialog open title={title} size="lg" onClose={onClose}>
      <Formik initialValues={draft.found ?? pristine} validationSchema={episodeBodySchema} onSubmit={submit}>
        <FormikForm closes label={title} spacing="tight">
          <DraftKeeper draft={draft} pristine={pristine} />
          <ChangedMeanwhile edits={edits} fields={editFields(leads)} />
          <EpisodeFields leads={withLead(leads, episode?.lead)} />
          <DialogActions>
            <DraftCancelButton draft={draft} pristine={pristine} onLeave={onClose} />
            <FormikSubmit>{episode ? 'Guardar proceso' : 'Abrir proceso'}</FormikSubmit>
          </DialogActions>
        </FormikForm>
      </Formik>
    </Dialog>
  );
}

/** Values of the form. An empty region is none. */
interface EpisodeValues {
  reason: string;
  region: EpisodeRegion | '';
  startedOn: string;
  leadId: string;
  authorisation: string;
  authorisedSessions: number | null;
}

/** Values of an existing episode, or of a new one that begins on `today`, a day of the practice. */
const episodeValues = (
  episode: Episode | undefined,
  { today, leadId }: { today: string; leadId: string },
): EpisodeValues => ({
  reason: episode?.reason ?? '',
  region: episode?.region ?? '',
  startedOn: episode?.startedOn ?? today,
  leadId: episode?.lead.id ?? leadId,
  authorisation: episode?.authorisation ?? '',
  authorisedSessions: episode?.authorisedSessions ?? null,
});

/** Request body. Without a chosen lead the server's rule decides. */
const toEpisodeBody = ({ region, leadId, ...values }: EpisodeValues): EpisodeBody => ({
  ...values,
  reason: values.reason.trim(),
  authorisation: values.authorisation.trim(),
  authorisedSessions: values.authorisedSessions ?? undefined,
  region: region || null,
  leadId: leadId || null,
});
