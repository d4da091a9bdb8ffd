import { Formik } from 'formik';
import { useState, type ReactNode } from 'react';
import * as yup from 'yup';
import { requiredText } from '@/contract/common/fields';
import type { Option } from '@/contract/exercises/entities';
import type { Routine } from '@/contract/routines/entities';
import { ROUTINE_MESSAGES } from '@/contract/routines/messages';
import { Button } from '@/shared/ui/button';
import { Dialog, DialogActions } from '@/shared/ui/dialog';
import { EmptyState } from '@/shared/ui/empty-state';
import { FormikForm, FormikSubmit } from '@/shared/ui/formik';
import { EditIcon, LibraryIcon, TrashIcon, UserPlusIcon } from '@/shared/ui/icon';
import { IconButton } from '@/shared/ui/icon-button';
import { exercisesText, frequencyText, weeksText } from '../describe';
import { CategoryBadge } from './CategoryBadge';
import styles from './Templates.module.css';

export interface TemplatesDialogProps {
  templates: readonly Routine[];
  frequencies: readonly Option[];
  /** The choice of patient, bound to the Formik field `patientId`. */
  patientField: ReactNode;
  /** Creates the patient's routine; true when it was. */
  onAssign: (template: Routine, patientId: string) => Promise<boolean>;
  onEdit: (template: Routine) => void;
  onDelete: (template: Routine) => void;
  onClose: () => void;
}

const assignSchema = yup.object({ patientId: requiredText(64, ROUTINE_MESSAGES.patientRequired) });

/** The practice's templates: assign one to a patient, change or delete it. */
export function TemplatesDialog(props: TemplatesDialogProps) {
  const { templates, frequencies, patientField, onAssign, onEdit, onDelete, onClose } = props;
  const [assigning, setAssigning] = useState<Routine | null>(null);

  if (assigning)
    return (
      <Dialog
        key="assign"
        open
        title="Asignar a paciente"
        description={assigning.name}
        onClose={() => setAssigning(null)}
      >
        <Formik
          initialValues={{ patientId: '' }}
          validationSchema={assignSchema}
          onSubmit={async ({ patientId }) => {
            if (await onAssign(assigning, patientId)) onClose();
          }}
        >
          <FormikForm label="Asignar a paciente" className={styles.form}>
            {patientField}
            <DialogActions>
              <Button onClick={() => setAssigning(null)}>Cancelar</Button>
              <FormikSubmit>Asignar rutina</FormikSubmit>
            </DialogActions>
          </FormikForm>
        </Formik>
      </Dialog>
    );

  return (
    <Dialog key="list" open title="Plantillas" size="lg" onClose={onClose}>
      {templates.length === 0 ? (
        <EmptyState
          icon={LibraryIcon}
          title="Aún no hay plantillas"
          text="Guarda una rutina como plantilla desde «Más acciones» para usarla con otros pacientes."
        />
      ) : (
        <ul className={styles.list} aria-label="Plantillas">
          {templates.map((template) => (
            <li key={template.id} className={styles.row}>
              <div className={styles.text}>
                <p className={styles.name}>{template.name}</p>
                <p className={styles.facts}>
                  {exercisesText(template.exercises.length)} ·{' '}
                  {frequencyText(template.frequency, frequencies)} · {weeksText(template.duration)}
                </p>
                <CategoryBadge {...template} />
              </div>
              <div className={styles.buttons}>
                <Button
                  size="sm"
                  icon={UserPlusIcon}
                  aria-label={`Asignar a paciente: ${template.name}`}
                  onClick={() => setAssigning(template)}
                >
                  Asignar a paciente
                </Button>
                {template.editable !== false && (
                  <>
                    <IconButton
                      size="sm"
                      icon={EditIcon}
                      label={`Editar ${template.name}`}
                      onClick={() => onEdit(template)}
                    />
                    <IconButton
                      size="sm"
                      icon={TrashIcon}
                      label={`Eliminar ${template.name}`}
                      onClick={() => onDelete(template)}
                    />
                  </>
                )}
              </div>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
