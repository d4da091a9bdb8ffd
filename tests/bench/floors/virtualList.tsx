/**
 * Floor for long lists: React and @tanstack/react-virtual with the same rows and the same search, but without
 * store, router and components, and with known row heights. `/rows.json` contains the rows. `/shape.json`
 * describes how the app renders a row, so that both render the same elements and styles.
 */
import { useVirtualizer } from '@tanstack/react-virtual';
import { createElement, useMemo, useRef, useState, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

type Row = Record<string, string | null> & { id: string };

/** A row as the app renders it. `{name}` stands for a field's value. */
export interface RowShape {
  /** Classes of the scrolling box and of its table. */
  frame: string;
  table: string;
  html: string;
  /** Height of a row in px. */
  height: number;
}

type Drawn = (row: Row) => ReactNode;

const FIELD = /\{(\w+)\}/g;
const fill = (text: string, row: Row) => text.replace(FIELD, (_all, field: string) => row[field] ?? '');

/** Returns a function that renders a node for any row. A node without fields is created only once. */
function drawing(node: Node): Drawn {
  if (!(node instanceof Element)) {
    const text = node.textContent ?? '';
    return (row) => fill(text, row);
  }
  const attributes = [...node.attributes].map(({ name, value }): [string, string] => [
    name === 'class' ? 'className' : name,
    value,
  ]);
  const children = [...node.childNodes].map(drawing);
  const draw: Drawn = (row) =>
    createElement(
      node.tagName.toLowerCase(),
      Object.fromEntries(attributes.map(([name, value]) => [name, fill(value, row)])),
      ...children.map((child) => child(row)),
    );
  if (node.outerHTML.search(FIELD) >= 0) return draw;
  const made = draw({ id: '' });
  return () => made;
}

const fold = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

function List({ rows, shape, cells }: { rows: Row[]; shape: RowShape; cells: Drawn[] }) {
  const [search, setSearch] = useState('');
  const scroller = useRef<HTMLDivElement>(null);
  const folded = useRef<string[]>(null);
  const shown = useMemo(() => {
    if (search === '') return rows;
    const texts = (folded.current ??= rows.map((row) => fold(`${row.name} ${row.email} ${row.phone}`)));
    const wanted = fold(search);
    return rows.filter((_row, index) => texts[index]?.includes(wanted));
  }, [rows, search]);
  const virtualizer = useVirtualizer({
    count: shown.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => shape.height,
    overscan: 4,
  });
  const items = virtualizer.getVirtualItems();
  const before = items[0]?.start ?? 0;
  const after = virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0);
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
      <div ref={scroller} className={shape.frame} style={{ height: 'min(72vh, 46rem)', overflow: 'auto' }}>
        <table className={shape.table}>
          <tbody>
            <tr style={{ height: before }} />
            {items.map(({ index }) => {
              const row = shown[index];
              return row && <tr key={row.id}>{cells.map((cell) => cell(row))}</tr>;
            })}
            <tr style={{ height: after }} />
          </tbody>
        </table>
      </div>
    </>
  );
}

const read = async <Answer,>(path: string) => (await (await fetch(path)).json()) as Answer;

void Promise.all([read<Row[]>('/rows.json'), read<RowShape>('/shape.json')]).then(([rows, shape]) => {
  const container = document.getElementById('root');
  const parsed = document.createElement('tbody');
  parsed.innerHTML = shape.html;
  const cells = [...(parsed.firstElementChild?.children ?? [])].map(drawing);
  if (container) createRoot(container).render(<List rows={rows} shape={shape} cells={cells} />);
});
