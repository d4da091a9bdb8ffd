import { Spinner } from '@/shared/ui/spinner/Spinner';
import styles from './CalendarView.module.css';

/** As high as the grid, while it is downloaded or drawn for the first time. */
export function CalendarLoading() {
  return (
    <div className={styles.waiting}>
      <Spinner label="Cargando calendario" labelVisible centred />
    </div>
  );
}
