import { useState } from 'react';
import { embeddedVideo, externalVideoLink } from '@/contract/exerciseVideo';
import { Button } from '@/shared/ui/button/Button';
import { Icon } from '@/shared/ui/icon/Icon';
import { ExternalLinkIcon, PlayIcon } from '@/shared/ui/icon/icons';
import styles from './ExerciseDetail.module.css';

/**
 * Video of an exercise. A recognised site is embedded after a click, with a link below because its owner may forbid that, another http address becomes a link, and
 * anything else renders nothing.
 */
export function ExerciseVideo({ url, name }: { url: string | null; name: string }) {
  const [isPlaying, setIsPlaying] = useState(false);
  const video = embeddedVideo(url);
  const link = externalVideoLink(url);
  const elsewhere = link && (
    <a href={link} target="_blank" rel="noopener noreferrer">
      Abrir el vídeo en otra pestaña <Icon of={ExternalLinkIcon} size="sm" />
    </a>
  );
  if (video && isPlaying)
    return (
      <div>
        <iframe
          className={styles.video}
          src={video.embedUrl}
          title={`Vídeo de ${name}`}
          allow="fullscreen; encrypted-media; picture-in-picture"
          referrerPolicy="strict-origin-when-cross-origin"
          sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
        />
        {elsewhere}
      </div>
    );
  if (video)
    return (
      <Button icon={PlayIcon} onClick={() => setIsPlaying(true)}>
        Ver vídeo
      </Button>
    );
  return elsewhere;
}
