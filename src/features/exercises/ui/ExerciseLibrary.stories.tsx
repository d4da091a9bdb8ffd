import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { inStore } from '@/shared/testing/StoryStore';
import { answer, type FakeHandler, never } from '@/shared/testing/fakeBackend';
import { THERAPIST } from '@/shared/testing/people';
import { exercisesDomain } from '../domain';
import { CATEGORY_OPTIONS, DIFFICULTY_OPTIONS, EXERCISE_FIXTURE, exerciseFixtures } from '../fixtures';
import { ExerciseLibrary } from './ExerciseLibrary';

const meta = {
  title: 'Funcionalidades/Ejercicios/ExerciseLibrary',
  component: ExerciseLibrary,
  args: { title: 'Ejercicios', canEdit: true },
} satisfies Meta<typeof ExerciseLibrary>;
export default meta;
type Story = StoryObj<typeof meta>;

const on = (handler: FakeHandler) =>
  inStore({
    user: THERAPIST,
    domains: [exercisesDomain],
    routes: {
      'GET /api/exercises': handler,
      'GET /api/exercises/categories/list': () => ({ data: CATEGORY_OPTIONS }),
      'GET /api/exercises/difficulties/list': () => ({ data: DIFFICULTY_OPTIONS }),
    },
  });
const some: FakeHandler = () => ({ data: [EXERCISE_FIXTURE, ...exerciseFixtures(5)] });

export const Default: Story = { decorators: on(some) };
export const Patient: Story = { args: { title: 'Ejercicios en Casa', canEdit: false }, decorators: on(some) };
export const Loading: Story = { decorators: on(never) };
export const Empty: Story = { decorators: on(() => ({ data: [] })) };
export const Failed: Story = { decorators: on(() => answer(500)) };
export const Full: Story = { decorators: on(() => ({ data: exerciseFixtures(5000) })) };
export const Phone: Story = { decorators: on(some), globals: { viewport: { value: 'phone' } } };
