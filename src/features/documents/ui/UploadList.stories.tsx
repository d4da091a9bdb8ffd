import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { DOCUMENT_MESSAGES } from '@/contract/documents';
import { UPLOAD_FIXTURE } from '../fixtures';
import { UploadList } from './UploadList';

const meta = {
  title: 'Funcionalidades/Documentos/UploadList',
  component: UploadList,
  args: {
    uploads: [
      UPLOAD_FIXTURE,
      { ...UPLOAD_FIXTURE, id: 'u2', name: 'Volante.jpg', sent: 0, stage: 'waiting' },
      { ...UPLOAD_FIXTURE, id: 'u3', name: 'Rodilla.png', sent: UPLOAD_FIXTURE.size, stage: 'finishing' },
    ],
    onCancel: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof UploadList>;
export default meta;
type Story = StoryObj<typeof meta>;

const failed = { ...UPLOAD_FIXTURE, stage: 'failed' as const, failure: DOCUMENT_MESSAGES.uploadFailed };

export const Default: Story = {};
export const Failed: Story = {
  args: {
    uploads: [
      failed,
      { ...failed, id: 'u2', name: 'carta.pdf', failure: DOCUMENT_MESSAGES.full, mayRetry: false },
    ],
  },
};
export const LongText: Story = {
  args: { uploads: [{ ...UPLOAD_FIXTURE, name: `${'resonancia_magnetica_'.repeat(6)}.pdf` }, failed] },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
