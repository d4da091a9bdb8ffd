import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, within } from 'storybook/test';
import { PhoneLink } from './PhoneLink';

/** A formatted phone number that can be called by a tap. */
const meta = {
  title: 'Datos/PhoneLink',
  component: PhoneLink,
  args: { phone: '612345678' },
} satisfies Meta<typeof PhoneLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Spanish: Story = {
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: '612 345 678' });
    await expect(link).toHaveAttribute('href', 'tel:612345678');
  },
};
export const WithPrefix: Story = { args: { phone: '+34 612345678' } };
export const AnotherCountry: Story = { args: { phone: '+33 6 12 34 56 78' } };
export const TwoNumbers: Story = { args: { phone: '612345678 / 911222333' } };
export const ToCall: Story = { args: { call: true, name: 'Ana Ruiz Soler' } };
