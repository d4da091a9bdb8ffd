import { useFormikContext } from 'formik';
import { useEffect, useState } from 'react';
import { sameValues } from '@/shared/lib/values';
import { Button } from '@/shared/ui/button/Button';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog/ConfirmDialog';
import { InlineAlert } from '@/shared/ui/inline-alert/InlineAlert';
import { useLeaving } from './leaving';
import type { Draft } from './useDraft';

export interface DraftKeeperProps<Values> {
  draft: Pick<Draft<Values>, 'found' | 'read' | 'reread' | 'keep' | 'drop' | 'isKept'>;
  /** Initial values of the form without a draft. */
  pristine: Values;
}

/**
 * Stores the values of the surrounding `<Formik>` as a draft, and tells the user when an earlier draft was
 * restored. Whoever leaves the form without saving is told that it is kept.
 */
export function DraftKeeper<Values extends object>({ draft, pristine }: DraftKeeperProps<Values>) {
  const { values, resetForm } = useFormikContext<Values>();
  const [asking, setAsking] = useState(false);
  const [notice, setNotice] = useState(draft.found !== undefined);

  useEffect(() => {
    if (sameValues(values, pristine)) draft.drop();
    else draft.keep(values);
  }, [draft, pristine, values]);
  useLeaving(draft);

  if (!notice) return null;
  return (
    <>
      <InlineAlert
        tone="info"
        title="Borrador recuperado"
        action={
          <Button size="sm" onClick={() => setAsking(true)}>
            Descartar borrador
          </Button>
        }
      >
        Lo que escribiste y no llegaste a guardar sigue aquí.
      </InlineAlert>
      <ConfirmDialog
        open={asking}
        title="¿Descartar el borrador?"
        consequence="Lo que has escrito se perderá y el formulario quedará como al abrirlo."
        confirmLabel="Descartar borrador"
        cancelLabel="Seguir editando"
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          setNotice(false);
          // A correction begins anew on what is stored.
          if (draft.read) draft.reread(pristine);
          resetForm({ values: pristine });
        }}
      />
    </>
  );
}

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
