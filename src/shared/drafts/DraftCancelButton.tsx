import { useFormikContext } from 'formik';
import { useState } from 'react';
import { Button } from '@/shared/ui/button';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog';
import { sameValues } from './sameValues';
import type { Draft } from './useDraft';

export interface DraftCancelButtonProps<Values> {
  draft: Pick<Draft<Values>, 'found' | 'keep' | 'drop'>;
  pristine: Values;
  /** Called to leave the form once no input can be lost. */
  onLeave: () => void;
}

/** 'Cancelar' inside a `<Formik>`. Leaves at once if nothing was typed, else asks before discarding it. */
export function DraftCancelButton<Values extends object>({
  draft,
  pristine,
  onLeave,
}: DraftCancelButtonProps<Values>) {
  const { values, isSubmitting } = useFormikContext<Values>();
  const [asking, setAsking] = useState(false);
  const leave = () => {
    draft.drop();
    onLeave();
  };
  return (
    <>
      <Button
        disabled={isSubmitting}
        onClick={() => (sameValues(values, pristine) ? leave() : setAsking(true))}
      >
        Cancelar
      </Button>
      <ConfirmDialog
        open={asking}
        title="¿Descartar los cambios?"
        consequence="Lo que has escrito se perderá."
        confirmLabel="Descartar cambios"
        cancelLabel="Seguir editando"
        onCancel={() => setAsking(false)}
        onConfirm={leave}
      />
    </>
  );
}
