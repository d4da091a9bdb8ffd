import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Button } from '../button/Button';
import { TextAreaField } from '../text-area-field/TextAreaField';
import { TextField } from '../text-field/TextField';
import { FormActions, FormGrid, FormStack, FormWide } from './FormLayout';

const field = (label: string, help?: string) => (
  <TextField label={label} help={help} value="" onChange={() => undefined} />
);

/** Layout of a form: fields side by side if there is space, and buttons at the end. */
const meta = {
  title: 'Formularios/FormLayout',
  component: FormGrid,
  subcomponents: { FormStack, FormWide, FormActions },
  args: { children: null },
  argTypes: { children: { control: false } },
  render: (args) => (
    <form>
      <FormStack>
        <FormGrid {...args}>
          {field('Nombre completo')}
          {field('Correo electrónico', 'Con él inicia sesión')}
          {field('Teléfono')}
          {field('Ciudad')}
          <FormWide>{field('Dirección')}</FormWide>
        </FormGrid>
        <TextAreaField label="Notas" value="" onChange={() => undefined} />
        <FormActions>
          <Button>Cancelar</Button>
          <Button variant="primary">Guardar</Button>
        </FormActions>
      </FormStack>
    </form>
  ),
} satisfies Meta<typeof FormGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const NarrowColumns: Story = { args: { minColumn: 9 } };
export const Dense: Story = { args: { dense: true } };
export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };
