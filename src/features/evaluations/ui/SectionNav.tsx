import { useFormikContext } from 'formik';
import { DangerIcon, Icon, SuccessIcon } from '@/shared/ui/icon';
import type { EvaluationValues } from '../formValues';
import { SECTIONS } from './sections';
import styles from './EvaluationForm.module.css';

/** Side navigation of the evaluation form: goes to a section, and says which are begun and which hold errors. */
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
                  // The address stays: Back must leave the form, not walk through its sections.
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
