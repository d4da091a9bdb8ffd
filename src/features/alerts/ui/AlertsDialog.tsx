import { ALERT_ENDING_LABELS } from '@/contract/alerts';
import { alertText, suggestedAlerts } from '@/contract/patientRisks';
import type { Patient } from '@/contract/patientAnswers';
import { formatDate } from '@/shared/lib/dates';
import { Dialog } from '@/shared/ui/dialog/Dialog';
import { Disclosure } from '@/shared/ui/disclosure/Disclosure';
import { useAlerts } from '../useAlerts';
import { AlertForm } from './AlertForm';
import styles from './AlertsDialog.module.css';
import { OpenAlertRow } from './OpenAlertRow';
import { SuggestedAlertRow } from './SuggestedAlertRow';

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
