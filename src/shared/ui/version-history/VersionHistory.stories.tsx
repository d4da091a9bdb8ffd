import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { type VersionPart, VersionHistory } from './VersionHistory';

const PARTS = [
  { label: 'Motivo de consulta', text: 'Dolor lumbar al levantarse' },
  { label: 'Dolor', text: '7 de 10' },
  { label: 'Plan de tratamiento', text: 'Dos sesiones por semana.\nEjercicio en casa.' },
];
const VERSIONS = [
  {
    version: 2,
    writtenAt: '2026-11-20T11:05:00Z',
    replacedAt: '2026-11-21T09:00:00Z',
    authorName: 'Ana Ruiz Soler',
    content: PARTS.map((part) => (part.label === 'Dolor' ? { ...part, text: '6 de 10' } : part)),
  },
  {
    version: 1,
    writtenAt: '2026-11-19T09:30:00Z',
    replacedAt: '2026-11-20T11:05:00Z',
    authorName: 'Ana Ruiz Soler',
    content: PARTS.map((part) => (part.label === 'Plan de tratamiento' ? { ...part, text: '' } : part)),
  },
];

/** When a record was corrected, and what it said before. */
const meta = {
  title: 'Datos/VersionHistory',
  component: VersionHistory<readonly VersionPart[]>,
  args: {
    verb: 'Corregida',
    correctedAt: '2026-11-21T09:00:00Z',
    authorName: 'Ana Ruiz Soler',
    current: PARTS,
    partsOf: (content) => content,
    query: { currentData: VERSIONS, isFetching: false },
    onLoad: () => undefined,
  },
} satisfies Meta<typeof VersionHistory<readonly VersionPart[]>>;
export default meta;
type Story = StoryObj<typeof meta>;

const opened: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByText('Ver versiones anteriores'));
};

export const Closed: Story = {};
export const Open: Story = { play: opened };
/** Of what tells only who replaced it, as a record's data. */
export const Replaced: Story = {
  args: { verb: 'Modificada', namesReplacer: true },
  play: opened,
};
/** Of a record into which another one was merged. */
export const Merged: Story = {
  args: {
    query: {
      currentData: [
        ...VERSIONS,
        {
          version: 1,
          writtenAt: '2026-10-02T09:30:00Z',
          replacedAt: '2026-11-12T11:05:00Z',
          authorName: 'Luis Gil',
          mergedFrom: 'otra',
          content: PARTS.map((part) => (part.label === 'Dolor' ? { ...part, text: '8 de 10' } : part)),
        },
      ],
      isFetching: false,
    },
  },
  play: opened,
};
export const Loading: Story = { args: { query: { isFetching: true } }, play: opened };
export const Failed: Story = {
  args: { query: { error: { status: 'NETWORK' }, isFetching: false } },
  play: opened,
};
export const LongText: Story = {
  args: {
    current: [{ label: 'Notas', text: 'Refiere molestia al final del recorrido. '.repeat(30) }],
    query: {
      currentData: [
        {
          version: 1,
          writtenAt: '2026-11-19T09:30:00Z',
          replacedAt: '2026-11-20T11:05:00Z',
          authorName: 'María Dolores Fernández-Castañeda Etxeberria',
          content: [{ label: 'Notas', text: 'Acude con más rigidez tras el viaje. '.repeat(30) }],
        },
      ],
      isFetching: false,
    },
  },
  play: opened,
};
export const Phone: Story = { play: opened, globals: { viewport: { value: 'phone' } } };
