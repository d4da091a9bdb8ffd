import { type ColumnMapping, fieldSpec, IMPORT_FIELD_NAMES, type ImportField } from '@/contract/importFields';
import { type ImportRow, letterMOf, rowBody } from '@/contract/importRows';
import { IMPORT_MESSAGES } from '@/contract/imports';
import { GENDER_LABELS, PATIENT_STATUS_LABELS } from '@/contract/patients';
import { formatDate, practiceZone, todayOfPractice } from '@/shared/lib/dates';
import { NAME_FIELDS } from '../corrections';
import { ColumnChoice, type ColumnChoiceProps } from './ColumnChoice';
import styles from './Imports.module.css';

export interface ImportColumnsProps extends Pick<
  ColumnChoiceProps<ImportField>,
  'headings' | 'rows' | 'failure' | 'onMap' | 'onCheck' | 'onLeave'
> {
  mapping: ColumnMapping;
}

const OPTIONS = IMPORT_FIELD_NAMES.map((field) => ({ value: field, label: fieldSpec(field).label }));
/** Rows of the preview. */
const PREVIEWED = 3;

/** What each column of a list of patients holds. */
export function ImportColumns(props: ImportColumnsProps) {
  const { rows, mapping } = props;
  const hasName = mapping.includes('name') || mapping.includes('surnames');
  return (
    <ColumnChoice
      {...props}
      options={OPTIONS}
      missing={hasName ? null : IMPORT_MESSAGES.nameColumn}
      previewTitle="Así quedarán las primeras fichas"
      preview={<RowPreview rows={rows} mapping={mapping} count={PREVIEWED} />}
    />
  );
}

interface RowPreviewProps {
  rows: readonly (readonly string[])[];
  mapping: ColumnMapping;
  /** How many rows are shown. */
  count: number;
}

/** The value of a field as a person reads it. */
function shownValue({ body, errors }: ImportRow, field: ImportField, cell: string): string {
  if (errors[field]) return `${cell}: ${errors[field]}`;
  if (field === 'dateOfBirth') return body.dateOfBirth ? formatDate(body.dateOfBirth) : '';
  if (field === 'gender') return body.gender ? GENDER_LABELS[body.gender] : '';
  if (field === 'status') return body.status ? PATIENT_STATUS_LABELS[body.status] : '';
  if (field === 'tags') return body.details?.tags?.join(', ') ?? '';
  const source: Readonly<Record<string, unknown>> = fieldSpec(field).isDetail ? (body.details ?? {}) : body;
  const value = source[field];
  return typeof value === 'string' ? value : '';
}

/** What the first rows of a file become. */
function RowPreview({ rows, mapping, count }: RowPreviewProps) {
  const days = { today: todayOfPractice(), zone: practiceZone() };
  const context = { mapping, ...days, letterM: letterMOf(mapping, rows) };
  return (
    <ol className={styles.list}>
      {rows.slice(0, count).map((cells, at) => {
        const row = rowBody(cells, context);
        const fields = IMPORT_FIELD_NAMES.flatMap((field) => {
          const value = shownValue(row, field, cells[mapping.indexOf(field)] ?? '');
          return value && !NAME_FIELDS.includes(field) ? [{ field, value }] : [];
        });
        return (
          <li key={at} className={styles.preview}>
            <p>
              <strong>{row.body.name || 'Sin nombre'}</strong>
            </p>
            <dl className={styles.values}>
              {fields.map(({ field, value }) => (
                <div key={field}>
                  <dt>{fieldSpec(field).label}</dt>
                  <dd className={row.errors[field] && styles.fault}>{value}</dd>
                </div>
              ))}
            </dl>
          </li>
        );
      })}
    </ol>
  );
}
