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

/** Elements that handle the space bar themselves. */
const OWN_SPACE =
  'button, a, input, textarea, select, summary, [role="button"], [contenteditable="true"], dialog';

/** Calls `onPress` for the space bar, except on a control or in a dialog. */
export function useSpaceBar(onPress: () => void): void {
  const latest = useRef(onPress);
  useEffect(() => {
    latest.current = onPress;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== ' ' || event.repeat || event.defaultPrevented) return;
      if (event.target instanceof Element && event.target.closest(OWN_SPACE)) return;
      event.preventDefault();
      latest.current();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}

/**
 * Keeps the screen on while `active`. The browser releases the lock when the page is hidden, so it is
 * requested again on return.
 */
export function useWakeLock(active: boolean): void {
  useEffect(() => {
    const wakeLock = (navigator as { wakeLock?: WakeLock }).wakeLock;
    if (!active || !wakeLock) return undefined;
    let sentinel: WakeLockSentinel | null = null;
    let ended = false;
    const ask = () => {
      if (document.visibilityState !== 'visible') return;
      wakeLock.request('screen').then(
        (lock) => {
          if (ended) void lock.release().catch(() => undefined);
          else sentinel = lock;
        },
        // Refused, e.g. by a battery saver: continue without it.
        () => undefined,
      );
    };
    ask();
    document.addEventListener('visibilitychange', ask);
    return () => {
      ended = true;
      document.removeEventListener('visibilitychange', ask);
      void sentinel?.release().catch(() => undefined);
    };
  }, [active]);
}
