import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import type { MergeComparison } from '@/contract/mergeAnswers';
import { inStore } from '@/shared/testing/StoryStore';
import { answer, type FakeHandler, never } from '@/shared/testing/fakeBackend';
import { THERAPIST } from '@/shared/testing/people';
import { FormikTextField } from '@/shared/ui/formik/FormikFields';
import { COMPARISON_FIXTURE } from '../fixtures';
import { MergeDialog } from './MergeDialog';

const LONG = 'Contractura-cervical-de-larga-evolución, y mucho más que contar de ella. '.repeat(6).trim();

const meta = {
  title: 'Funcionalidades/Uniones de fichas/MergeDialog',
  component: MergeDialog,
  args: {
    patient: { id: 'p1', name: 'Manuel Ortega Gil' },
    patientField: <FormikTextField name="otherId" label="Otra ficha" required />,
    onClose: fn(),
    onMerged: fn(),
  },
} satisfies Meta<typeof MergeDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const OTHER = '11111111-1111-4111-8111-111111111111';
const on = (comparison: FakeHandler, merge: FakeHandler = never) =>
  inStore({
    user: THERAPIST,
    routes: {
      'POST /api/patients/:id/merges/comparison': comparison,
      'POST /api/patients/:id/merges': merge,
    },
  });
const compared: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByLabelText(/Otra ficha/), OTHER);
  await userEvent.click(canvas.getByRole('button', { name: 'Comparar las fichas' }));
};
const shows = (changes: Partial<MergeComparison> = {}): Pick<Story, 'decorators' | 'play'> => ({
  decorators: on(() => ({ comparison: { ...COMPARISON_FIXTURE, ...changes } })),
  play: compared,
});

export const Choosing: Story = { decorators: on(never) };
export const NothingChosen: Story = {
  decorators: on(never),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Comparar las fichas' }));
    await canvas.findAllByText('Elige la otra ficha');
  },
};
export const Comparing: Story = { decorators: on(never), play: compared };
export const Compared: Story = shows();
export const AllTheSame: Story = shows({ fields: [] });
export const AccountInOther: Story = shows({ obstacle: 'ACCOUNT_IN_OTHER' });
export const Overlapping: Story = shows({
  obstacle: 'OVERLAPS',
  overlaps: [
    { id: 'a1', startsAt: '2026-11-23T09:30:00+01:00', therapistName: 'Ana Ruiz Soler' },
    { id: 'a2', startsAt: '2026-11-23T09:45:00+01:00', therapistName: 'Javier Montes Aguilar' },
  ],
});
export const Failed: Story = { decorators: on(() => answer(500)), play: compared };
export const NotLed: Story = {
  decorators: on(() =>
    answer(400, {
      error: 'Datos no válidos',
      fields: { otherId: 'Solo se unen dos fichas de las que eres fisioterapeuta responsable' },
    }),
  ),
  play: compared,
};
export const LongTexts: Story = shows({
  survivor: { ...COMPARISON_FIXTURE.survivor, name: LONG.slice(0, 120) },
  fields: COMPARISON_FIXTURE.fields.map((field) => ({ ...field, survivor: LONG, other: LONG.slice(0, 200) })),
});
export const Phone: Story = { ...shows(), globals: { viewport: { value: 'phone' } } };
