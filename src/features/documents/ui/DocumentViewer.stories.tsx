import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { inStore } from '@/shared/testing/StoryStore';
import { answer, type FakeHandler, never } from '@/shared/testing/fakeBackend';
import { THERAPIST } from '@/shared/testing/people';
import { PICTURE_FIXTURE } from '../fixtures';
import { DocumentViewer } from './DocumentViewer';

const meta = {
  title: 'Funcionalidades/Documentos/DocumentViewer',
  component: DocumentViewer,
  args: { document: PICTURE_FIXTURE, onDownload: fn(), onClose: fn() },
} satisfies Meta<typeof DocumentViewer>;
export default meta;
type Story = StoryObj<typeof meta>;

const on = (handler: FakeHandler) =>
  inStore({ user: THERAPIST, routes: { 'GET /api/documents/:id/content': handler } });

export const Loading: Story = { decorators: on(never) };
export const Failed: Story = { decorators: on(() => answer(404)) };
