import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Formik } from 'formik';
import { FIELD_MESSAGES } from '@/contract/common/messages';
import { FormikSelectField } from '@/shared/ui/formik/FormikFields';
import { DetailFields } from './DetailFields';

const values = {
  kind: 'REPORT',
  day: '2026-11-12',
  note: 'Alta de consultas externas',
  shared: true,
  episodeId: '',
};
const meta = {
  title: 'Funcionalidades/Documentos/DetailFields',
  component: DetailFields,
  args: { offersSharing: true },
  decorators: [
    (Story) => (
      <Formik initialValues={values} onSubmit={() => undefined}>
        <Story />
      </Formik>
    ),
  ],
} satisfies Meta<typeof DetailFields>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Patient: Story = { args: { offersSharing: false } };
export const WithEpisode: Story = {
  args: {
    episodeField: (
      <FormikSelectField
        name="episodeId"
        label="Proceso"
        placeholder="El último abierto"
        options={[{ value: 'ep1', label: 'Lumbalgia mecánica' }]}
      />
    ),
  },
};
export const Invalid: Story = {
  decorators: [
    (Story) => (
      <Formik
        initialValues={{ ...values, day: '2030-01-01' }}
        initialErrors={{ day: FIELD_MESSAGES.afterToday }}
        initialTouched={{ day: true }}
        onSubmit={() => undefined}
      >
        <Story />
      </Formik>
    ),
  ],
};
