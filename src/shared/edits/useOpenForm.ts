import type { FormikProps } from 'formik';
import { useCallback, useEffect, useRef, useState } from 'react';
import { isSame } from '@/contract/edits';
import { useDraft } from '@/shared/drafts';

/**
 * A form that stays open: it follows what is stored until somebody types, and begins anew with what was saved. `stored`
 * keeps its identity while nothing changes. Pass `form` to Formik as `innerRef`.
 */
export function useOpenForm<Values extends object>(draftName: string, stored: Values) {
  const form = useRef<FormikProps<Values>>(null);
  const seen = useRef(stored);
  const [pristine, setPristine] = useState(stored);
  const draft = useDraft(draftName, pristine);
  const { reread } = draft;

  const begin = useCallback(
    (values: Values) => {
      setPristine(values);
      reread(values);
      form.current?.resetForm({ values });
    },
    [reread],
  );

  useEffect(() => {
    if (seen.current === stored) return;
    seen.current = stored;
    if (form.current && isSame(form.current.values, pristine)) begin(stored);
  }, [begin, pristine, stored]);

  return { form, pristine, draft, read: draft.read ?? pristine, begin };
}
