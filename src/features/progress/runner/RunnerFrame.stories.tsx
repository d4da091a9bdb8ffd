import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Button } from '@/shared/ui/button/Button';
import { RunnerFrame } from './RunnerFrame';

const meta = {
  title: 'Funcionalidades/Progreso/RunnerFrame',
  component: RunnerFrame,
  args: {
    title: 'Rodilla fuerte',
    current: 2,
    total: 4,
    done: [true, false, false, false],
    onClose: () => undefined,
    footer: <Button variant="primary">Completar ejercicio</Button>,
    children: <p>Lo que toca ahora</p>,
  },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 640 } } },
} satisfies Meta<typeof RunnerFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Working: Story = { args: { mood: 'work', fitted: true } };
export const Resting: Story = { args: { mood: 'rest' } };
export const Done: Story = { args: { mood: 'done', current: undefined } };
export const LongText: Story = { args: { title: 'Rodilla: recuperar fuerza y movilidad '.repeat(4) } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
