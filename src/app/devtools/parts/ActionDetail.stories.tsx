import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ActionDetail } from './ActionDetail';

const meta = {
  title: 'Estructura/Grabaciones/ActionDetail',
  component: ActionDetail,
  args: {
    name: 'patients/searchChanged',
    action: { type: 'patients/searchChanged', payload: 'rodilla' },
    differences: [{ path: 'patients › search', before: '', after: 'rodilla' }],
  },
} satisfies Meta<typeof ActionDetail>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const NothingChanged: Story = { args: { differences: [] } };
export const PageLoad: Story = { args: { name: 'Carga de la página', action: undefined, differences: [] } };
export const LongText: Story = {
  args: {
    name: 'routines/drafted',
    action: { type: 'routines/drafted', payload: { notes: 'Estirar despacio. '.repeat(200) } },
    differences: [
      { path: 'routines › draft › notes', before: undefined, after: 'Estirar despacio. '.repeat(200) },
    ],
  },
};
