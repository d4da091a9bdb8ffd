import { runs } from '@/contract/testing/runs';
import { useState } from 'react';
import fc from 'fast-check';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Formik } from 'formik';
import * as yup from 'yup';
import { calendarDate, wallTime } from '@/contract/common/fields';
import { FIELD_MESSAGES as MESSAGES } from '@/contract/common/messages';
import { useWholeDate } from '../date-field/DateField';
import { DatePickerField } from '../date-picker-field/DatePickerField';
import { FormikForm, FormikSubmit } from '../formik/FormikForm';
import { FormikDateField, FormikDatePickerField, FormikTimeField } from './FormikDateTime';

const KINDS = {
  date: { Field: FormikDateField, schema: calendarDate() },
  picker: { Field: FormikDatePickerField, schema: calendarDate() },
  time: { Field: FormikTimeField, schema: wallTime() },
};
type Kind = keyof typeof KINDS;

/** A form with one optional field of the kind, as people meet it. */
function show(kind: Kind, start: string) {
  const { Field, schema } = KINDS[kind];
  const sent: string[] = [];
  render(
    <Formik
      initialValues={{ at: start }}
      validationSchema={yup.object({ at: schema })}
      onSubmit={async ({ at }) => void sent.push(at)}
    >
      <FormikForm label="Ficha">
        <Field name="at" label="Cuándo" />
        <FormikSubmit>Guardar</FormikSubmit>
      </FormikForm>
    </Formik>,
  );
  const user = userEvent.setup();
  const group = screen.getAllByRole('group', { name: 'Cuándo' })[0] as HTMLElement;
  const segments = within(group).getAllByRole('spinbutton');
  return {
    sent,
    user,
    segments,
    /** What the segments say, as the value that should be sent; '' if none says anything. */
    onScreen: () => {
      const said = segments.map((segment) => segment.textContent ?? '');
      if (said.every((part) => !/\d/.test(part))) return '';
      if (kind === 'time') return said.join(':');
      const [day, month, year = ''] = said;
      return [/\d/.test(year) ? year.padStart(4, '0') : year, month, day].join('-');
    },
    save: () => user.click(screen.getByRole('button', { name: 'Guardar' })),
  };
}

const error = () => document.querySelector('[data-field-invalid] p')?.textContent ?? null;

test.each<[Kind, string, string, string]>([
  ['date', '1980-12-23', '{Backspace>2/}', MESSAGES.dateIncomplete],
  ['picker', '1980-12-23', '{Backspace>2/}', MESSAGES.dateIncomplete],
  ['date', '', '1203', MESSAGES.dateIncomplete],
  ['time', '12:30', '{Backspace>2/}', MESSAGES.timeIncomplete],
  ['date', '1980-03-31', '{ArrowRight}{ArrowDown}', MESSAGES.noSuchDay],
  ['picker', '', '31021980', MESSAGES.noSuchDay],
])('%s «%s», then %s, is refused: %s', async (kind, start, keys, message) => {
  const { user, segments, save, sent, onScreen } = show(kind, start);
  await user.click(segments[0] as HTMLElement);
  await user.keyboard(keys);
  const typed = onScreen();
  await save();
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(onScreen()).toBe(typed);
  expect(sent).toEqual([]);
});

test('a half-cleared date is said when the field is left, and can be cleared or filled in again', async () => {
  const { user, segments, save, sent, onScreen } = show('date', '1980-12-23');
  await user.click(segments[0] as HTMLElement);
  await user.keyboard('{Backspace>2/}{Tab>3/}');
  expect(await screen.findByText(MESSAGES.dateIncomplete)).toBeInTheDocument();
  await user.click(segments[0] as HTMLElement);
  await user.keyboard('02');
  await save();
  expect(sent).toEqual(['1980-12-02']);
  await user.click(segments[0] as HTMLElement);
  await user.keyboard('{Backspace>2/}{ArrowRight}{Backspace>2/}{ArrowRight}{Backspace>4/}');
  expect(onScreen()).toBe('');
  await save();
  expect(sent).toEqual(['1980-12-02', '']);
});

test('half a date that a draft kept is shown again', () => {
  const { onScreen } = show('date', '____-03-12');
  expect(onScreen()).toBe('aaaa-03-12');
});

test('a half-cleared day may be chosen again in the calendar', async () => {
  const { user, segments, save, sent } = show('picker', '2026-11-24');
  await user.click(segments[0] as HTMLElement);
  await user.keyboard('{Backspace>2/}');
  await user.click(screen.getByRole('button', { name: /calendario/i }));
  await user.click(await screen.findByRole('button', { name: /24 de noviembre/i }));
  await save();
  expect(sent).toEqual(['2026-11-24']);
});

test('a filter keeps its day while another is half typed, and says so once left', async () => {
  const kept = jest.fn();
  function Filter() {
    const [from, setFrom] = useState('2027-03-05');
    const props = useWholeDate(from, (next) => {
      setFrom(next);
      kept(next);
    });
    return <DatePickerField label="Desde" {...props} />;
  }
  render(<Filter />);
  const user = userEvent.setup();
  await user.click(screen.getAllByRole('spinbutton')[1] as HTMLElement);
  await user.keyboard('{Backspace}');
  expect(kept).not.toHaveBeenCalled();
  await user.tab();
  await user.tab();
  await user.tab();
  expect(screen.getByText(MESSAGES.dateIncomplete)).toBeInTheDocument();
  await user.click(screen.getAllByRole('spinbutton')[1] as HTMLElement);
  await user.keyboard('4');
  expect(kept.mock.calls).toEqual([['2027-04-05']]);
  expect(screen.queryByText(MESSAGES.dateIncomplete)).toBeNull();
});

const KEYS = ['0', '1', '2', '3', '9', '{Backspace}', '{ArrowUp}', '{ArrowDown}', '{ArrowLeft}', '{Tab}'];

test.each<[Kind, string]>([
  ['date', '1980-12-23'],
  ['picker', '2024-02-29'],
  ['time', '12:30'],
])('whatever is typed in a %s field, what is sent is what it shows, or nothing is', async (kind, start) => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('', start),
      fc.array(fc.constantFrom(...KEYS), { maxLength: 14 }),
      fc.nat(2),
      async (from, keys, at) => {
        const { user, segments, save, sent, onScreen } = show(kind, from);
        try {
          await user.click((segments[at] ?? segments[0]) as HTMLElement);
          for (const key of keys) await user.keyboard(key);
          const typed = onScreen();
          await save();
          expect(onScreen()).toBe(typed);
          if (error() === null) expect(sent).toEqual([typed]);
          else expect(sent).toEqual([]);
        } finally {
          cleanup();
        }
      },
    ),
    { numRuns: runs(4) },
  );
});
