import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Formik } from 'formik';
import { FormikTextField } from '@/shared/ui/formik/FormikFields';
import { DraftCancelButton } from './DraftKeeper';

const PRISTINE = { notes: '' };

const meta = {
  title: 'Formularios/DraftCancelButton',
  component: DraftCancelButton,
  args: {
    draft: { found: undefined, keep: () => undefined, drop: () => undefined },
    pristine: PRISTINE,
    onLeave: () => undefined,
  },
  decorators: [
    (Story) => (
      <Formik initialValues={{ notes: 'Sin guardar' }} onSubmit={() => undefined}>
        <>
          <Story />
          <FormikTextField name="notes" label="Notas" />
        </>
      </Formik>
    ),
  ],
} satisfies Meta<typeof DraftCancelButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Asking: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancelar' }));
    await canvas.findByRole('alertdialog', { name: '¿Descartar los cambios?' });
  },
};
