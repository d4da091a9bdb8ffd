import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Formik } from 'formik';
import type { WeekStretch } from '@/contract/practiceAnswers';
import { openingHoursSchema } from '@/contract/practiceSchemas';
import { DEFAULT_WEEK } from '@/contract/openingHours';
import { FormikForm, FormikSubmit } from '../formik/FormikForm';
import { WeekFields } from './WeekFields';

const inForm = (openingHours: readonly WeekStretch[]) => (
  <Formik initialValues={{ openingHours }} validationSchema={openingHoursSchema} onSubmit={() => undefined}>
    <FormikForm label="Horario">
      <WeekFields name="openingHours" emptyDay="Cerrado" />
      <FormikSubmit>Guardar</FormikSubmit>
    </FormikForm>
  </Formik>
);

/** Stretches of time of each day of the week, in a form. */
const meta = {
  title: 'Formularios/WeekFields',
  component: WeekFields,
  args: { name: 'openingHours', emptyDay: 'Cerrado' },
  render: () => inForm(DEFAULT_WEEK),
} satisfies Meta<typeof WeekFields>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** A day can be made equal to the one before. */
export const Copyable: Story = {
  render: () => inForm([{ weekday: 1, from: '09:00', to: '14:00' }, ...DEFAULT_WEEK.slice(1)]),
};
export const Empty: Story = { render: () => inForm([]) };
export const Errors: Story = {
  render: () => inForm([{ weekday: 1, from: '14:00', to: '09:00' }]),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar' }));
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
