import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { LoadMore } from './LoadMore';

/** Footer of a list. */
const meta = {
  title: 'Estructura/LoadMore',
  component: LoadMore,
  args: { summary: 'Mostrando 20 de 134 pacientes', hasMore: true, onLoadMore: fn() },
} satisfies Meta<typeof LoadMore>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Loading: Story = { args: { loading: true } };
export const Failed: Story = { args: { failure: 'Error al cargar los pacientes' } };
export const Complete: Story = { args: { hasMore: false, summary: 'Mostrando 134 de 134 pacientes' } };
export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };
