import { useState } from 'react';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ComboBoxField } from '../combo-box-field';
import { DatePickerField } from '../date-picker-field';
import { TimeField } from '../time-field';

const OPTIONS = [
  { value: '1', label: 'Ana López' },
  { value: '2', label: 'Álvaro Núñez' },
];

function Fields() {
  const [patient, setPatient] = useState('');
  const [date, setDate] = useState('');
  const [time, setTime] = useState('');
  return (
    <>
      <ComboBoxField id="patient" label="Paciente" options={OPTIONS} value={patient} onChange={setPatient} />
      <DatePickerField id="date" label="Fecha" value={date} onChange={setDate} />
      <TimeField id="time" label="Hora" value={time} onChange={setTime} />
      <output>{[patient, date, time].join('|')}</output>
    </>
  );
}

const isHere = (id: string) => document.getElementById(id)?.closest('[data-rac]') !== null;
const chosen = () => screen.getByRole('status').textContent;

/** Each of these begins with fields that nobody has used: their controls stay once they have come. */
test('a stand-in has the field’s name and parts, and asks for nothing by being shown', async () => {
  render(<Fields />);
  await act(() => Promise.resolve());
  expect(screen.getByRole('combobox', { name: 'Paciente' })).toHaveAttribute('aria-expanded', 'false');
  const date = within(screen.getByRole('group', { name: 'Fecha' }));
  expect(date.getAllByRole('spinbutton').map(({ textContent }) => textContent)).toEqual(['dd', 'mm', 'aaaa']);
  expect(date.getByRole('button', { name: /calendario/i })).toBeInTheDocument();
  expect(within(screen.getByRole('group', { name: 'Hora' })).getAllByRole('spinbutton')).toHaveLength(2);
  expect(['patient', 'date', 'time'].filter(isHere)).toEqual([]);
});

test('a stand-in looks disabled where it is, and only there', () => {
  const { rerender } = render(<TimeField label="Hora" value="" disabled={false} onChange={jest.fn()} />);
  const hour = () => screen.getByRole('group', { name: 'Hora' });
  // The style asks whether the mark is there, whatever it says.
  expect(hour()).not.toHaveAttribute('data-disabled');
  expect(hour()).not.toHaveAttribute('data-invalid');
  rerender(<TimeField label="Hora" value="" disabled onChange={jest.fn()} />);
  expect(hour()).toHaveAttribute('data-disabled');
});

test('what is typed into a stand-in goes over to the control, with the focus', async () => {
  const user = userEvent.setup();
  render(<Fields />);
  const standIn = screen.getByRole('combobox', { name: 'Paciente' });
  await user.type(standIn, 'nun');
  expect(await screen.findByRole('option', { name: 'Álvaro Núñez' })).toBeInTheDocument();
  expect(standIn).not.toBeInTheDocument();
  expect(screen.getByRole('combobox', { name: 'Paciente' })).toHaveFocus();
  await user.keyboard('{ArrowDown}{Enter}');
  expect(chosen()).toBe('2||');
});
