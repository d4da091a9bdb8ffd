import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Column } from './rows';
import { DataTable } from './DataTable';

interface Person {
  id: string;
  name: string;
}
const people = (count: number): Person[] =>
  Array.from({ length: count }, (_, index) => ({ id: String(index), name: `Persona ${index + 1}` }));
const columns: Column<Person>[] = [
  { key: 'name', header: 'Nombre', sortable: true, render: (person) => person.name },
  { key: 'id', header: 'Número', render: (person) => person.id },
];
const base = { caption: 'Pacientes', columns, getRowId: (person: Person) => person.id };

describe('DataTable', () => {
  test('draws a short table whole, with its actions', () => {
    render(
      <DataTable
        {...base}
        rows={people(99)}
        rowActions={(person) => <button>Editar {person.name}</button>}
      />,
    );
    const table = screen.getByRole('table', { name: 'Pacientes' });
    expect(within(table).getAllByRole('row')).toHaveLength(100);
    expect(table).not.toHaveAttribute('aria-rowcount');
    expect(within(table).getByRole('button', { name: 'Editar Persona 99' })).toBeInTheDocument();
  });

  test('draws only rows in view from a hundred on, numbered within the whole', () => {
    render(<DataTable {...base} rows={people(10_000)} />);
    const table = screen.getByRole('table', { name: 'Pacientes' });
    expect(table).toHaveAttribute('aria-rowcount', '10001');
    const rows = within(table).getAllByRole('row');
    expect(rows.length).toBeLessThan(40);
    expect(rows[0]).toHaveAttribute('aria-rowindex', '1');
    expect(rows[1]).toHaveAttribute('aria-rowindex', '2');
    expect(rows[1]).toHaveTextContent('Persona 1');
  });

  test('scrolling brings later rows with their numbers', () => {
    render(<DataTable {...base} rows={people(10_000)} estimateRowHeight={50} />);
    const scroller = screen.getByRole('region', { name: 'Pacientes' });
    Object.defineProperty(scroller, 'scrollTop', { value: 250_000, configurable: true });
    fireEvent.scroll(scroller);
    const row = screen.getByText('Persona 5001').closest('tr');
    expect(row).toHaveAttribute('aria-rowindex', '5002');
    expect(screen.queryByText('Persona 1')).toBeNull();
  });

  test('a heading reports the wished order and says the present one', async () => {
    const user = userEvent.setup();
    const onSortChange = jest.fn();
    const { rerender } = render(<DataTable {...base} rows={people(2)} onSortChange={onSortChange} />);
    expect(screen.getByRole('columnheader', { name: 'Nombre' })).toHaveAttribute('aria-sort', 'none');
    await user.click(screen.getByRole('button', { name: 'Nombre' }));
    expect(onSortChange).toHaveBeenLastCalledWith({ key: 'name', direction: 'ascending' });
    rerender(
      <DataTable
        {...base}
        rows={people(2)}
        onSortChange={onSortChange}
        sort={{ key: 'name', direction: 'ascending' }}
      />,
    );
    expect(screen.getByRole('columnheader', { name: 'Nombre' })).toHaveAttribute('aria-sort', 'ascending');
    await user.click(screen.getByRole('button', { name: 'Nombre' }));
    expect(onSortChange).toHaveBeenLastCalledWith({ key: 'name', direction: 'descending' });
    expect(screen.getByRole('columnheader', { name: 'Número' })).not.toHaveAttribute('aria-sort');
  });

  test('parts its rows by a line, marks one, and scrolls to another inside itself', () => {
    const heights = jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (
      this: HTMLElement,
    ) {
      const index = Number(this.dataset['index'] ?? (this.hasAttribute('data-divider') ? 4 : 0));
      return { top: index * 50, height: 20, left: 0, width: 100 } as DOMRect;
    });
    const view = (token: string) => (
      <DataTable
        {...base}
        rows={people(9)}
        divider={{ before: 5, label: 'Hoy' }}
        reveal={{ index: 5, token }}
        isMarked={({ id }) => id === '6'}
      />
    );
    const { rerender } = render(view('one'));
    const frame = screen.getByRole('region', { name: 'Pacientes' });
    // The line is at 200, below a header of 20.
    expect(frame.scrollTop).toBe(180);
    const texts = screen.getAllByRole('row').map(({ textContent }) => textContent);
    expect(texts.indexOf('Hoy')).toBe(texts.findIndex((text) => text?.startsWith('Persona 6')) - 1);
    expect(screen.getByText('Persona 7').closest('tr')).toHaveAttribute('aria-current', 'true');
    frame.scrollTop = 0;
    rerender(view('one'));
    expect(frame.scrollTop).toBe(0);
    rerender(view('two'));
    expect(frame.scrollTop).toBe(180);
    heights.mockRestore();
  });

  test('a long table opens at the row that is to be seen', () => {
    render(
      <DataTable {...base} rows={people(5000)} estimateRowHeight={50} reveal={{ index: 2500, token: 'a' }} />,
    );
    expect(screen.getByText('Persona 2501')).toBeInTheDocument();
    expect(screen.queryByText('Persona 1')).toBeNull();
    expect(screen.getAllByRole('row').length).toBeLessThan(60);
  });

  test('shows bars while loading and the given text when empty', () => {
    const { rerender } = render(<DataTable {...base} rows={[]} loading empty={<p>No hay pacientes</p>} />);
    expect(screen.getByRole('status')).toHaveTextContent('Cargando...');
    rerender(<DataTable {...base} rows={[]} empty={<p>No hay pacientes</p>} />);
    expect(screen.getByText('No hay pacientes')).toBeInTheDocument();
    expect(screen.queryByRole('table')).toBeNull();
  });

  test('a search draws again the rows that are new, and not those that stay', () => {
    const drawn = jest.fn((person: Person) => person.name);
    const given = { ...base, columns: [{ key: 'name', header: 'Nombre', render: drawn }] };
    const rows = people(200);
    const { rerender } = render(<DataTable {...given} rows={rows} />);
    drawn.mockClear();
    rerender(<DataTable {...given} rows={rows.filter(({ id }) => id !== '0')} />);
    expect(screen.queryByText('Persona 1')).toBeNull();
    expect(screen.getByText('Persona 2').closest('tr')).toHaveAttribute('aria-rowindex', '2');
    expect(drawn).not.toHaveBeenCalledWith(rows[1]);
    // Only one more row came into view.
    expect(drawn.mock.calls.length).toBeLessThan(3);
  });
});
