import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { SERVICE_COLOUR_LABELS, SERVICE_COLOURS } from '@/contract/services';
import { ColourMark } from './ColourMark';

/** A service's colour, beside its name. */
const meta = {
  title: 'Datos/ColourMark',
  component: ColourMark,
  args: { colour: 'TEAL' },
  render: () => (
    <ul>
      {SERVICE_COLOURS.map((colour) => (
        <li key={colour}>
          <ColourMark colour={colour} /> {SERVICE_COLOUR_LABELS[colour]}
        </li>
      ))}
    </ul>
  ),
} satisfies Meta<typeof ColourMark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Colours: Story = {};
export const Contrast: Story = { globals: { theme: 'contrast' } };
