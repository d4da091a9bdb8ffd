import type { Session } from '@/contract/sessionAnswers';
import { formatLongDate } from '@/shared/lib/dates';
import { Card } from '@/shared/ui/card/Card';
import { DescriptionList } from '@/shared/ui/description-list/DescriptionList';
import { ClockIcon, ExerciseIcon, RepeatIcon } from '@/shared/ui/icon/icons';
import { StatCard } from '@/shared/ui/stat-card/StatCard';
import { VersionHistory } from '@/shared/ui/version-history/VersionHistory';
import { useLazyListSessionVersionsQuery } from '../api';
import { doseText, sessionParts } from '../versionParts';
import styles from './SessionDetail.module.css';

interface NotesCardProps {
  title: string;
  /** Says who can read the notes. */
  description?: string;
  text: string | null;
  none: string;
}

function NotesCard({ title, description, text, none }: NotesCardProps) {
  return (
    <Card title={title} description={description}>
      <p className={text ? styles.notes : styles.none}>{text ?? none}</p>
    </Card>
  );
}

/** A session in full. Readers who see internal and shared notes also see which are which. */
export function SessionDetail({ session }: { session: Session }) {
  const { exercises } = session;
  const sets = exercises.reduce((sum, exercise) => sum + exercise.sets, 0);
  return (
    <div className={styles.layout}>
      <div className={styles.main}>
        <Card title="Información de la sesión">
          <DescriptionList
            columns={2}
            items={[
              { label: 'Fecha', value: formatLongDate(session.date) },
              { label: 'Hora', value: session.time },
              { label: 'Paciente', value: session.patientName },
              { label: 'Tipo de tratamiento', value: session.treatmentType },
              { label: 'Duración', value: `${session.duration} minutos` },
              { label: 'Ubicación', value: session.location },
              ...(session.therapist ? [{ label: 'Fisioterapeuta', value: session.therapist.name }] : []),
            ]}
          />
        </Card>
        {session.sharedNotes === undefined ? (
          <NotesCard title="Notas" text={session.notes} none="Sin notas en esta sesión." />
        ) : (
          <>
            <NotesCard
              title="Notas de la sesión"
              description="Solo las ve la consulta"
              text={session.notes}
              none="Sin notas en esta sesión."
            />
            <NotesCard
              title="Para el paciente"
              description="Lo ve en Mis Sesiones"
              text={session.sharedNotes}
              none="Nada compartido con el paciente."
            />
          </>
        )}
        <Card title="Ejercicios">
          {exercises.length === 0 ? (
            <p className={styles.none}>No se registraron ejercicios en esta sesión.</p>
          ) : (
            <ol className={styles.exercises}>
              {exercises.map((exercise, index) => (
                <li key={index} className={styles.exercise}>
                  <p className={styles.name}>{exercise.name}</p>
                  <p className={styles.dose}>{doseText(exercise)}</p>
                  {exercise.notes && <p className={styles.notes}>{exercise.notes}</p>}
                </li>
              ))}
            </ol>
          )}
        </Card>
      </div>
      <aside className={styles.side} aria-label="Resumen de la sesión">
        <StatCard label="Minutos" value={session.duration} icon={ClockIcon} />
        <StatCard label="Ejercicios" value={exercises.length} icon={ExerciseIcon} />
        <StatCard label="Series totales" value={sets} icon={RepeatIcon} />
      </aside>
    </div>
  );
}

/**
 * Earlier versions of a session. Renders nothing if it was never changed or the backend keeps no versions.
 */
export function SessionVersions({ session }: { session: Session }) {
  const [load, query] = useLazyListSessionVersionsQuery();
  if (!session.correctedAt) return null;
  return (
    <VersionHistory
      verb="Modificada"
      correctedAt={session.correctedAt}
      authorName={session.therapist?.name}
      current={session}
      partsOf={sessionParts}
      query={query}
      onLoad={() => void load(session.id)}
    />
  );
}
