import styles from './SkipLink.module.css';

export interface SkipLinkProps {
  /** Id of the element that receives focus, usually the `<main>` (give it `tabIndex={-1}`). */
  targetId: string;
}

/** First Tab stop of the page: skips the menu. Visible only with focus. */
export function SkipLink({ targetId }: SkipLinkProps) {
  return (
    <a
      className={styles.link}
      href={`#${targetId}`}
      data-print="hide"
      onClick={(event) => {
        const target = document.getElementById(targetId);
        if (!target) return;
        event.preventDefault();
        target.focus();
        target.scrollIntoView?.({ block: 'start' });
      }}
    >
      Saltar al contenido
    </a>
  );
}
