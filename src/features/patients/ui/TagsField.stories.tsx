import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Formik } from 'formik';
import { patientDetailsSchema } from '@/contract/patientSchemas';
import { TagsField } from './TagsField';

const meta = {
  title: 'Funcionalidades/Pacientes/TagsField',
  component: TagsField,
  args: { name: 'tags', label: 'Etiquetas' },
  decorators: [
    (Story) => (
      <Formik
        initialValues={{ tags: ['Mutua', 'Prioritario'] }}
        validationSchema={patientDetailsSchema}
        onSubmit={() => undefined}
      >
        <Story />
      </Formik>
    ),
  ],
} satisfies Meta<typeof TagsField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const TooLong: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), `, ${'larga'.repeat(10)}`);
    await canvas.findByText('Máximo 40 caracteres');
  },
};
