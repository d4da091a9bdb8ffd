import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { inStore } from '@/shared/testing/StoryStore';
import { THERAPIST } from '@/shared/testing/people';
import { DOCUMENT_FIXTURE, PICTURE_FIXTURE } from '../fixtures';
import { EditDocumentDialog } from './DocumentDialogs';

const meta = {
  title: 'Funcionalidades/Documentos/EditDocumentDialog',
  component: EditDocumentDialog,
  args: { document: DOCUMENT_FIXTURE, onClose: fn() },
  decorators: inStore({ user: THERAPIST }),
} satisfies Meta<typeof EditDocumentDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** What the patient sent stays theirs to see. */
export const SentByPatient: Story = { args: { document: PICTURE_FIXTURE } };
export const Invalid: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.clear(await canvas.findByRole('textbox', { name: 'Nombre' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar' }));
  },
};
