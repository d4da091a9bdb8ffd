import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Formik } from 'formik';
import { FormikTextField } from '@/shared/ui/formik';
import { DraftKeeper } from './DraftKeeper';

const PRISTINE = { notes: '' };

const meta = {
  title: 'Formularios/DraftKeeper',
  component: DraftKeeper,
  args: {
    draft: { found: { notes: 'Sin guardar' }, keep: () => undefined, drop: () => undefined },
    pristine: PRISTINE,
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
} satisfies Meta<typeof DraftKeeper>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Recovered: Story = {};
export const Nothing: Story = {
  args: { draft: { found: undefined, keep: () => undefined, drop: () => undefined } },
};
export const Asking: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Descartar borrador' }));
    await canvas.findByRole('alertdialog', { name: '¿Descartar el borrador?' });
  },
};
