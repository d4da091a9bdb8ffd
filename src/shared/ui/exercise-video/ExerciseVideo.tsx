import { useState } from 'react';
import { embeddedVideo, externalVideoLink } from '@/contract/exerciseVideo';
import { Button } from '../button/Button';
import { Icon } from '../icon/Icon';
import { ExternalLinkIcon, PlayIcon } from '../icon/icons';
import styles from './ExerciseVideo.module.css';

export interface ExerciseVideoProps {
  /** Link as the therapist entered it. Without it nothing is rendered. */
  url: string | null | undefined;
  /** Name of the exercise, for the frame's title. */
  name: string;
  /** Text for an address that cannot be embedded. Without it, only the link is shown. */
  unavailable?: string;
  fullWidth?: boolean;
}

/**
 * Video of an exercise. A recognised site is embedded only after a click, so that it learns nothing about the person
 * before. A link stands below, because its owner may forbid embedding. Any other http address is a plain link.
 */
export function ExerciseVideo({ url, name, unavailable, fullWidth }: ExerciseVideoProps) {
  const [playing, setPlaying] = useState(false);
  if (!url) return null;
  const video = embeddedVideo(url);
  const link = externalVideoLink(url);

  const elsewhere = link ? (
    <a href={link} target="_blank" rel="noopener noreferrer" className={styles.link}>
      Abrir el vídeo en otra pestaña
      <Icon of={ExternalLinkIcon} size="sm" />
    </a>
  ) : null;

  if (!video)
    return unavailable ? (
      <div className={styles.missing}>
        <p className={styles.text}>{unavailable}</p>
        {elsewhere}
      </div>
    ) : (
      elsewhere
    );
  return playing ? (
    <div className={styles.player}>
      <iframe
        className={styles.frame}
        src={video.embedUrl}
        title={`Vídeo de ${name}`}
        allow="fullscreen; encrypted-media; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
        sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
        loading="lazy"
      />
      {elsewhere}
    </div>
  ) : (
    <Button icon={PlayIcon} fullWidth={fullWidth} onClick={() => setPlaying(true)}>
      Ver vídeo
    </Button>
  );
}
