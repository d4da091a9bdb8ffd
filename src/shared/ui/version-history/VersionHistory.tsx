import { useState } from 'react';
import type { EarlierVersion } from '@/contract/recordAnswers';
import { errorText } from '@/shared/api/errors';
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

export interface VersionHistoryProps<Content> {
  /** Participle for the change: 'Corregida', 'Modificada'. */
  verb: string;
  /** ISO 8601 instant of the last correction. */
  correctedAt: string;
  authorName?: string | undefined;
  /** Who is named by a version replaced it, because nobody knows who wrote it. */
  namesReplacer?: boolean;
  current: Content;
  /** Contents as text, for comparing versions. */
  partsOf: (content: Content) => readonly VersionPart[];
  /** The call for the earlier versions, newest first of each record. */
  query: {
    currentData?: readonly EarlierVersion<Content>[] | undefined;
    error?: unknown;
    isFetching: boolean;
  };
  /** Called when the list is opened, and to try again: loads the versions. */
  onLoad: () => void;
}

const NOTHING = 'Sin texto';

const whenAndWho = (verb: string, at: string, name: string | undefined): string =>
  `${verb} el ${formatMoment(at)}${name ? ` por ${name}` : ''}`;

/** Contents of the version that came after one; those of now if it was the last of its record. */
function contentAfter<Content>(
  versions: readonly EarlierVersion<Content>[],
  index: number,
  current: Content,
): Content {
  const [later, version] = [versions[index - 1], versions[index]];
  return later && later.mergedFrom === version?.mergedFrom ? later.content : current;
}

const nameOf = ({ version, mergedFrom }: { version: number; mergedFrom?: string | undefined }): string =>
  mergedFrom ? `${version} de una ficha unida a esta` : `${version}`;

interface VersionProps {
  name: string;
  /** Who wrote it and when, or who replaced it. */
  origin: string;
  parts: readonly VersionPart[];
  /** Contents of the version that came after it. */
  after: readonly VersionPart[];
}

function Version({ name, origin, parts, after }: VersionProps) {
  return (
    <li className={styles.version}>
      <p className={styles.title}>Versión {name}</p>
      <p className={styles.meta}>{origin}</p>
      <p className={styles.meta}>Qué se cambió después:</p>
      <dl className={styles.changes}>
        {changedParts(parts, after).map(({ label, before, after: later }) => (
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
      <Disclosure summary={`Leer entera la versión ${name}`}>
        <DescriptionList
          items={parts
            .filter(({ text }) => text !== '')
            .map(({ label, text }) => ({ label, value: <span className={styles.whole}>{text}</span> }))}
        />
      </Disclosure>
    </li>
  );
}

/** Shows when and by whom a record was corrected, with each changed part before and after. */
export function VersionHistory<Content>({
  verb,
  correctedAt,
  authorName,
  namesReplacer = false,
  current,
  partsOf,
  query: { currentData: versions, error, isFetching },
  onLoad,
}: VersionHistoryProps<Content>) {
  const [isOpen, setIsOpen] = useState(false);
  const failure = error && !isFetching ? errorText(error, 'Error al cargar las versiones') : null;
  const originOf = ({ writtenAt, replacedAt, authorName: name }: EarlierVersion<Content>) =>
    namesReplacer ? whenAndWho('Sustituida', replacedAt, name) : whenAndWho('Escrita', writtenAt, name);
  return (
    <div className={styles.history}>
      <p className={styles.note}>{whenAndWho(verb, correctedAt, authorName)}</p>
      <Disclosure
        summary="Ver versiones anteriores"
        open={isOpen}
        onToggle={(open) => {
          setIsOpen(open);
          if (open) onLoad();
        }}
      >
        {failure && <ErrorState message={failure} onRetry={onLoad} />}
        {!failure && !versions && <SkeletonText lines={3} label="Cargando versiones" />}
        {!failure && versions && (
          <ol className={styles.versions} aria-label="Versiones anteriores">
            {versions.map((version, index) => (
              <Version
                key={`${version.mergedFrom} ${version.version}`}
                name={nameOf(version)}
                origin={originOf(version)}
                parts={partsOf(version.content)}
                after={partsOf(contentAfter(versions, index, current))}
              />
            ))}
          </ol>
        )}
      </Disclosure>
    </div>
  );
}
