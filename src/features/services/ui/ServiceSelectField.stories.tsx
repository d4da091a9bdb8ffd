import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Formik } from 'formik';
import { SERVICE_FIXTURE, SERVICE_FIXTURES } from '../fixtures';
import { ServiceSelectField } from './ServiceSelectField';

const meta = {
  title: 'Funcionalidades/Servicios/ServiceSelectField',
  component: ServiceSelectField,
  args: { name: 'serviceId', services: SERVICE_FIXTURES },
  decorators: [
    (Story) => (
      <Formik initialValues={{ serviceId: '' }} onSubmit={() => undefined}>
        <Story />
      </Formik>
    ),
  ],
} satisfies Meta<typeof ServiceSelectField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const NoLongerOffered: Story = { args: { current: { ...SERVICE_FIXTURE, id: 'z', name: 'Antigua' } } };
export const Disabled: Story = { args: { disabled: true } };
