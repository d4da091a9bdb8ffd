import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { AppErrorScreen } from './AppErrorScreen';

const meta = {
  title: 'Estructura/AppErrorScreen',
  component: AppErrorScreen,
  args: {
    error: Object.assign(new Error('No se pudo leer «sets» de undefined'), {
      stack: 'Error: No se pudo leer',
    }),
  },
} satisfies Meta<typeof AppErrorScreen>;
export default meta;

export const Default: StoryObj<typeof meta> = {};
