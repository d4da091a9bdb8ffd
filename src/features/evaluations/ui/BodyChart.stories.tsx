import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { BODY_REGION_IDS } from '@/contract/bodyRegions';
import { EVALUATION_FIXTURE } from '../fixtures';
import { BodyChart } from './BodyChart';

const meta = {
  title: 'Funcionalidades/Evaluaciones/BodyChart',
  component: BodyChart,
  args: { value: EVALUATION_FIXTURE.regions },
} satisfies Meta<typeof BodyChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ReadOnly: Story = {};
export const Choosing: Story = {
  render: ({ value }) => {
    function Chart() {
      const [chosen, setChosen] = useState([...value]);
      return <BodyChart value={chosen} onChange={setChosen} />;
    }
    return <Chart />;
  },
};
export const Everything: Story = { args: { value: BODY_REGION_IDS } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
