import {
  APPOINTMENT_IMPORT_FIELD_NAMES,
  APPOINTMENT_IMPORT_FIELDS,
  APPOINTMENT_IMPORT_MESSAGES as MESSAGES,
  type AppointmentImportField,
  type AppointmentMapping,
  giversIn,
  isMappingEnough,
} from '@/contract/appointmentImports';
import { appointmentRow } from '@/contract/appointmentImportRows';
import { practiceZone, todayOfPractice } from '@/shared/lib/dates';
import { InlineAlert } from '@/shared/ui/inline-alert/InlineAlert';
import { AppointmentLine } from './AppointmentLine';
import { ColumnChoice, type ColumnChoiceProps } from './ColumnChoice';
import styles from './Imports.module.css';

export interface AppointmentColumnsProps extends Pick<
  ColumnChoiceProps<AppointmentImportField>,
  'headings' | 'rows' | 'failure' | 'onMap' | 'onCheck' | 'onLeave'
> {
  mapping: AppointmentMapping;
}

const OPTIONS = APPOINTMENT_IMPORT_FIELD_NAMES.map((field) => ({
  value: field,
  label: APPOINTMENT_IMPORT_FIELDS[field].label,
}));
/** Names in the warning about several people. */
const NAMED = 6;
/** Rows of the preview. */
const PREVIEWED = 3;

/** What each column of an agenda holds, and what its first rows become. */
export function AppointmentColumns(props: AppointmentColumnsProps) {
  const { rows, mapping } = props;
  const context = { mapping, today: todayOfPractice(), zone: practiceZone() };
  const givers = giversIn(props);
  return (
    <>
      {givers.length > 0 && (
        <InlineAlert tone="warning" title={`El archivo trae citas de ${givers.length} profesionales`}>
          {givers.slice(0, NAMED).join(', ')}. Todas se darían a la misma persona: impórtalas en archivos
          aparte, uno por profesional.
        </InlineAlert>
      )}
      <ColumnChoice
        {...props}
        options={OPTIONS}
        missing={isMappingEnough(mapping) ? null : MESSAGES.needed}
        previewTitle="Así quedarán las primeras citas"
        preview={
          <ol className={styles.list}>
            {rows.slice(0, PREVIEWED).map((cells, at) => {
              const row = appointmentRow(cells, context);
              return (
                <li key={at} className={styles.preview}>
                  <AppointmentLine
                    row={row}
                    who={row.body.name || row.body.documentNumber || row.body.email}
                  />
                </li>
              );
            })}
          </ol>
        }
      />
    </>
  );
}
