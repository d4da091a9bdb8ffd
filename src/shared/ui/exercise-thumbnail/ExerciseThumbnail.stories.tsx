import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ExerciseThumbnail, OwnPicture } from './ExerciseThumbnail';

const meta = {
  title: 'Datos/ExerciseThumbnail',
  component: ExerciseThumbnail,
  args: {
    alt: 'Persona sentada que estira la rodilla derecha.',
    figure: {
      start: { base: 'sitting' },
      end: { kneeR: 4, ankleR: 6 },
      props: [{ kind: 'chair' }],
      arrows: [{ trace: 'ankleR' }],
    },
  },
  render: (args) => (
    <div style={{ width: args.size === 'row' ? undefined : '18rem' }}>
      <ExerciseThumbnail {...args} />
    </div>
  ),
} satisfies Meta<typeof ExerciseThumbnail>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Figure: Story = {};
export const Row: Story = { args: { size: 'row' } };
export const Nothing: Story = { args: { figure: null } };
export const RefusedAddress: Story = { args: { figure: null, imageUrl: 'javascript:alert(1)' } };
/** What stands in the place of an image that the browser does not show. */
export const NoOwnPicture: Story = {
  render: () => (
    <OwnPicture imageUrl="javascript:alert(1)" alt="Imagen del ejercicio">
      Lo que se ve en su lugar
    </OwnPicture>
  ),
};
