import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Formik } from 'formik';
import { StoryStore } from '@/shared/testing/StoryStore';
import { FormikTextField } from '@/shared/ui/formik/FormikFields';
import { DraftKeeper } from './DraftKeeper';

const PRISTINE = { notes: '' };
const NOTHING = {
  found: undefined,
  read: undefined,
  reread: () => undefined,
  keep: () => undefined,
  drop: () => undefined,
  isKept: () => false,
};

const meta = {
  title: 'Formularios/DraftKeeper',
  component: DraftKeeper,
  args: {
    draft: { ...NOTHING, found: { notes: 'Sin guardar' } },
    pristine: PRISTINE,
  },
  decorators: [
    (Story) => (
      <StoryStore>
        <Formik initialValues={{ notes: 'Sin guardar' }} onSubmit={() => undefined}>
          <>
            <Story />
            <FormikTextField name="notes" label="Notas" />
          </>
        </Formik>
      </StoryStore>
    ),
  ],
} satisfies Meta<typeof DraftKeeper>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Recovered: Story = {};
export const Nothing: Story = {
  args: { draft: NOTHING },
};
export const Asking: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Descartar borrador' }));
    await canvas.findByRole('alertdialog', { name: '¿Descartar el borrador?' });
  },
};
