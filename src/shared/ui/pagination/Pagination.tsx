import { Button } from '../button/Button';
import { ChevronLeftIcon, ChevronRightIcon } from '../icon/icons';
import styles from './Pagination.module.css';

export interface PaginationProps {
  /** From 1. */
  page: number;
  pageCount: number;
  onChange: (page: number) => void;
  /** Accessible name, needed if a page has several. */
  label?: string;
}

/** Navigation through a known number of pages. Renders nothing for a single page. */
export function Pagination({ page, pageCount, onChange, label = 'Paginación' }: PaginationProps) {
  if (pageCount <= 1) return null;
  return (
    <nav className={styles.pages} aria-label={label} data-print="hide">
      <Button size="sm" icon={ChevronLeftIcon} disabled={page <= 1} onClick={() => onChange(page - 1)}>
        Anterior
      </Button>
      <p className={styles.place} role="status">
        {`Página ${page} de ${pageCount}`}
      </p>
      <Button
        size="sm"
        iconEnd={ChevronRightIcon}
        disabled={page >= pageCount}
        onClick={() => onChange(page + 1)}
      >
        Siguiente
      </Button>
    </nav>
  );
}
