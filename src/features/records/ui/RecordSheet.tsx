import type { RecordSection } from '@/contract/recordColumns';
import type { RecordCopy, RecordRow } from '@/contract/recordAnswers';
import { recordSections } from '@/contract/recordSections';
import { formatDate, formatTime } from '@/shared/lib/dates';
import { valueLines } from '../valueLines';
import styles from './RecordSheet.module.css';

/** Everything that the practice stores about a patient, for screen and paper. */
export function RecordSheet({ copy }: { copy: RecordCopy }) {
  const filled = recordSections().filter(([table]) => copy.sections[table].length > 0);
  const empty = recordSections().filter(([table]) => copy.sections[table].length === 0);
  return (
    <article className={styles.sheet} aria-label={`Copia de la ficha de ${copy.patientName}`}>
      <header className={styles.header}>
        <h2 className={styles.name}>{copy.patientName}</h2>
        <p>
          Copia de la ficha, hecha el {formatDate(copy.exportedAt)} a las {formatTime(copy.exportedAt)}.
        </p>
        {copy.reader === 'patient' && (
          <p>
            Las anotaciones subjetivas de los profesionales no forman parte de esta copia (Ley 41/2002, art.
            18.3); puedes pedirlas a tu fisioterapeuta.
          </p>
        )}
      </header>
      {filled.map(([table, section]) => (
        <Section key={table} section={section} rows={copy.sections[table]} names={copy.names} />
      ))}
      {empty.length > 0 && (
        <p className={styles.none}>Sin datos: {empty.map(([, { title }]) => title).join(', ')}.</p>
      )}
    </article>
  );
}

function Section({
  section,
  rows,
  names,
}: {
  section: RecordSection;
  rows: readonly RecordRow[];
  names: RecordCopy['names'];
}) {
  return (
    <section className={styles.section}>
      <h3 className={styles.title}>
        {section.title}
        {rows.length > 1 && <span className={styles.count}> ({rows.length})</span>}
      </h3>
      <ol>
        {rows.map((row, index) => (
          <li key={index} className={styles.row}>
            <dl className={styles.values}>
              {Object.entries(section.columns).map(([name, column]) => {
                const lines = column.label === null ? [] : valueLines(column, row[name], row, names);
                return lines.length === 0 ? null : (
                  <div key={name} className={styles.value}>
                    <dt>{column.label}</dt>
                    {lines.map((text, place) => (
                      <dd key={place}>{text}</dd>
                    ))}
                  </div>
                );
              })}
            </dl>
          </li>
        ))}
      </ol>
    </section>
  );
}
