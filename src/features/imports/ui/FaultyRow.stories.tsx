import type { Meta, StoryObj } from '@storybook/react-webpack5';

import { CORRECTIONS_FIXTURE, REPORT_FIXTURES } from '../fixtures';
import { FaultyRow } from './ReviewRows';

const meta = {
  title: 'Funcionalidades/Importaciones/FaultyRow',
  component: FaultyRow,
  args: { row: REPORT_FIXTURES[2]!, place: 2, corrections: CORRECTIONS_FIXTURE },
  decorators: [(Story) => <ul>{Story()}</ul>],
} satisfies Meta<typeof FaultyRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
