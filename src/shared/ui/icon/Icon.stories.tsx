import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Icon, type IconComponent } from './Icon';
import * as icons from './icons';

/** Icons beside words are decorative. Without words they need a `label`. */
const meta = {
  title: 'Fundamentos/Iconos',
  component: Icon,
  args: { of: icons.CalendarIcon, size: 'lg' },
  argTypes: { of: { control: false } },
} satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Decorative: Story = {};
export const Named: Story = { args: { label: 'Calendario' } };

export const AllIcons: Story = {
  render: () => (
    <ul
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(9.5rem, 1fr))',
        gap: 8,
        margin: 0,
      }}
    >
      {Object.entries(icons as Record<string, IconComponent>).map(([name, drawing]) => (
        <li
          key={name}
          style={{
            display: 'grid',
            justifyItems: 'center',
            gap: 8,
            padding: 12,
            border: '1px solid var(--color-border)',
            borderRadius: 'var(--radius-md)',
            background: 'var(--color-surface)',
            fontSize: 'var(--text-xs)',
          }}
        >
          <Icon of={drawing} size="lg" />
          {name}
        </li>
      ))}
    </ul>
  ),
};
