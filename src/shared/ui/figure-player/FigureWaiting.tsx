import styles from './FigureWaiting.module.css';

/** The place of a figure that is not there yet. */
export function FigureWaiting() {
  return <div className={styles.waiting} />;
}
