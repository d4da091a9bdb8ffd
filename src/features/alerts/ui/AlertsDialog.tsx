import type { Alert } from '@/contract/alertAnswers';
import { ALERT_ENDING_LABELS, ALERT_MESSAGES, type AlertEnding } from '@/contract/alerts';
import type { Patient } from '@/contract/patientAnswers';
import { alertText, suggestedAlerts, type SuggestedAlert } from '@/contract/patientRisks';
import { formatDate } from '@/shared/lib/dates';
import { Button } from '@/shared/ui/button/Button';
import { Dialog } from '@/shared/ui/dialog/Dialog';
import { Disclosure } from '@/shared/ui/disclosure/Disclosure';
import { VisuallyHidden } from '@/shared/ui/visually-hidden/VisuallyHidden';
import { useSubmit } from '@/shared/useSubmit';
import { useAlerts, useEndAlertMutation, useAddAlertMutation } from '../api';
import { AlertForm } from './AlertForm';
import styles from './AlertsDialog.module.css';

export interface AlertsDialogProps {
  patient: Pick<Patient, 'id' | 'name' | 'allergies' | 'medications' | 'medicalHistory'>;
  onClose: () => void;
}

/** Alerts of a patient: open ones, what the record suggests, a form for another, and what has ended. */
export function AlertsDialog({ patient, onClose }: AlertsDialogProps) {
  const { open, ended } = useAlerts(patient.id);
  const suggestions = suggestedAlerts(patient, open);
  return (
    <Dialog open title="Alertas clínicas" description={patient.name} onClose={onClose}>
      <div className={styles.parts}>
        {open.length > 0 ? (
          <ul className={styles.list} aria-label="Alertas abiertas">
            {open.map((alert) => (
              <OpenAlertRow key={alert.id} patientId={patient.id} alert={alert} />
            ))}
          </ul>
        ) : (
          <p className={styles.second}>No hay alertas abiertas.</p>
        )}
        {suggestions.length > 0 && (
          <section>
            <h3 className={styles.title}>Lo nombra la ficha</h3>
            <ul className={styles.list} aria-label="Alertas que nombra la ficha">
              {suggestions.map((suggestion) => (
                <SuggestedAlertRow key={suggestion.kind} patientId={patient.id} suggestion={suggestion} />
              ))}
            </ul>
          </section>
        )}
        <section>
          <h3 className={styles.title}>Añadir otra</h3>
          <AlertForm patientId={patient.id} />
        </section>
        {ended.length > 0 && (
          <Disclosure summary={`Historial (${ended.length})`}>
            <ul className={styles.list} aria-label="Alertas cerradas">
              {ended.map((alert) => (
                <li key={alert.id} className={styles.words}>
                  {alertText(alert)}
                  <span className={styles.second}>
                    Desde el {formatDate(alert.notedOn)}, por {alert.author.name}
                    {alert.ended &&
                      `. ${ALERT_ENDING_LABELS[alert.ended.ending]} el ${formatDate(alert.ended.at)}, por ${alert.ended.by}`}
                  </span>
                </li>
              ))}
            </ul>
          </Disclosure>
        )}
      </div>
    </Dialog>
  );
}

export interface OpenAlertRowProps {
  patientId: string;
  alert: Alert;
}

/** An open alert with the two ways to close it. Either is kept in its history. */
function OpenAlertRow({ patientId, alert }: OpenAlertRowProps) {
  const [end, { isLoading }] = useEndAlertMutation();
  const { submit } = useSubmit((ending: AlertEnding) => end({ patientId, id: alert.id, ending }), {
    success: (_alerts, ending) => (ending === 'RESOLVED' ? ALERT_MESSAGES.resolved : ALERT_MESSAGES.removed),
    failure: ALERT_MESSAGES.endFailed,
  });
  const about = <VisuallyHidden>: {alertText(alert)}</VisuallyHidden>;
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <strong>{alertText(alert)}</strong>
        <span className={styles.second}>
          Desde el {formatDate(alert.notedOn)} · {alert.author.name}
        </span>
      </div>
      <div className={styles.buttons}>
        <Button size="sm" disabled={isLoading} onClick={() => void submit('RESOLVED')}>
          Resolver{about}
        </Button>
        <Button size="sm" variant="quiet" disabled={isLoading} onClick={() => void submit('MISTAKE')}>
          Quitar por error{about}
        </Button>
      </div>
    </li>
  );
}

export interface SuggestedAlertRowProps {
  patientId: string;
  suggestion: SuggestedAlert;
}

/** What the words of the record suggest, to be added by somebody who has read them. */
function SuggestedAlertRow({ patientId, suggestion }: SuggestedAlertRowProps) {
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
