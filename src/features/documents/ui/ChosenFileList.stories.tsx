import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { DOCUMENT_MESSAGES } from '@/contract/documents';
import { ChosenFileList } from './NewDocumentsDialog';

const file = (name: string) => new File(['x'.repeat(3_000)], name);
const meta = {
  title: 'Funcionalidades/Documentos/ChosenFileList',
  component: ChosenFileList,
  args: {
    files: [
      { file: file('Informe.pdf'), refusal: null },
      { file: file('programa.exe'), refusal: DOCUMENT_MESSAGES.wrongType },
    ],
    onRemove: fn(),
  },
} satisfies Meta<typeof ChosenFileList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongText: Story = {
  args: {
    files: [{ file: file(`${'resonancia_magnetica_'.repeat(8)}.pdf`), refusal: DOCUMENT_MESSAGES.tooLarge }],
  },
};
