import { useFormikContext } from 'formik';
import { useCallback, useEffect, useRef } from 'react';
import { bodyRegionName } from '@/contract/bodyRegions';
import { Button } from '@/shared/ui/button/Button';
import { CloseIcon } from '@/shared/ui/icon/icons';
import { latePart } from '@/shared/ui/late-part/latePart';
import { SkeletonCard } from '@/shared/ui/skeleton/Skeleton';
import type { EvaluationValues } from '../formValues';
import type { BodyChartProps } from './BodyChart';
import styles from './BodyChart.module.css';
import { RegionSearch } from './RegionSearch';

// Loaded after the form, which is visible first.
const BodyChart = latePart<BodyChartProps>(async () => (await import('./BodyChart')).BodyChart, {
  failed: 'No se ha podido cargar el dibujo',
  waiting: () => <SkeletonCard count={2} label="Cargando dibujo" />,
});

/** Painful regions, selected on the drawing or by name. Each has its own remove button. */
export function BodyRegionsField() {
  const { values, setFieldValue } = useFormikContext<EvaluationValues>();
  const { regions } = values;
  // Stable identity, so that typing in other fields does not render the drawing.
  const change = useCallback((next: string[]) => void setFieldValue('regions', next), [setFieldValue]);
  const add = useCallback((id: string) => change([...regions, id]), [change, regions]);
  const field = useRef<HTMLDivElement>(null);
  const chips = useRef<HTMLUListElement>(null);
  /** Place of the button that was pressed and is gone. */
  const removed = useRef<number | null>(null);

  useEffect(() => {
    if (removed.current === null) return;
    const buttons = [...(chips.current?.querySelectorAll('button') ?? [])];
    const next = buttons[removed.current] ?? buttons.at(-1) ?? field.current?.querySelector('input');
    removed.current = null;
    next?.focus();
  }, [regions]);

  return (
    <div ref={field} className={styles.field} role="group" aria-label="Mapa corporal">
      <RegionSearch chosen={regions} onAdd={add} />
      {regions.length === 0 ? (
        <p className={styles.none}>Ninguna zona marcada. También puedes marcarlas en el dibujo.</p>
      ) : (
        <ul ref={chips} className={styles.chips} aria-label="Zonas marcadas">
          {regions.map((id, index) => (
            <li key={id}>
              <Button
                size="sm"
                iconEnd={CloseIcon}
                aria-label={`Quitar ${bodyRegionName(id)}`}
                onClick={() => {
                  removed.current = index;
                  change(regions.filter((region) => region !== id));
                }}
              >
                {bodyRegionName(id)}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <BodyChart value={regions} onChange={change} />
    </div>
  );
}
