import { useEffect, useRef } from 'react';

export interface MediaKeysOptions {
  /** Whether the media session is shown as playing. */
  playing: boolean;
  /** Title on the lock screen and headsets. Others can see it, so it must not contain health data. */
  title: string;
  onToggle: () => void;
  onNext: () => void;
}

/**
 * Pause and resume by headset keys and lock screen. Browsers send those keys only to a page that plays audio,
 * so a silent track (`/silence.wav`) is played.
 */
export function useMediaKeys({ playing, title, onToggle, onNext }: MediaKeysOptions): void {
  const handlers = useRef({ onToggle, onNext });
  useEffect(() => {
    handlers.current = { onToggle, onNext };
  });

  useEffect(() => {
    const session = (navigator as { mediaSession?: MediaSession }).mediaSession;
    if (!session || typeof MediaMetadata !== 'function') return undefined;
    session.metadata = new MediaMetadata({ title });
    const set = (action: MediaSessionAction, handler: (() => void) | null) => {
      try {
        session.setActionHandler(action, handler);
      } catch {
        // The browser does not support this key.
      }
    };
    set('play', () => handlers.current.onToggle());
    set('pause', () => handlers.current.onToggle());
    set('nexttrack', () => handlers.current.onNext());
    const track = new Audio('/silence.wav');
    track.loop = true;
    void track.play()?.catch(() => undefined);
    return () => {
      track.pause();
      session.metadata = null;
      set('play', null);
      set('pause', null);
      set('nexttrack', null);
    };
  }, [title]);

  useEffect(() => {
    const session = (navigator as { mediaSession?: MediaSession }).mediaSession;
    if (session) session.playbackState = playing ? 'playing' : 'paused';
  }, [playing]);
}
