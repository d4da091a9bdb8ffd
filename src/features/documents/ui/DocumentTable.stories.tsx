import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { DOCUMENT_FIXTURE, DOCUMENT_FIXTURES } from '../fixtures';
import { DocumentTable } from './DocumentTable';

const meta = {
  title: 'Funcionalidades/Documentos/DocumentTable',
  component: DocumentTable,
  args: {
    documents: DOCUMENT_FIXTURES,
    onOpen: fn(),
    onDownload: fn(),
    onEdit: fn(),
    onDelete: fn(),
    emptyText: 'Informes, pruebas de imagen, volantes y consentimientos del paciente.',
  },
} satisfies Meta<typeof DocumentTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** Without changing anything, and with who each is from. */
export const Patient: Story = {
  args: { documents: DOCUMENT_FIXTURES.slice(1), onEdit: undefined, onDelete: undefined },
};
export const Loading: Story = { args: { documents: undefined } };
export const Empty: Story = { args: { documents: [] } };
export const LongText: Story = {
  args: {
    documents: [
      {
        ...DOCUMENT_FIXTURE,
        name: `${'resonancia_magnetica_de_columna_'.repeat(3)}.pdf`,
        note: 'Lo trae el paciente de otro centro, con el informe aparte y sin las imágenes originales. '.repeat(
          3,
        ),
      },
    ],
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
