import { useFormikContext } from 'formik';
import { ChangedMeanwhileDialog, type EditFields } from './ChangedMeanwhileDialog';
import type { Edits } from './useEdits';

export interface ChangedMeanwhileProps {
  edits: Pick<Edits<never>, 'clashes' | 'settle' | 'putOff'>;
  fields: EditFields;
}

/** Asks about what the edits of the surrounding `<Formik>` met, and saves again. */
export function ChangedMeanwhile({ edits, fields }: ChangedMeanwhileProps) {
  const { submitForm } = useFormikContext();
  if (edits.clashes.length === 0) return null;
  return (
    <ChangedMeanwhileDialog
      clashes={edits.clashes}
      fields={fields}
      onClose={edits.putOff}
      onSave={(keeps) => {
        edits.settle(keeps);
        void submitForm();
      }}
    />
  );
}
