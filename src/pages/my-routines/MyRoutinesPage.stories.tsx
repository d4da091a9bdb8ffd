import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { AuthProvider } from '@/features/auth';
import { progressDomain } from '@/features/progress';
import { RAW_STATS, RAW_TODAY, rawRun } from '@/features/progress/fixtures';
import { StoryStore } from '@/shared/testing/StoryStore';
import { PATIENT } from '@/shared/testing/people';
import { MyRoutinesPage } from '.';

const meta = {
  title: 'Pantallas/Mis Rutinas',
  component: MyRoutinesPage,
  parameters: { router: false, docs: { story: { inline: false, iframeHeight: 760 } } },
} satisfies Meta<typeof MyRoutinesPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const at = (address: string): Story['decorators'] => [
  (Story) => (
    <StoryStore
      user={PATIENT}
      at={address}
      domains={[progressDomain]}
      routes={{
        'GET /api/routine-progress/today': () => RAW_TODAY,
        'GET /api/routines/my-routines': () => RAW_TODAY,
        'GET /api/routine-progress/stats': () => RAW_STATS,
        'POST /api/routine-progress/start': () => ({ data: { routineProgress: { id: 'run-1' } } }),
        'GET /api/routine-progress/:id': () => ({ data: rawRun({ supportsPain: true }) }),
        'POST /api/routine-progress/:id/complete-exercise': () => ({}),
        'POST /api/routine-progress/:id/finish': () => ({}),
        'PATCH /api/routine-progress/:id': () => ({}),
      }}
    >
      <AuthProvider>
        <Story />
      </AuthProvider>
    </StoryStore>
  ),
];

export const Running: Story = { decorators: at('/my-routines?rutina=run-1') };
/** From Comenzar to the end, exercise by exercise. */
export const WholeRoutine: Story = {
  decorators: at('/my-routines'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Comenzar' }));
    for (const name of ['Sentadilla con apoyo', 'Puente de glúteos', 'Elevación de talones']) {
      await canvas.findByRole('heading', { name });
      await userEvent.click(canvas.getByRole('button', { name: 'Completar ejercicio' }));
    }
    await userEvent.click(await canvas.findByRole('button', { name: 'Listo' }));
    await canvas.findByRole('tab', { name: 'Para Hoy' });
  },
};
