import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { inStore, pressing } from '@/shared/testing/StoryStore';
import { THERAPIST } from '@/shared/testing/people';
import { EXERCISE_FIXTURE, exerciseFixtures } from '../fixtures';
import { ExercisePicker } from './ExercisePicker';

const meta = {
  title: 'Funcionalidades/Ejercicios/ExercisePicker',
  component: ExercisePicker,
  args: { exercises: [EXERCISE_FIXTURE, ...exerciseFixtures(40)], chosen: ['x1'], onPick: fn() },
  parameters: { router: false },
  decorators: inStore({ user: THERAPIST }),
} satisfies Meta<typeof ExercisePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** Before one is added, it can be looked at. */
export const Detail: Story = { play: pressing(EXERCISE_FIXTURE.name) };
export const Empty: Story = { args: { exercises: [] } };
export const Full: Story = { args: { exercises: exerciseFixtures(5000) } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
