import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Formik } from 'formik';
import { fn } from 'storybook/test';
import { FormikForm } from '@/shared/ui/formik/FormikForm';
import { COMPARISON_FIXTURE } from '../fixtures';
import { MergeChoiceField } from './MergeChoiceField';
import { MergeOutcome } from './MergeOutcome';
import { MergeSides } from './MergeSides';

const { fields, moving } = COMPARISON_FIXTURE;
const nothing = Object.fromEntries(Object.keys(moving).map((kind) => [kind, 0])) as typeof moving;

/** Parts of the comparison of two records: which one stays, what follows, and the choice for one field. */
const meta = {
  title: 'Funcionalidades/Uniones de fichas/MergeParts',
  component: MergeOutcome,
  args: { comparison: COMPARISON_FIXTURE },
  subcomponents: { MergeChoiceField, MergeSides },
} satisfies Meta<typeof MergeOutcome>;
export default meta;
type Story = StoryObj<typeof meta>;

const choices: Story['render'] = () => (
  <Formik
    initialValues={{ choices: Object.fromEntries(fields.map(({ field, proposed }) => [field, proposed])) }}
    initialErrors={{ choices: { allergies: 'Los dos textos juntos son demasiado largos: elige uno' } }}
    initialTouched={{ choices: { allergies: true } }}
    onSubmit={fn()}
  >
    <FormikForm label="Unir las dos fichas">
      {fields.map((field) => (
        <MergeChoiceField key={field.field} field={field} />
      ))}
    </FormikForm>
  </Formik>
);

export const Outcome: Story = {};
export const OnlyThePerson: Story = { args: { comparison: { ...COMPARISON_FIXTURE, moving: nothing } } };
export const TwoAccounts: Story = {
  args: { comparison: { ...COMPARISON_FIXTURE, obstacle: 'TWO_ACCOUNTS' } },
};
export const Sides: Story = {
  render: ({ comparison }) => <MergeSides comparison={comparison} onTurn={fn()} />,
};
export const Choices: Story = { render: choices };
export const ChoicesPhone: Story = { render: choices, globals: { viewport: { value: 'phone' } } };
