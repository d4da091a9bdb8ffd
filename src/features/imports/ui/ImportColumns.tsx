import { type ColumnMapping, fieldSpec, IMPORT_FIELD_NAMES, type ImportField } from '@/contract/importFields';
import { IMPORT_MESSAGES } from '@/contract/imports';
import { ColumnChoice, type ColumnChoiceProps } from './ColumnChoice';
import { RowPreview } from './RowPreview';

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
