import type { ReactNode } from 'react';
import { BRAND } from '@/contract/common/brand';
import { Logo } from '../logo';
import styles from './AuthLayout.module.css';

export interface AuthLayoutProps {
  title: string;
  children: ReactNode;
  /** Links to other screens, below the card. */
  footer?: ReactNode;
}

/** Frame of the public screens: the wordmark, one card with a title, and a line below it. */
export function AuthLayout({ title, children, footer }: AuthLayoutProps) {
  return (
    <main className={styles.layout}>
      <div className={styles.brand}>
        <Logo />
        <p className={styles.promise}>{BRAND.tagline}</p>
      </div>
      <section className={styles.card} aria-labelledby="auth-title">
        <h1 id="auth-title" className={styles.title}>
          {title}
        </h1>
        {children}
      </section>
      {footer && <p className={styles.footer}>{footer}</p>}
    </main>
  );
}
