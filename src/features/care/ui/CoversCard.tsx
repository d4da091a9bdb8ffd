import { Formik } from 'formik';
import { type ReactNode, useState } from 'react';
import { CARE_MESSAGES as MESSAGES } from '@/contract/care';
import { anyCoverFormSchema, coverSchema } from '@/contract/careSchemas';
import { spanText } from '@/contract/careRelation';
import { isCalendarDate } from '@/contract/common/formats';
import { DraftCancelButton, DraftKeeper } from '@/shared/drafts/DraftKeeper';
import { useDraft } from '@/shared/drafts/useDraft';
import { useOpening } from '@/shared/openings/useOpening';
import { useSubmit } from '@/shared/useSubmit';
import { Badge } from '@/shared/ui/badge/Badge';
import { Button } from '@/shared/ui/button/Button';
import { Card } from '@/shared/ui/card/Card';
import { Dialog, DialogActions } from '@/shared/ui/dialog/Dialog';
import { FormikForm, FormikSubmit } from '@/shared/ui/formik/FormikForm';
import { FormikDateField } from '@/shared/ui/formik-date-time/FormikDateTime';
import { PlusIcon } from '@/shared/ui/icon/icons';
import { useAddCoverMutation, useEndCoverMutation, useListCoversQuery } from '../api';
import type { RenderTherapist } from './HandoverDialog';
import styles from './care.module.css';

export interface CoversCardProps {
  renderTherapist: RenderTherapist;
  /** Says when who is to stand in is away themselves; a part of another domain. */
  renderAway?: ((standIn: { therapistId: string; from: string; to: string }) => ReactNode) | undefined;
  /** Id of the therapist who looks on; undefined for an ADMIN, who covers anybody. */
  ownId?: string | undefined;
}

/** Covers that run or lie ahead. Nothing on a backend that does not keep them. */
export function CoversCard({ renderTherapist, renderAway, ownId }: CoversCardProps) {
  const { currentData: covers } = useListCoversQuery();
  const form = useOpening('coverForm');
  const [end, { isLoading }] = useEndCoverMutation();
  const { submit } = useSubmit((id: string) => end(id), {
    success: MESSAGES.ended,
    failure: MESSAGES.endFailed,
  });
  if (!covers) return null;
  return (
    <Card
      title="Sustituciones"
      description="Durante esos días, quien sustituye ve los pacientes y la agenda, y recibe los avisos."
      actions={
        <Button icon={PlusIcon} onClick={() => form.open()}>
          Añadir sustitución
        </Button>
      }
    >
      {covers.length === 0 ? (
        <p className={styles.second}>No hay ninguna en curso ni por venir.</p>
      ) : (
        <ul className={styles.list}>
          {covers.map((cover) => (
            <li key={cover.id} className={styles.row}>
              <span>
                <bdi>{cover.coveredBy.name}</bdi> sustituye a <bdi>{cover.therapist.name}</bdi>{' '}
                {spanText(cover)}
              </span>
              {cover.isRunning && <Badge tone="success">Ahora</Badge>}
              {cover.mayEnd && (
                <Button
                  size="sm"
                  variant="quiet"
                  disabled={isLoading}
                  onClick={() => void submit(cover.id)}
                  aria-label={`Terminar la sustitución de ${cover.therapist.name} por ${cover.coveredBy.name}`}
                >
                  Terminar
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {form.isOpen && <CoverDialog {...{ renderTherapist, renderAway, ownId }} onClose={form.close} />}
    </Card>
  );
}

interface CoverDialogProps extends Pick<CoversCardProps, 'renderTherapist' | 'renderAway'> {
  ownId: string | undefined;
  onClose: () => void;
}

function CoverDialog({ renderTherapist, renderAway, ownId, onClose }: CoverDialogProps) {
  const [add] = useAddCoverMutation();
  const [pristine] = useState({ therapistId: ownId ?? '', coveredBy: '', firstDay: '', lastDay: '' });
  const draft = useDraft<typeof pristine>('cover');
  const { submit } = useSubmit(
    (values: typeof pristine) => {
      const input = ownId === undefined ? values : { ...values, therapistId: ownId };
      return add({ input });
    },
    {
      success: MESSAGES.covered,
      failure: MESSAGES.coverFailed,
      onDone: () => {
        draft.drop();
        onClose();
      },
    },
  );
  return (
    <Dialog
      open
      title="Añadir sustitución"
      description="Quien sustituye atiende a todos sus pacientes esos días, ambos incluidos."
      onClose={onClose}
    >
      <Formik
        initialValues={draft.found ?? pristine}
        validationSchema={ownId === undefined ? anyCoverFormSchema : coverSchema}
        onSubmit={submit}
      >
        {({ values }) => (
          <FormikForm label="Añadir sustitución" spacing="tight">
            <DraftKeeper draft={draft} pristine={pristine} />
            {ownId === undefined &&
              renderTherapist({ name: 'therapistId', label: 'Quién falta', except: [] })}
            {renderTherapist({
              name: 'coveredBy',
              label: 'Quién sustituye',
              except: [ownId ?? values.therapistId],
            })}
            <FormikDateField name="firstDay" label="Primer día" required />
            <FormikDateField name="lastDay" label="Último día" required />
            {values.coveredBy &&
              [values.firstDay, values.lastDay].every(isCalendarDate) &&
              renderAway?.({ therapistId: values.coveredBy, from: values.firstDay, to: values.lastDay })}
            <DialogActions>
              <DraftCancelButton draft={draft} pristine={pristine} onLeave={onClose} />
              <FormikSubmit>Guardar</FormikSubmit>
            </DialogActions>
          </FormikForm>
        )}
      </Formik>
    </Dialog>
  );
}
