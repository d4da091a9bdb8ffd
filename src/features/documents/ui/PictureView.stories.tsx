import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { PictureView } from './PictureView';

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400"><rect width="600" height="400" fill="#2b3a42"/><circle cx="200" cy="200" r="120" fill="#e8eef0"/><rect x="360" y="120" width="160" height="160" fill="#9fb4bd"/></svg>`;

const meta = {
  title: 'Funcionalidades/Documentos/PictureView',
  component: PictureView,
  args: { src: `data:image/svg+xml,${encodeURIComponent(drawing)}`, name: 'Radiografía de rodilla.jpg' },
  decorators: [
    (Story) => (
      <div style={{ height: '28rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PictureView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Larger: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ampliar' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Ampliar' }));
  },
};
export const Turned: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Girar' }));
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
