import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { DOCUMENT_MESSAGES } from '@/contract/documents';
import { NewDocumentsDialog } from './DocumentDialogs';

const file = (name: string) => new File(['x'.repeat(3_000)], name);
const meta = {
  title: 'Funcionalidades/Documentos/NewDocumentsDialog',
  component: NewDocumentsDialog,
  args: {
    files: [
      { file: file('Informe.pdf'), refusal: null },
      { file: file('Radiografía.jpg'), refusal: null },
    ],
    offersSharing: true,
    onClose: fn(),
    onSubmit: fn(),
  },
} satisfies Meta<typeof NewDocumentsDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** A patient sends: there is nothing to share. */
export const Patient: Story = { args: { offersSharing: false } };
export const NoneFits: Story = {
  args: { files: [{ file: file('video.mp4'), refusal: DOCUMENT_MESSAGES.wrongType }] },
};
export const LongText: Story = {
  args: {
    files: [{ file: file(`${'resonancia_magnetica_'.repeat(8)}.pdf`), refusal: DOCUMENT_MESSAGES.tooLarge }],
  },
};
export const TooMany: Story = { args: { cut: true } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
