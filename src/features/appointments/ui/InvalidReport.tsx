import { useFormikContext } from 'formik';
import { useEffect, useRef, type RefObject } from 'react';

/** Props of the reporter. */
export interface InvalidReportProps {
  /** Set by the form's submit handler, which formik calls only for valid values. */
  sentRef: RefObject<boolean>;
  onInvalid: () => void;
}

/** Reports each try to send a form that its schema refuses. */
export function InvalidReport({ sentRef, onInvalid }: InvalidReportProps) {
  const { isSubmitting } = useFormikContext();
  const was = useRef(false);
  useEffect(() => {
    if (was.current && !isSubmitting) {
      if (!sentRef.current) onInvalid();
      sentRef.current = false;
    }
    was.current = isSubmitting;
    // onInvalid is a report, not a reason to start again.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isSubmitting, sentRef]);
  return null;
}
