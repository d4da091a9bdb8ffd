import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { inStore } from '@/shared/testing/StoryStore';
import { answer, type FakeHandler, never } from '@/shared/testing/fakeBackend';
import { THERAPIST } from '@/shared/testing/people';
import { FormikTextField } from '@/shared/ui/formik/FormikFields';
import { routinesDomain } from '../domain';
import { EXERCISES, FREQUENCY_OPTIONS, PATIENTS, ROUTINES, TEMPLATE_FIXTURE } from '../fixtures';
import { RoutineBoard } from './RoutineBoard';

const meta = {
  title: 'Funcionalidades/Rutinas/RoutineBoard',
  component: RoutineBoard,
  args: {
    patients: PATIENTS,
    exercises: EXERCISES,
    patientField: <FormikTextField name="patientId" label="Paciente" required />,
    renderPicker: () => null,
  },
} satisfies Meta<typeof RoutineBoard>;
export default meta;
type Story = StoryObj<typeof meta>;

const on = (handler: FakeHandler, view = 'grid') =>
  inStore({
    user: THERAPIST,
    domains: [routinesDomain],
    preloadedState: {
      preferences: {
        theme: 'system',
        views: { routines: view },
        favouriteRoutines: ['r1'],
        recentEntries: [],
      },
    },
    routes: {
      'GET /api/routines': handler,
      'GET /api/routines/frequencies/list': () => ({ data: FREQUENCY_OPTIONS }),
    },
  });
const some: FakeHandler = () => ({ data: ROUTINES, templates: [TEMPLATE_FIXTURE] });

export const Grid: Story = { decorators: on(some) };
export const List: Story = { decorators: on(some, 'list') };
export const OtherBackend: Story = { decorators: on(() => ROUTINES) };
export const Loading: Story = { decorators: on(never) };
export const Empty: Story = { decorators: on(() => ({ data: [] })) };
export const Failed: Story = { decorators: on(() => answer(500)) };
export const Full: Story = {
  decorators: on(() => ({
    data: Array.from({ length: 300 }, (_unused, index) => ({ ...ROUTINES[index % 3], id: `r${index}` })),
  })),
};
export const NotFound: Story = {
  decorators: on(some),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByPlaceholderText('Buscar rutinas...'), 'zzz');
  },
};
export const Phone: Story = { decorators: on(some), globals: { viewport: { value: 'phone' } } };
