import type { ReactNode } from 'react';
import { Icon, type IconComponent } from '../icon/Icon';
import styles from './Timeline.module.css';

export interface TimelineEntry {
  id: string;
  /** `YYYY-MM-DD` */
  day: string;
  icon: IconComponent;
  content: ReactNode;
}

export interface TimelineProps {
  /** Accessible name; that of a list is followed by its year. */
  label: string;
  /** In the order in which they are shown. */
  entries: readonly TimelineEntry[];
}

export interface TimelineEventProps {
  title: ReactNode;
  badge?: ReactNode;
  /** When, by whom and the like; what is empty is left out. */
  about: readonly (string | null | undefined)[];
  /** The way to it. */
  action: ReactNode;
  /** What was written about it. */
  children?: ReactNode;
}

/** The content of an entry. */
export function TimelineEvent({ title, badge, about, action, children }: TimelineEventProps) {
  return (
    <div className={styles.event}>
      <div className={styles.head}>
        <h3 className={styles.title}>{title}</h3>
        {badge}
      </div>
      <p className={styles.about}>{about.filter(Boolean).join(' · ')}</p>
      {children}
      <div className={styles.action}>{action}</div>
    </div>
  );
}

/** A text of an event, with the lines in which it was written. */
export function TimelineText({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <p className={styles.text}>
      {label && (
        <>
          <strong>{label}:</strong>{' '}
        </>
      )}
      {children}
    </p>
  );
}

/** Entries that follow one another and have the same year. */
function byYear(entries: readonly TimelineEntry[]): { year: string; entries: TimelineEntry[] }[] {
  const years: { year: string; entries: TimelineEntry[] }[] = [];
  for (const entry of entries) {
    const year = entry.day.slice(0, 4);
    const last = years.at(-1);
    if (last?.year === year) last.entries.push(entry);
    else years.push({ year, entries: [entry] });
  }
  return years;
}

/** What happened, along a line, with a heading for each year. */
export function Timeline({ label, entries }: TimelineProps) {
  return (
    <div className={styles.years}>
      {byYear(entries).map(({ year, entries: ofYear }, index) => (
        <section key={`${year}-${index}`} className={styles.year}>
          <h2 className={styles.heading}>{year}</h2>
          <ol className={styles.list} aria-label={`${label} ${year}`}>
            {ofYear.map((entry) => (
              <li key={entry.id} className={styles.entry}>
                <span className={styles.mark}>
                  <Icon of={entry.icon} size="sm" />
                </span>
                <div className={styles.content}>{entry.content}</div>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}
