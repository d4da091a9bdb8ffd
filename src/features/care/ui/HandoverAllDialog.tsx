import { counted } from '@/contract/common/text';
import { appointmentsAheadText } from '@/contract/team';
import { formatDate, formatTime } from '@/shared/lib/dates';
import { useGetHandoverListQuery, useHandOverAllMutation } from '../api';
import { HandoverDialog, type RenderTherapist } from './HandoverDialog';
import styles from './care.module.css';

export interface HandoverAllDialogProps {
  /** The therapist whose patients are handed over. */
  from: { id: string; name: string };
  renderTherapist: RenderTherapist;
  onClose: () => void;
}

/** Modal that hands over all patients of a therapist, and lists them with the appointments ahead. */
export function HandoverAllDialog({ from, renderTherapist, onClose }: HandoverAllDialogProps) {
  const { currentData } = useGetHandoverListQuery(from.id);
  const [handOver] = useHandOverAllMutation();
  const { patients = [], appointments = [] } = currentData ?? {};
  return (
    <HandoverDialog
      name={from.id}
      title="Traspasar todos los pacientes"
      description={`Los pacientes de ${from.name} tendrán otro fisioterapeuta responsable.`}
      from={from.id}
      renderTherapist={renderTherapist}
      send={(input) => handOver({ id: from.id, input })}
      onClose={onClose}
    >
      {currentData && (
        <>
          <details>
            <summary>{counted(patients.length, ['paciente', 'pacientes'])}</summary>
            <ul className={styles.names}>
              {patients.map(({ id, name }) => (
                <li key={id}>{name}</li>
              ))}
            </ul>
          </details>
          <details>
            <summary>{appointmentsAheadText(appointments.length)}</summary>
            <ul className={styles.names}>
              {appointments.map(({ date, patientName }) => (
                <li key={`${date} ${patientName}`}>
                  {formatDate(date)}, {formatTime(date)}: {patientName}
                </li>
              ))}
            </ul>
          </details>
        </>
      )}
    </HandoverDialog>
  );
}
