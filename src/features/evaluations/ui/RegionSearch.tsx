import { memo, useEffect, useId, useMemo, useState } from 'react';
import { BODY_REGIONS, BODY_VIEW_LABELS } from '@/contract/bodyRegions';
import { ComboBoxField } from '@/shared/ui/combo-box-field/ComboBoxField';

export interface RegionSearchProps {
  /** Ids of the regions already selected. */
  chosen: readonly string[];
  onAdd: (id: string) => void;
}

/** Finds a body region by name. Clears itself after each choice for the next one. */
export const RegionSearch = memo(function RegionSearch({ chosen, onAdd }: RegionSearchProps) {
  const boxId = useId();
  const [added, setAdded] = useState(0);
  const options = useMemo(
    () =>
      BODY_REGIONS.filter(({ id }) => !chosen.includes(id)).map(({ id, name, view }) => ({
        value: id,
        label: name,
        description: BODY_VIEW_LABELS[view],
      })),
    [chosen],
  );

  useEffect(() => {
    if (added > 0) document.getElementById(boxId)?.focus();
  }, [added, boxId]);

  return (
    <ComboBoxField
      // Remount after a choice, so that the box is empty and closed again.
      key={added}
      id={boxId}
      label="Añadir zona por su nombre"
      placeholder="Escribe, por ejemplo, rodilla..."
      options={options}
      value=""
      onChange={(id) => {
        if (!id) return;
        onAdd(id);
        setAdded(added + 1);
      }}
      emptyText="No hay zonas con ese nombre"
      limit={100}
    />
  );
});
