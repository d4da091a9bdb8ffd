import type { ServiceColour } from '@/contract/services';
import { cx } from '@/shared/lib/css';
import styles from './ColourMark.module.css';

/** A small square in a service's colour. It always stands beside the service's name, which says the same. */
export const ColourMark = ({ colour }: { colour: ServiceColour }) => (
  <span className={cx(styles.mark, styles[colour.toLowerCase()])} aria-hidden="true" />
);
