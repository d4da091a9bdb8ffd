import { Dialog } from '@/shared/ui/dialog/Dialog';
import { latePart } from '@/shared/ui/late-part/latePart';
import { SkeletonCard } from '@/shared/ui/skeleton/Skeleton';
import { formTitle } from '../routineTexts';
import type { RoutineFormProps } from './RoutineForm';

// Loaded when the form is opened, because it needs Formik and the schema.
const RoutineForm = latePart<RoutineFormProps>(async () => (await import('./RoutineForm')).RoutineForm, {
  failed: 'No se ha podido cargar el formulario',
  waiting: () => <SkeletonCard label="Cargando formulario" />,
});

/** Modal 'Nueva Rutina' / 'Editar Rutina'. */
export function RoutineFormDialog(props: RoutineFormProps) {
  return (
    <Dialog open title={formTitle(props.routine)} size="lg" tall onClose={props.onClose}>
      <RoutineForm {...props} />
    </Dialog>
  );
}
