import { useNavigate } from 'react-router-dom';
import type { Routine } from '@/contract/routineAnswers';
import { ROUTES } from '@/shared/routes';
import {
  CopyIcon,
  DownloadIcon,
  EditIcon,
  LibraryIcon,
  PrintIcon,
  ShareIcon,
  TrashIcon,
} from '@/shared/ui/icon/icons';
import { IconButton } from '@/shared/ui/icon-button/IconButton';
import { Menu } from '@/shared/ui/menu/Menu';
import type { RoutineActions } from '../useRoutineActions';

export interface RoutineButtonsProps {
  routine: Routine;
  actions: RoutineActions;
  /** Shows Compartir, which only the list view has. */
  canShare: boolean;
  /** Whether the backend has templates. */
  hasTemplates: boolean;
  /** Called where the link cannot be copied, to show it. */
  onLink: (routine: Routine) => void;
  onEdit: (routine: Routine) => void;
  /** Called to make another routine of it. */
  onDuplicate: (routine: Routine) => void;
  /** Called to make a template of it. */
  onTemplate: (routine: Routine) => void;
  onDelete: (routine: Routine) => void;
}

/** Buttons with the actions on one routine. */
export function RoutineButtons({
  routine,
  actions,
  canShare,
  hasTemplates,
  onLink,
  onEdit,
  onDuplicate,
  onTemplate,
  onDelete,
}: RoutineButtonsProps) {
  const navigate = useNavigate();
  const { name } = routine;
  return (
    <>
      <IconButton size="sm" icon={EditIcon} label={`Editar ${name}`} onClick={() => onEdit(routine)} />
      <IconButton size="sm" icon={CopyIcon} label={`Duplicar ${name}`} onClick={() => onDuplicate(routine)} />
      <IconButton
        size="sm"
        icon={DownloadIcon}
        label={`Exportar ${name}`}
        onClick={() => actions.exportFile(routine)}
      />
      {canShare && (
        <IconButton
          size="sm"
          icon={ShareIcon}
          label={`Compartir ${name}`}
          onClick={async () => {
            if (!(await actions.share(routine))) onLink(routine);
          }}
        />
      )}
      <IconButton size="sm" icon={TrashIcon} label={`Eliminar ${name}`} onClick={() => onDelete(routine)} />
      <Menu
        size="sm"
        label={`Más acciones de ${name}`}
        items={[
          {
            key: 'print',
            label: 'Imprimir',
            icon: PrintIcon,
            onSelect: () => void navigate(ROUTES.printRoutine(routine.id)),
          },
          ...(hasTemplates
            ? [
                {
                  key: 'template',
                  label: 'Guardar como plantilla',
                  icon: LibraryIcon,
                  onSelect: () => onTemplate(routine),
                },
              ]
            : []),
        ]}
      />
    </>
  );
}
