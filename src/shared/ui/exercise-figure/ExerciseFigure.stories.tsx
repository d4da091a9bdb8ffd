import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ExerciseFigure } from './ExerciseFigure';
import {
  ANKLE,
  ARM_RAISE,
  BAND_ROTATION,
  BREATHING,
  BRIDGE,
  NECK_TURN,
  SIT_TO_STAND,
  WRIST,
} from './fixtures';

/**
 * Start and end of an exercise, drawn from joint angles. Use `panels` if there is space for both (detail,
 * print) and `overlay` in cards and lists, down to 96 px. Colours follow the surrounding text and surface.
 */
const meta = {
  title: 'Datos/ExerciseFigure',
  component: ExerciseFigure,
  args: {
    figure: ARM_RAISE,
    alt: 'Persona de pie de perfil. Inicio: brazos junto al cuerpo. Final: brazo derecho elevado por encima de la cabeza.',
    width: 400,
  },
  argTypes: { figure: { control: 'object' } },
} satisfies Meta<typeof ExerciseFigure>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Small: Story = { args: { layout: 'overlay', width: 96 } };
export const Overlay: Story = { args: { layout: 'overlay', width: 240 } };
export const Lying: Story = {
  args: { figure: BRIDGE, alt: 'Persona boca arriba. Inicio: pelvis en el suelo. Final: pelvis elevada.' },
};
export const WithChair: Story = {
  args: { figure: SIT_TO_STAND, alt: 'Persona en una silla. Inicio: sentada e inclinada. Final: de pie.' },
};
export const WithBand: Story = {
  args: {
    figure: BAND_ROTATION,
    alt: 'Persona de frente con una banda. Inicio: manos juntas. Final: manos separadas.',
  },
};
export const Head: Story = {
  args: {
    figure: NECK_TURN,
    alt: 'Cara de frente. Inicio: mirada al frente. Final: cabeza girada a su derecha.',
  },
};
export const Hand: Story = {
  args: { figure: WRIST, alt: 'Mano de lado. Inicio: muñeca hacia abajo. Final: muñeca hacia arriba.' },
};
export const Foot: Story = {
  args: { figure: ANKLE, alt: 'Pie de perfil. Inicio: punta hacia arriba. Final: punta hacia abajo.' },
};
export const FocusAndCaptions: Story = {
  args: { figure: BREATHING, alt: 'Persona boca arriba. Inspira: el abdomen sube. Espira: el abdomen baja.' },
};
export const Frames: Story = { args: { layout: 'frames' } };
export const FramesLying: Story = {
  args: { ...Lying.args, layout: 'frames' },
};
export const Decorative: Story = { args: { alt: '' } };
