import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Avatar } from './Avatar';

/** Initials on a colour derived from the name. */
const meta = {
  title: 'Datos/Avatar',
  component: Avatar,
  args: { name: 'Ana López Ruiz' },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Sizes: Story = {
  render: (args) => (
    <div style={{ display: 'flex', gap: 12, alignItems: 'center' }}>
      <Avatar {...args} size="sm" />
      <Avatar {...args} size="md" />
      <Avatar {...args} size="lg" />
    </div>
  ),
};
const many = [
  'Ana López',
  'Álvaro Núñez',
  'Begoña Íñiguez',
  'Carlos de la Fuente',
  'Dolores',
  'Óscar Prieto',
  'Íker Etxebarria',
  'María del Mar Ortiz',
  'Zoé',
  '',
];
export const Many: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      {many.map((name) => (
        <Avatar key={name} name={name} />
      ))}
    </div>
  ),
};
export const ManyContrast: Story = { ...Many, globals: { theme: 'contrast' } };
