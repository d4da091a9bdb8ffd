import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { guessMapping } from '@/contract/importFields';
import { TABLE_FIXTURE } from '../fixtures';
import { RowPreview } from './ImportColumns';

/** En qué se convierten las primeras filas de un archivo. */
const meta = {
  title: 'Funcionalidades/Importaciones/RowPreview',
  component: RowPreview,
  args: { rows: TABLE_FIXTURE.rows, mapping: guessMapping(TABLE_FIXTURE.headings), count: 3 },
} satisfies Meta<typeof RowPreview>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const NothingMapped: Story = { args: { mapping: TABLE_FIXTURE.headings.map(() => null) } };
