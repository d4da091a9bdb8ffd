import { createContext, type ReactNode, use, useEffect } from 'react';
import { BRAND, documentTitle } from '@/contract/common/constants';
import { Logo } from '../logo/Logo';
import styles from './AuthLayout.module.css';

export interface AuthLayoutProps {
  title: string;
  children: ReactNode;
  /** Links to other screens, below the card. */
  footer?: ReactNode;
}

/** Draws wordmark and promise, or what a practice with a name of its own has instead; the app provides it. */
export const AuthMark = createContext((brand: ReactNode): ReactNode => brand);

/** Frame of the public screens: the wordmark, one card with a title, which the tab has too, and a line below it. */
export function AuthLayout({ title, children, footer }: AuthLayoutProps) {
  const mark = use(AuthMark);
  useEffect(() => {
    document.title = documentTitle(title);
  }, [title]);
  const brand = (
    <>
      <Logo />
      <p className={styles.promise}>{BRAND.tagline}</p>
    </>
  );
  return (
    <main className={styles.layout} aria-labelledby="auth-title">
      <div className={styles.brand}>{mark(brand)}</div>
      <div className={styles.card}>
        <h1 id="auth-title" className={styles.title}>
          {title}
        </h1>
        {children}
      </div>
      {footer && <p className={styles.footer}>{footer}</p>}
    </main>
  );
}
