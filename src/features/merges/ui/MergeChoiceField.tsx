import type { MergeComparison } from '@/contract/mergeAnswers';
import { type MergeChoice, mergeFieldOf } from '@/contract/mergeFields';
import { useFormikField } from '@/shared/ui/formik/FormikFields';
import { SideChoice } from '@/shared/ui/side-choice/SideChoice';
import styles from './merges.module.css';

export interface MergeChoiceFieldProps {
  field: MergeComparison['fields'][number];
}

const BOTH = { list: 'Todas las de las dos', text: 'Los dos textos, uno tras otro' } as const;

/** Whose value of one field stays, chosen among both values, or both where both can stand. */
export function MergeChoiceField({ field: { field, survivor, other } }: MergeChoiceFieldProps) {
  const { label, both } = mergeFieldOf(field);
  const { id, value, error, onChange } = useFormikField<MergeChoice | undefined>(`choices.${field}`);
  const options: { side: MergeChoice; text: string; whose: string | null }[] = [
    { side: 'SURVIVOR', text: survivor ?? 'Sin dato', whose: 'De la ficha que queda' },
    { side: 'OTHER', text: other ?? 'Sin dato', whose: 'De la otra ficha' },
    ...(both && survivor !== null && other !== null
      ? [{ side: 'BOTH' as const, text: BOTH[both], whose: null }]
      : []),
  ];
  return (
    <SideChoice
      id={id}
      label={label}
      options={options.map(({ side, text, whose }) => ({
        side,
        words: (
          <>
            <span>{text}</span>
            {whose && <span className={styles.second}>{whose}</span>}
          </>
        ),
        isWide: side === 'BOTH',
      }))}
      value={value}
      error={error}
      onChange={onChange}
    />
  );
}
