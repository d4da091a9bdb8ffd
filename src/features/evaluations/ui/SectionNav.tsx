import { useFormikContext } from 'formik';
import { Icon } from '@/shared/ui/icon/Icon';
import { DangerIcon, SuccessIcon } from '@/shared/ui/icon/icons';
import type { EvaluationValues } from '../formValues';
import { SECTIONS } from './sections';
import styles from './EvaluationForm.module.css';

/** Side navigation of the evaluation form. Marks sections that have data or errors. */
export function SectionNav() {
  const { values, errors, submitCount } = useFormikContext<EvaluationValues>();
  return (
    <nav className={styles.nav} aria-label="Secciones de la evaluación">
      <ol className={styles.navList}>
        {SECTIONS.map(({ id, title, fields, isBegun }) => {
          const wrong = submitCount > 0 && fields.some((field) => field in errors);
          return (
            <li key={id}>
              <a
                href={`#${id}`}
                className={styles.navLink}
                onClick={(event) => {
                  // Keep the address unchanged, so that Back leaves the form instead of visiting its
                  // sections.
                  event.preventDefault();
                  const section = document.getElementById(id);
                  section?.scrollIntoView({ block: 'start' });
                  section?.focus({ preventScroll: true });
                }}
              >
                <span>{title}</span>
                {wrong ? (
                  <Icon of={DangerIcon} size="sm" label="con errores" className={styles.wrong} />
                ) : (
                  isBegun(values) && (
                    <Icon of={SuccessIcon} size="sm" label="con datos" className={styles.begun} />
                  )
                )}
              </a>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
