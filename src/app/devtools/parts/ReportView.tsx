import { DescriptionList } from '@/shared/ui/description-list';
import type { Report } from '../report/readReport';
import styles from './ReportView.module.css';

export interface ReportViewProps {
  report: Report;
}

const timeOf = (at: number): string => new Date(at).toISOString().slice(11, 19);

/** A report as a page to read: the person's words, where it was, and what was last asked of the server. */
export function ReportView({ report }: ReportViewProps) {
  const { words, build, browser, viewport, settings, requests, sentAt } = report;
  return (
    <section className={styles.report} aria-label="Informe">
      <h2>Informe del {sentAt.slice(0, 10)}</h2>
      <blockquote className={styles.words}>{words || 'Sin palabras de la persona.'}</blockquote>
      <DescriptionList
        items={[
          { label: 'Versión', value: build },
          { label: 'Navegador', value: browser },
          { label: 'Ventana', value: `${viewport.width} × ${viewport.height}, escala ${viewport.ratio}` },
          ...Object.entries(settings).map(([label, value]) => ({ label, value })),
        ]}
      />
      <h3>Últimas peticiones al servidor</h3>
      {requests.length === 0 ? (
        <p>Ninguna.</p>
      ) : (
        <ol className={styles.requests}>
          {requests.map(({ at, method, path, status, ms, id }, place) => (
            <li key={place}>
              {timeOf(at)} {method} {path}: {status ?? 'sin respuesta'}, {ms} ms
              {id !== null && <code>{id}</code>}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
