import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { OpenRecording } from './OpenRecording';

const meta = {
  title: 'Estructura/Grabaciones/OpenRecording',
  component: OpenRecording,
  args: { onFile: fn() },
} satisfies Meta<typeof OpenRecording>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Loading: Story = { args: { loading: true } };
export const Refused: Story = { args: { problem: 'El archivo no es una grabación de esta aplicación.' } };
