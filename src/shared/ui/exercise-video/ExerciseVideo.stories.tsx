import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ExerciseVideo } from './ExerciseVideo';

const meta = {
  title: 'Datos/ExerciseVideo',
  component: ExerciseVideo,
  args: { url: 'https://youtu.be/dQw4w9WgXcQ', name: 'Sentadilla con apoyo' },
} satisfies Meta<typeof ExerciseVideo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const BeforeThePress: Story = {};
export const NotRecognised: Story = {
  args: { url: 'https://ejemplo.es/video.mp4', unavailable: 'Video no disponible' },
};
export const OnlyALink: Story = { args: { url: 'https://ejemplo.es/video.mp4' } };
export const Dangerous: Story = { args: { url: 'javascript:alert(1)' } };
