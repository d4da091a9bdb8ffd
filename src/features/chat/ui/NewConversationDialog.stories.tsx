import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { StoryStore } from '@/shared/testing/StoryStore';
import { answer } from '@/shared/testing/fakeBackend';
import { THERAPIST } from '@/shared/testing/people';
import { FormikSelectField } from '@/shared/ui/formik/FormikFields';
import { NewConversationDialog } from './NewConversationDialog';

/** Starts a conversation with a patient. The page provides the patient choice. */
const meta = {
  title: 'Funcionalidades/Conversaciones/NewConversationDialog',
  component: NewConversationDialog,
  args: {
    open: true,
    onClose: fn(),
    onStarted: fn(),
    patientField: (
      <FormikSelectField
        name="patientId"
        label="Paciente"
        placeholder="Elige un paciente"
        options={[{ value: 'p1', label: 'Luis Gil' }]}
      />
    ),
  },
  decorators: [
    (Story) => (
      <StoryStore
        user={THERAPIST}
        routes={{ 'POST /api/conversations': () => answer(201, { conversation: { id: 'c1' } }) }}
      >
        {Story()}
      </StoryStore>
    ),
  ],
} satisfies Meta<typeof NewConversationDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Abierto: Story = {};
export const Cerrado: Story = { args: { open: false } };
