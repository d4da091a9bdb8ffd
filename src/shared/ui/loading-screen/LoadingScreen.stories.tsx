import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { LoadingScreen } from './LoadingScreen';

const meta = { title: 'Estados/LoadingScreen', component: LoadingScreen } satisfies Meta<
  typeof LoadingScreen
>;
export default meta;

export const Default: StoryObj<typeof meta> = {};
