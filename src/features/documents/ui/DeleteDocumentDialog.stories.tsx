import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { inStore } from '@/shared/testing/StoryStore';
import { THERAPIST } from '@/shared/testing/people';
import { DOCUMENT_FIXTURE } from '../fixtures';
import { DeleteDocumentDialog } from './DeleteDocumentDialog';

const meta = {
  title: 'Funcionalidades/Documentos/DeleteDocumentDialog',
  component: DeleteDocumentDialog,
  args: { document: DOCUMENT_FIXTURE, onClose: fn() },
  decorators: inStore({ user: THERAPIST }),
} satisfies Meta<typeof DeleteDocumentDialog>;
export default meta;

export const Default: StoryObj<typeof meta> = {};
