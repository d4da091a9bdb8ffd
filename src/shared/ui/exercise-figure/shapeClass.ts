import { cx } from '@/shared/lib/css';
import styles from './ExerciseFigure.module.css';
import type { Shape } from './shapes';

/** Class names of one path of a figure. */
export const classOf = ({ tone, outlined, far, veil }: Shape): string =>
  cx(styles.shape, styles[tone], outlined && styles.outlined, far && styles.far, veil && styles.veil) ?? '';

/** Class names of the other parts of a drawing. */
export const FIGURE_CLASSES = styles;
