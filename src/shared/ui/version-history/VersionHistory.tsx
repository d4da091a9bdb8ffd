import { useState } from 'react';
import { formatMoment } from '@/shared/lib/dates';
import { DescriptionList } from '../description-list/DescriptionList';
import { Disclosure } from '../disclosure/Disclosure';
import { ErrorState } from '../error-state/ErrorState';
import { SkeletonText } from '../skeleton/Skeleton';
import styles from './VersionHistory.module.css';

/** One field of a version as text; empty if the version has none. */
export interface VersionPart {
  label: string;
  text: string;
}

export interface ChangedPart {
  label: string;
  before: string;
  after: string;
}

/** Fields that differ in the later version. */
const changedParts = (before: readonly VersionPart[], after: readonly VersionPart[]): ChangedPart[] =>
  after.flatMap(({ label, text }) => {
    const earlier = before.find((part) => part.label === label)?.text ?? '';
    return earlier === text ? [] : [{ label, before: earlier, after: text }];
  });

/** An earlier version to show. Instants are ISO 8601. */
export type ShownVersion = {
  version: number;
  /** Who wrote it, or who replaced it where nobody knows who wrote it. */
  authorName: string;
  parts: readonly VersionPart[];
} & ({ writtenAt: string } | { writtenAt?: undefined; replacedAt: string });

const whenOf = (version: ShownVersion): string =>
  version.writtenAt === undefined
    ? `Sustituida el ${formatMoment(version.replacedAt)}`
    : `Escrita el ${formatMoment(version.writtenAt)}`;

export interface VersionHistoryProps {
  /** Participle for the change: 'Corregida', 'Modificada'. */
  verb: string;
  /** ISO 8601 instant of the last correction. */
  correctedAt: string;
  authorName?: string | undefined;
  /** Contents of the current version. */
  current: readonly VersionPart[];
  /** Earlier versions, newest first; undefined while loading. */
  versions?: readonly ShownVersion[] | undefined;
  /** Failure text if the versions could not be loaded. */
  error?: string | undefined;
  onRetry: () => void;
  /** Called when the list is opened, to load the versions. */
  onOpen: () => void;
}

const NOTHING = 'Sin texto';

function Version({ version, after }: { version: ShownVersion; after: readonly VersionPart[] }) {
  return (
    <li className={styles.version}>
      <p className={styles.title}>Versión {version.version}</p>
      <p className={styles.meta}>
        {whenOf(version)}
        {version.authorName && ` por ${version.authorName}`}
      </p>
      <p className={styles.meta}>Qué se cambió después:</p>
      <dl className={styles.changes}>
        {changedParts(version.parts, after).map(({ label, before, after: later }) => (
          <div key={label} className={styles.change}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.text}>
              <span className={styles.side}>Antes</span>
              <del className={styles.before}>{before || NOTHING}</del>
            </dd>
            <dd className={styles.text}>
              <span className={styles.side}>Después</span>
              <ins className={styles.after}>{later || NOTHING}</ins>
            </dd>
          </div>
        ))}
      </dl>
      <Disclosure summary={`Leer entera la versión ${version.version}`}>
        <DescriptionList
          items={version.parts
            .filter(({ text }) => text !== '')
            .map(({ label, text }) => ({ label, value: <span className={styles.whole}>{text}</span> }))}
        />
      </Disclosure>
    </li>
  );
}

/** Shows when and by whom a record was corrected, with each changed part before and after. */
export function VersionHistory({
  verb,
  correctedAt,
  authorName,
  current,
  versions,
  error,
  onRetry,
  onOpen,
}: VersionHistoryProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className={styles.history}>
      <p className={styles.note}>
        {verb} el {formatMoment(correctedAt)}
        {authorName && ` por ${authorName}`}
      </p>
      <Disclosure
        summary="Ver versiones anteriores"
        open={isOpen}
        onToggle={(open) => {
          setIsOpen(open);
          if (open) onOpen();
        }}
      >
        {error !== undefined && <ErrorState message={error} onRetry={onRetry} />}
        {error === undefined && !versions && <SkeletonText lines={3} label="Cargando versiones" />}
        {error === undefined && versions && (
          <ol className={styles.versions} aria-label="Versiones anteriores">
            {versions.map((version, index) => (
              <Version
                key={version.version}
                version={version}
                after={versions[index - 1]?.parts ?? current}
              />
            ))}
          </ol>
        )}
      </Disclosure>
    </div>
  );
}
