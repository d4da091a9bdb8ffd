import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { QuickStats } from './ProfileSummary';

const meta = { title: 'Funcionalidades/Perfil/QuickStats', component: QuickStats } satisfies Meta<
  typeof QuickStats
>;
export default meta;

export const Default: StoryObj<typeof meta> = {};
