import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Formik } from 'formik';
import { StoryStore } from '@/shared/testing/StoryStore';
import { answer, type FakeHandler, never } from '@/shared/testing/fakeBackend';
import { ADMIN } from '@/shared/testing/people';
import { THERAPIST_FIXTURES } from '../fixtures';
import { TherapistSelectField } from './TherapistSelectField';

const meta = {
  title: 'Funcionalidades/Equipo/TherapistSelectField',
  component: TherapistSelectField,
  args: { name: 'giverId' },
} satisfies Meta<typeof TherapistSelectField>;
export default meta;
type Story = StoryObj<typeof meta>;

const on = (
  therapists: FakeHandler = () => ({ therapists: THERAPIST_FIXTURES }),
  giverId = '',
): Story['decorators'] => [
  (Story) => (
    <StoryStore user={ADMIN} routes={{ 'GET /api/team/therapists': therapists }}>
      <Formik initialValues={{ giverId }} onSubmit={() => undefined}>
        <Story />
      </Formik>
    </StoryStore>
  ),
];

export const Default: Story = { decorators: on() };
export const Optional: Story = { args: { unchosen: 'Responsable del paciente' }, decorators: on() };
export const Chosen: Story = { decorators: on(undefined, THERAPIST_FIXTURES[0]?.id) };
export const NobodyElse: Story = {
  args: { except: THERAPIST_FIXTURES.map(({ id }) => id) },
  decorators: on(),
};
export const Loading: Story = { decorators: on(never) };
export const Failed: Story = { decorators: on(() => answer(500)) };
