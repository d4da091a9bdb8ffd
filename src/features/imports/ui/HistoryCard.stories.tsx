import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { inStore } from '@/shared/testing/StoryStore';
import { THERAPIST } from '@/shared/testing/people';
import { HistoryCard } from './ImportHistory';

const imports = [
  {
    id: 'second',
    therapistName: 'Ana Ruiz Soler',
    createdAt: '2026-11-20T09:30:00.000Z',
    total: 12,
    undoneAt: null,
  },
  {
    id: 'first',
    therapistName: 'Ana Ruiz Soler',
    createdAt: '2026-11-19T16:05:00.000Z',
    total: 1,
    undoneAt: '2026-11-19T16:20:00.000Z',
  },
];

const meta = {
  title: 'Funcionalidades/Importaciones/HistoryCard',
  component: HistoryCard,
  args: {
    title: 'Importaciones anteriores',
    list: { currentData: imports, isFetching: false, refetch: fn() },
    opening: 'importUndo',
    countOf: (total) => (total === 1 ? '1 paciente' : `${total} pacientes`),
    consequence: 'Se borran los pacientes que trajo.',
    texts: {
      listFailed: 'Error al cargar las importaciones',
      undone: 'Importación deshecha',
      undoFailed: 'Error al deshacer la importación',
    },
    remove: fn(async () => ({})),
    isRemoving: false,
  },
  decorators: inStore({ user: THERAPIST }),
} satisfies Meta<typeof HistoryCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Failed: Story = { args: { list: { error: { status: 500 }, isFetching: false, refetch: fn() } } };
export const Retrying: Story = {
  args: { list: { error: { status: 500 }, isFetching: true, refetch: fn() } },
};
