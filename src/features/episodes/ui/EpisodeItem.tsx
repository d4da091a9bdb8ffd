import type { ReactNode } from 'react';
import type { Episode } from '@/contract/episodeAnswers';
import { EPISODE_REGION_LABELS } from '@/contract/episodes';
import { authorisationText, authorisationWarning, episodeTitle } from '@/contract/episodeText';
import { formatDate } from '@/shared/lib/dates';
import { Badge } from '@/shared/ui/badge/Badge';
import { Button } from '@/shared/ui/button/Button';
import { dischargeText } from './EpisodeVersions';
import styles from './episodes.module.css';

export interface EpisodeItemProps {
  episode: Episode;
  /** While a call is under way. */
  disabled?: boolean;
  onEdit: () => void;
  onDischarge: () => void;
  onReopen: () => void;
  onRemove: () => void;
  /** What it said before. */
  versions?: ReactNode;
}

/** One episode of care in a list, with what can be done with it. */
export function EpisodeItem({
  episode,
  disabled = false,
  onEdit,
  onDischarge,
  onReopen,
  onRemove,
  versions,
}: EpisodeItemProps) {
  const title = episodeTitle(episode);
  const { region, startedOn, lead, discharge } = episode;
  const zone = region && episode.reason ? EPISODE_REGION_LABELS[region] : null;
  const authorisation = authorisationText(episode);
  const warning = discharge ? null : authorisationWarning(episode);
  return (
    <li className={styles.item}>
      <div className={styles.head}>
        <span className={styles.title}>{title}</span>
        {discharge ? <Badge>Dado de alta</Badge> : <Badge tone="success">Abierto</Badge>}
        {warning && <Badge tone="warning">{warning}</Badge>}
      </div>
      <p className={styles.second}>
        {[zone, `Desde el ${formatDate(startedOn)}`, lead.name].filter(Boolean).join(' · ')}
      </p>
      {authorisation && <p className={styles.second}>{authorisation}</p>}
      {discharge && <p className={styles.second}>{`Alta el ${dischargeText(discharge)}`}</p>}
      {versions}
      <div className={styles.actions}>
        {discharge ? (
          <Button size="sm" disabled={disabled} onClick={onReopen} aria-label={`Reabrir ${title}`}>
            Reabrir
          </Button>
        ) : (
          <Button size="sm" onClick={onDischarge} aria-label={`Dar de alta de ${title}`}>
            Dar de alta
          </Button>
        )}
        <Button size="sm" variant="quiet" onClick={onEdit} aria-label={`Editar ${title}`}>
          Editar
        </Button>
        {!discharge && episode.isEmpty && (
          <Button size="sm" variant="quiet" onClick={onRemove} aria-label={`Eliminar ${title}`}>
            Eliminar
          </Button>
        )}
      </div>
    </li>
  );
}
