import { type ReactNode, useMemo, useState } from 'react';
import type { Exercise, Option } from '@/contract/exerciseAnswers';
import type { Routine } from '@/contract/routineAnswers';
import { useOpenedIn, useOpening } from '@/shared/openings/useOpening';
import { Button } from '@/shared/ui/button/Button';
import { Dialog } from '@/shared/ui/dialog/Dialog';
import { EmptyState } from '@/shared/ui/empty-state/EmptyState';
import {
  EditIcon,
  LibraryIcon,
  PlusIcon,
  SearchEmptyIcon,
  TrashIcon,
  UserPlusIcon,
} from '@/shared/ui/icon/icons';
import { IconButton } from '@/shared/ui/icon-button/IconButton';
import { latePart } from '@/shared/ui/late-part/latePart';
import { SearchField } from '@/shared/ui/search-field/SearchField';
import { SkeletonText } from '@/shared/ui/skeleton/Skeleton';
import { goneNames, goneText } from '../routineTexts';
import { findRoutines, type PatientNames } from '../selectRoutines';
import { useTemplateFacts } from '../useTemplateFacts';
import type { AssignFormProps } from './AssignForm';
import { CategoryBadge } from './RoutineMarks';
import styles from './Templates.module.css';

export interface TemplatesDialogProps {
  templates: readonly Routine[];
  frequencies: readonly Option[];
  /** The library; empty until it is there. */
  exercises: readonly Exercise[];
  /** Patient choice, bound to the Formik field `patientId`. */
  patientField: ReactNode;
  onEdit: (template: Routine) => void;
  onDelete: (template: Routine) => void;
  onAssigned: (routine: Routine) => void;
  onCreate: () => void;
  onClose: () => void;
}

// Formik is loaded when a template is assigned, not with the list.
const AssignForm = latePart<AssignFormProps>(async () => (await import('./AssignForm')).AssignForm, {
  failed: 'No se ha podido cargar el formulario',
  waiting: () => <SkeletonText label="Cargando formulario" />,
});

/** A list longer than this has a search. */
const SEARCH_FROM = 10;
/** Templates have no patients. */
const NOBODY: PatientNames = new Map();

/** The practice's templates: find one, create one, assign one to a patient, edit or delete it. */
export function TemplatesDialog(props: TemplatesDialogProps) {
  const { templates, exercises, patientField, onAssigned, onCreate, onClose } = props;
  const [search, setSearch] = useState('');
  const assignment = useOpening('templateAssignment');
  const assigning = useOpenedIn(templates, assignment);

  if (assigning)
    return (
      <Dialog
        key="assign"
        open
        title="Asignar a paciente"
        description={assigning.name}
        onClose={assignment.close}
      >
        <AssignForm
          template={assigning}
          gone={goneNames(assigning.exercises, exercises)}
          patientField={patientField}
          onCancel={assignment.close}
          onAssigned={(routine) => {
            onAssigned(routine);
            onClose();
          }}
        />
      </Dialog>
    );

  return (
    <Dialog
      key="list"
      open
      title="Plantillas"
      size="lg"
      tall={templates.length > SEARCH_FROM}
      footer={
        <Button icon={PlusIcon} onClick={onCreate}>
          Nueva plantilla
        </Button>
      }
      onClose={onClose}
    >
      {(templates.length > SEARCH_FROM || search !== '') && (
        <SearchField
          label="Buscar plantillas"
          placeholder="Nombre, categoría o quién la hizo..."
          value={search}
          onChange={setSearch}
        />
      )}
      <TemplateList {...props} search={search} onAssign={assignment.open} />
    </Dialog>
  );
}

type ListProps = Pick<
  TemplatesDialogProps,
  'templates' | 'frequencies' | 'exercises' | 'onEdit' | 'onDelete'
> & {
  search: string;
  onAssign: (id: string) => void;
};

function TemplateList({ templates, frequencies, exercises, search, onEdit, onDelete, onAssign }: ListProps) {
  const factsOf = useTemplateFacts(templates, frequencies);
  const found = useMemo(
    () => findRoutines(templates, { search, patientId: '', category: '' }, NOBODY),
    [templates, search],
  );
  if (templates.length === 0)
    return (
      <EmptyState
        icon={LibraryIcon}
        title="Aún no hay plantillas"
        text="Crea una, o guarda una rutina como plantilla desde «Más acciones», para usarla con varios pacientes."
      />
    );
  if (found.length === 0)
    return (
      <EmptyState
        icon={SearchEmptyIcon}
        title="No se encontraron plantillas"
        text="Prueba con otra búsqueda."
      />
    );
  return (
    <ul aria-label="Plantillas">
      {found.map((template) => (
        <li key={template.id} className={styles.row}>
          <div className={styles.text}>
            <p className={styles.name}>{template.name}</p>
            <p className={styles.facts}>{factsOf(template)}</p>
            <GoneLine names={goneNames(template.exercises, exercises)} />
            <CategoryBadge {...template} />
          </div>
          <div className={styles.buttons}>
            <Button
              size="sm"
              icon={UserPlusIcon}
              aria-label={`Asignar a paciente: ${template.name}`}
              onClick={() => onAssign(template.id)}
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
  );
}

function GoneLine({ names }: { names: readonly string[] }) {
  return names.length > 0 && <p className={styles.gone}>{goneText(names)}</p>;
}
