import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Formik } from 'formik';
import { StoryStore } from '@/shared/testing/StoryStore';
import { THERAPIST } from '@/shared/testing/people';
import { FormikForm } from '@/shared/ui/formik/FormikForm';
import { EPISODE_FIXTURES } from '../fixtures';
import { EpisodeField } from './EpisodeField';

const meta = {
  title: 'Funcionalidades/Procesos/EpisodeField',
  component: EpisodeField,
  args: { patientId: 'p1' },
  decorators: [
    (Story) => (
      <StoryStore
        user={THERAPIST}
        routes={{
          'GET /api/system-status': () => ({ status: 'ok', capabilities: ['episodes'] }),
          'GET /api/patients/:id/episodes': () => ({ episodes: EPISODE_FIXTURES }),
        }}
      >
        <Formik initialValues={{ episodeId: '' }} onSubmit={() => undefined}>
          <FormikForm label="Ejemplo">
            <Story />
          </FormikForm>
        </Formik>
      </StoryStore>
    ),
  ],
} satisfies Meta<typeof EpisodeField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Disabled: Story = { args: { disabled: true } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
