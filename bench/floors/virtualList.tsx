/**
 * Floor for long lists: React and @tanstack/react-virtual with the same rows and the same search, and nothing else.
 * Rows come from `/rows.json`.
 */
import { useVirtualizer } from '@tanstack/react-virtual';
import { useMemo, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';

interface Row {
  id: string;
  name: string;
  email: string | null;
  phone: string | null;
  status: string;
  createdAt: string;
}

const fold = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

function List({ rows }: { rows: Row[] }) {
  const [search, setSearch] = useState('');
  const scroller = useRef<HTMLDivElement>(null);
  const folded = useMemo(() => rows.map((row) => fold(`${row.name} ${row.email} ${row.phone}`)), [rows]);
  const shown = useMemo(
    () => rows.filter((_row, index) => folded[index]?.includes(fold(search))),
    [rows, folded, search],
  );
  const virtualizer = useVirtualizer({
    count: shown.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => 56,
  });
  return (
    <>
      <input
        type="search"
        aria-label="Buscar pacientes"
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      <p role="status">
        Mostrando {shown.length} de {rows.length} pacientes
      </p>
      <div ref={scroller} style={{ height: 700, overflow: 'auto' }}>
        <div style={{ height: virtualizer.getTotalSize(), position: 'relative' }}>
          {virtualizer.getVirtualItems().map(({ index, key, start }) => {
            const row = shown[index];
            return (
              <div
                key={key}
                style={{ position: 'absolute', top: start, height: 56, display: 'flex', gap: 16 }}
              >
                <a href={`/patients/${row?.id}`}>{row?.name}</a>
                <span>{row?.email}</span>
                <span>{row?.phone}</span>
                <span>{row?.status}</span>
                <span>{row?.createdAt}</span>
                <button type="button">Ver</button>
                <button type="button">Editar</button>
                <button type="button">Eliminar</button>
              </div>
            );
          })}
        </div>
      </div>
    </>
  );
}

void fetch('/rows.json')
  .then((answer) => answer.json())
  .then((rows: Row[]) => {
    const container = document.getElementById('root');
    if (container) createRoot(container).render(<List rows={rows} />);
  });
