import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { FieldShell } from './FieldShell';
import controlStyles from './control.module.css';

/** Label, help and error around a custom control. All other fields are based on it. */
const meta: Meta<typeof FieldShell> = {
  title: 'Formularios/FieldShell',
  component: FieldShell,
  args: {
    label: 'Color de la etiqueta',
    children: (control) => <input {...control} className={controlStyles.control} defaultValue="Azul" />,
  },
  argTypes: { children: { control: false } },
};

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const HelpAndError: Story = {
  args: { required: true, help: 'Cualquier color que se lea.', error: 'Ese color no se lee sobre blanco' },
};
export const OptionsFailed: Story = {
  args: {
    failure: { message: 'Error al cargar los colores', onRetry: () => undefined, retrying: false },
  },
};
export const Group: Story = {
  args: {
    kind: 'group',
    label: 'Turno',
    children: (control, labelId) => (
      <div role="radiogroup" aria-labelledby={labelId} aria-describedby={control['aria-describedby']}>
        <label>
          <input type="radio" name="turno" defaultChecked /> Mañana
        </label>{' '}
        <label>
          <input type="radio" name="turno" /> Tarde
        </label>
      </div>
    ),
  },
};
