import { alertText, type SuggestedAlert } from '@/contract/patientRisks';
import { ALERT_MESSAGES } from '@/contract/alerts';
import { useSubmit } from '@/shared/useSubmit';
import { Button } from '@/shared/ui/button/Button';
import { VisuallyHidden } from '@/shared/ui/visually-hidden/VisuallyHidden';
import { useAddAlertMutation } from '../api';
import styles from './AlertsDialog.module.css';

export interface SuggestedAlertRowProps {
  patientId: string;
  suggestion: SuggestedAlert;
}

/** What the words of the record suggest, to be added by somebody who has read them. */
export function SuggestedAlertRow({ patientId, suggestion }: SuggestedAlertRowProps) {
  const [add, { isLoading }] = useAddAlertMutation();
  const { submit } = useSubmit((_none: void) => add({ patientId, input: suggestion }), {
    success: ALERT_MESSAGES.added,
    failure: ALERT_MESSAGES.addFailed,
  });
  return (
    <li className={styles.row}>
      <span className={styles.words}>{alertText(suggestion)}</span>
      <Button size="sm" disabled={isLoading} onClick={() => void submit()}>
        Añadir<VisuallyHidden>: {alertText(suggestion)}</VisuallyHidden>
      </Button>
    </li>
  );
}
