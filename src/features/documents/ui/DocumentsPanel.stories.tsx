import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { StoryStore } from '@/shared/testing/StoryStore';
import { answer, type FakeHandler, never } from '@/shared/testing/fakeBackend';
import { PATIENT, THERAPIST } from '@/shared/testing/people';
import { documentsDomain } from '../domain';
import { DOCUMENT_FIXTURES, UPLOAD_FIXTURE } from '../fixtures';
import { DocumentsPanel } from './DocumentsPanel';

const meta = {
  title: 'Funcionalidades/Documentos/DocumentsPanel',
  component: DocumentsPanel,
  args: { owner: { patientId: 'p1' } },
} satisfies Meta<typeof DocumentsPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

const on = (handler: FakeHandler, uploads = [UPLOAD_FIXTURE].slice(1)): Story['decorators'] => [
  (Story, { args }) => (
    <StoryStore
      user={args.owner === 'own' ? PATIENT : THERAPIST}
      domains={[documentsDomain]}
      preloadedState={{ documents: { uploads } }}
      routes={{ 'GET /api/patients/:id/documents': handler, 'GET /api/my-documents': handler }}
    >
      <Story />
    </StoryStore>
  ),
];
const some: FakeHandler = () => ({ data: DOCUMENT_FIXTURES });

export const Default: Story = { decorators: on(some) };
export const Uploading: Story = { decorators: on(some, [UPLOAD_FIXTURE]) };
export const Patient: Story = {
  args: { owner: 'own' },
  decorators: on(() => ({ data: DOCUMENT_FIXTURES.slice(1) })),
};
export const Episodes: Story = {
  args: {
    episodes: {
      field: null,
      shown: null,
      titleOf: (id) => (id === 'ep1' ? 'Lumbalgia mecánica' : 'Esguince de tobillo derecho (dado de alta)'),
    },
  },
  decorators: on(() => ({
    data: DOCUMENT_FIXTURES.map((document, index) => ({
      ...document,
      episodeId: [null, 'ep1', 'ep2'][index],
    })),
  })),
};
export const EmptyEpisode: Story = {
  args: { episodes: { field: null, shown: 'ep3', titleOf: () => 'Hombro' } },
  decorators: on(some),
};
export const Loading: Story = { decorators: on(never) };
export const Empty: Story = { decorators: on(() => ({ data: [] })) };
export const Failed: Story = { decorators: on(() => answer(500)) };
export const Phone: Story = { decorators: on(some), globals: { viewport: { value: 'phone' } } };
