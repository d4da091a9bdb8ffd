import type { Meta, StoryObj } from '@storybook/react-webpack5';
import {
  ARM_RAISE,
  BAND_ROTATION,
  BREATHING,
  BRIDGE,
  SIT_TO_STAND,
  WRIST,
} from '../exercise-figure/fixtures';
import { FigurePlayer } from './FigurePlayer';

/**
 * A figure that moves as the exercise is done. Drag it, use the arrow keys, or press a button to see it from
 * another side. The stories stand still at a fixed moment; press play to see them move.
 */
const meta = {
  title: 'Datos/FigurePlayer',
  component: FigurePlayer,
  args: {
    figure: SIT_TO_STAND,
    alt: 'Persona en una silla. Inicio: sentada e inclinada. Final: de pie.',
    autoPlay: false,
    startAt: 1,
  },
  render: (args) => (
    <div style={{ width: 'min(30rem, 100%)' }}>
      <FigurePlayer {...args} />
    </div>
  ),
} satisfies Meta<typeof FigurePlayer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Paused: Story = {};
export const AtTheEnd: Story = { args: { startAt: 2 } };
export const Front: Story = { args: { view: 'front' } };
export const ThreeQuarter: Story = { args: { view: 'threeQuarter' } };
export const Top: Story = { args: { view: 'top' } };
export const Back: Story = { args: { view: 'back' } };
export const Mirrored: Story = { args: { mirrored: true } };
export const Lying: Story = {
  args: { figure: BRIDGE, alt: 'Persona boca arriba. Inicio: pelvis en el suelo. Final: pelvis elevada.' },
};
export const WithBand: Story = {
  args: {
    figure: BAND_ROTATION,
    alt: 'Persona de frente con una banda. Inicio: manos juntas. Final: manos separadas.',
  },
};
export const Hand: Story = {
  args: { figure: WRIST, alt: 'Mano de lado. Inicio: muñeca hacia abajo. Final: muñeca hacia arriba.' },
};
export const Focus: Story = {
  args: { figure: BREATHING, alt: 'Persona boca arriba. Inspira: el abdomen sube. Espira: el abdomen baja.' },
};
export const Raised: Story = {
  args: {
    figure: ARM_RAISE,
    alt: 'Persona de pie de perfil. Inicio: brazos junto al cuerpo. Final: brazo derecho elevado.',
  },
};
export const Savable: Story = { args: { title: 'Levantarse de la silla' } };
export const ReducedMotion: Story = { args: { still: true } };
export const HighContrast: Story = { globals: { theme: 'contrast' } };
