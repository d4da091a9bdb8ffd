import { Card } from '@/shared/ui/card/Card';
import { formatDate } from '@/shared/lib/dates';
import { useGetOwnTeamQuery } from '../api';
import styles from './care.module.css';

/** Who attends the signed-in patient. Nothing on a backend that does not keep it. */
export function OwnTeamCard() {
  const { currentData: team } = useGetOwnTeamQuery();
  if (!team) return null;
  return (
    <Card title="Quién te atiende">
      <ul className={styles.list}>
        <li>{team.leadName}</li>
        {team.collaboratorNames.map((name) => (
          <li key={name}>{name}</li>
        ))}
        {team.covers.map(({ name, therapistName, lastDay }) => (
          <li key={`${name} ${therapistName}`}>
            <bdi>{name}</bdi>, en lugar de <bdi>{therapistName}</bdi> hasta el {formatDate(lastDay)}
          </li>
        ))}
      </ul>
    </Card>
  );
}
