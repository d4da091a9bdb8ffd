import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn, screen } from 'storybook/test';
import { inStore } from '@/shared/testing/StoryStore';
import { THERAPIST } from '@/shared/testing/people';
import { renderTherapist } from '../testing/renderTherapist';
import { HandoverDialog } from './HandoverDialog';

/** Diálogo para pasar un paciente, o todos, a otro fisioterapeuta. */
const meta = {
  title: 'Funcionalidades/Atención/HandoverDialog',
  component: HandoverDialog,
  args: {
    name: 'p1',
    title: 'Traspasar al paciente',
    description: 'Manuel García Pérez',
    from: THERAPIST.id,
    renderTherapist,
    send: () => new Promise<never>(() => undefined),
    onClose: fn(),
  },
  decorators: inStore({ user: THERAPIST }),
} satisfies Meta<typeof HandoverDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithList: Story = { args: { children: <p>Se traspasan 2 pacientes y 1 cita.</p> } };
export const Incomplete: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Traspasar' }));
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
