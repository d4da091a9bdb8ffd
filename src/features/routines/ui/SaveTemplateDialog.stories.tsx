import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { inStore, pressing } from '@/shared/testing/StoryStore';
import { answer } from '@/shared/testing/fakeBackend';
import { THERAPIST } from '@/shared/testing/people';
import { PRESCRIBED_FIXTURE } from '../fixtures';
import { SaveTemplateDialog } from './RoutineDialogs';

const meta = {
  title: 'Funcionalidades/Rutinas/SaveTemplateDialog',
  component: SaveTemplateDialog,
  args: { routine: PRESCRIBED_FIXTURE, onClose: fn() },
  decorators: inStore({ user: THERAPIST, routes: { 'POST /api/routines': () => answer(500) } }),
  parameters: { router: false },
} satisfies Meta<typeof SaveTemplateDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Refused: Story = { play: pressing('Guardar como plantilla') };
