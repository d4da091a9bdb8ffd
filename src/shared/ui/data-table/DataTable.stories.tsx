import { useMemo, useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Avatar } from '../avatar/Avatar';
import { Badge } from '../badge/Badge';
import { Button } from '../button/Button';
import { EmptyState } from '../empty-state/EmptyState';
import { EditIcon, PatientsIcon, TrashIcon } from '../icon/icons';
import { IconButton } from '../icon-button/IconButton';
import type { Column } from './rows';
import { DataTable } from './DataTable';

interface Person {
  id: string;
  name: string;
  email: string;
  active: boolean;
  since: string;
}

const NAMES = [
  'Ana López Ruiz',
  'Álvaro Núñez Peña',
  'Begoña Íñiguez Sanz',
  'José Ángel García',
  'María del Mar Ortiz',
];
const people = (count: number): Person[] =>
  Array.from({ length: count }, (_, index) => ({
    id: String(index),
    name: count > 5 ? `${NAMES[index % NAMES.length]} ${index + 1}` : (NAMES[index] ?? ''),
    email: `paciente${index + 1}@example.com`,
    active: index % 4 !== 3,
    since: `${String((index % 27) + 1).padStart(2, '0')}/10/2026`,
  }));

const columns: Column<Person>[] = [
  {
    key: 'name',
    header: 'Paciente',
    cardTitle: true,
    sortable: true,
    render: (person) => (
      <span style={{ display: 'inline-flex', gap: 12, alignItems: 'center' }}>
        <Avatar name={person.name} /> {person.name}
      </span>
    ),
  },
  { key: 'email', header: 'Contacto', render: (person) => person.email },
  {
    key: 'active',
    header: 'Estado',
    render: (person) => (
      <Badge tone={person.active ? 'success' : 'neutral'}>{person.active ? 'Activo' : 'Alta'}</Badge>
    ),
  },
  {
    key: 'since',
    header: 'Fecha de registro',
    sortable: true,
    align: 'end',
    render: (person) => person.since,
  },
];

const actions = (person: Person) => (
  <>
    <IconButton size="sm" icon={EditIcon} label={`Editar a ${person.name}`} />
    <IconButton size="sm" icon={TrashIcon} variant="danger" label={`Eliminar a ${person.name}`} />
  </>
);

/** Table of records: sortable, cards on a phone, and only visible rows rendered from a hundred rows on. */
const meta = {
  title: 'Datos/DataTable',
  component: DataTable<Person>,
  args: {
    caption: 'Pacientes',
    columns,
    rows: people(5),
    getRowId: (person) => person.id,
    rowActions: actions,
    onSortChange: fn(),
    sort: { key: 'name', direction: 'ascending' },
  },
} satisfies Meta<typeof DataTable<Person>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Loading: Story = { args: { loading: true } };
export const Empty: Story = {
  args: {
    rows: [],
    empty: (
      <EmptyState
        icon={PatientsIcon}
        title="No hay pacientes"
        text="Añade al primero para empezar."
        action={<Button variant="primary">Nuevo paciente</Button>}
      />
    ),
  },
};
export const LongText: Story = {
  args: {
    rows: people(3).map((person) => ({
      ...person,
      name: 'María de los Ángeles Fernández-Villaverde y Gutiérrez',
    })),
  },
};

/** Ten thousand rows, of which only a few dozen are rendered. */
export const TenThousand: Story = {
  args: { rows: people(10_000) },
  play: async ({ canvasElement }) => {
    const table = within(canvasElement).getByRole('table', { name: 'Pacientes' });
    await expect(table).toHaveAttribute('aria-rowcount', '10001');
    await expect(within(table).getAllByRole('row').length).toBeLessThan(60);
  },
};

/** A line separates past from upcoming rows, the table opens there, and one row is marked as new. */
export const Parted: Story = {
  args: {
    rows: people(40),
    divider: { before: 20, label: 'Hoy' },
    reveal: { index: 20, token: 'opening' },
    isMarked: (person) => person.id === '22',
  },
};
export const Sorting: Story = {
  render: function Sorted(args) {
    const [sort, setSort] = useState(args.sort);
    const rows = useMemo(() => {
      const sorted = [...args.rows].sort((one, other) => one.name.localeCompare(other.name, 'es'));
      return sort?.direction === 'descending' ? sorted.reverse() : sorted;
    }, [args.rows, sort]);
    return <DataTable {...args} rows={rows} sort={sort} onSortChange={setSort} />;
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Paciente' }));
    await expect(canvas.getByRole('columnheader', { name: 'Paciente' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };
export const Contrast: Story = { globals: { theme: 'contrast' } };
