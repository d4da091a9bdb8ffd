import { BRAND } from '@/contract/common/constants';
import styles from './Logo.module.css';

/**
 * Logo of the product: the symbol is a striding A crossed by its path. The symbol keeps its colours in every
 * theme; the name uses the text colour.
 */
export function Logo() {
  return (
    <svg
      className={styles.logo}
      viewBox="0 0 196 40"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      focusable="false"
      role="img"
      aria-label={BRAND.name}
    >
      <rect className={styles.ground} width="40" height="40" rx="11.5" />
      <path className={styles.stride} strokeWidth="3.8" d="M11.6 31.4 20 9.8l8.4 21.6" />
      <path
        className={styles.way}
        strokeWidth="3.4"
        d="M9.6 25.4c4.2-3.9 8-4.6 11-3.2 3.1 1.4 6.3 1.1 9.8-2"
      />
      <g className={styles.word} strokeWidth="3.3">
        <path d="M50 31.2l8.6-21.6 8.6 21.6M53.1 24h11" />
        <path d="M73.4 17.2v14M73.4 23.4c0-3.9 2.5-6.3 5.9-6.3 3.5 0 5.5 2.3 5.5 6v8.1" />
        <circle cx="97.4" cy="24.2" r="7.1" />
        <path d="M104.5 9.6v21.6M124.6 17.2v14M144.7 9.6v21.6" />
        <circle cx="117.5" cy="24.2" r="7.1" />
        <circle cx="137.6" cy="24.2" r="7.1" />
        <path d="M151.1 17.2v8.1c0 3.7 2 6 5.5 6 3.4 0 5.9-2.4 5.9-6.3M162.5 17.2v14" />
        <path d="M168.5 17.2v14M168.5 23.4c0-3.9 2.2-6.3 6-6.3" />
        <circle cx="185.7" cy="24.2" r="7.1" />
        <path d="M192.8 17.2v14" />
      </g>
    </svg>
  );
}
