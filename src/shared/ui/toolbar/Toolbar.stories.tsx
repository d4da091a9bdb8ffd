import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { Button } from '../button/Button';
import { GridIcon, ListIcon, RefreshIcon } from '../icon/icons';
import { NativeSelectField } from '../native-select-field/NativeSelectField';
import { SearchField } from '../search-field/SearchField';
import { SegmentedControl } from '../segmented-control/SegmentedControl';
import { Toolbar } from './Toolbar';

/** Row above a list: search, filters, view. */
const meta = {
  title: 'Estructura/Toolbar',
  component: Toolbar,
  args: {},
} satisfies Meta<typeof Toolbar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: {
    search: <SearchField label="Buscar rutinas" placeholder="Buscar rutinas..." value="" onChange={fn()} />,
    filters: (
      <NativeSelectField
        label="Estado"
        labelHidden
        placeholder="Todos los estados"
        value=""
        onChange={fn()}
        options={[{ value: 'ACTIVE', label: 'Activa' }]}
      />
    ),
    actions: (
      <>
        <SegmentedControl
          label="Vista"
          iconOnly
          value="grid"
          onChange={fn()}
          options={[
            { value: 'grid', label: 'Cuadrícula', icon: GridIcon },
            { value: 'list', label: 'Lista', icon: ListIcon },
          ]}
        />
        <Button icon={RefreshIcon}>Actualizar</Button>
      </>
    ),
  },
};
export const SearchOnly: Story = { args: { search: Default.args?.search } };
export const Phone: Story = {
  args: Default.args,
  globals: { viewport: { value: 'phone', isRotated: false } },
};
