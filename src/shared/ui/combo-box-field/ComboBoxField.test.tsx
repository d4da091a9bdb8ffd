import { type FormEvent, useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ComboBoxField, filterOptions, indexOptions } from './ComboBoxField';

const OPTIONS = [
  { value: '1', label: 'Ana López', description: 'ana@example.com' },
  { value: '2', label: 'Álvaro Núñez', description: 'alvaro@example.com' },
  { value: '3', label: 'Mariana Ortiz', description: 'mar@example.com' },
];

function Patient({ start = '', report = () => {} }: { start?: string; report?: (value: string) => void }) {
  const [value, setValue] = useState(start);
  return (
    <>
      <ComboBoxField
        label="Paciente"
        options={OPTIONS}
        value={value}
        onChange={(next) => {
          setValue(next);
          report(next);
        }}
      />
      <button type="button">Después</button>
    </>
  );
}

const box = () => screen.getByRole('combobox', { name: 'Paciente' });

describe('ComboBoxField', () => {
  test('finds without accents, chooses by keyboard, and keeps the choice on leaving', async () => {
    const user = userEvent.setup();
    const report = jest.fn();
    render(<Patient report={report} />);
    await user.type(box(), 'nunez');
    expect(await screen.findByRole('option', { name: 'Álvaro Núñez' })).toBeInTheDocument();
    expect(screen.getAllByRole('option')).toHaveLength(1);
    await user.keyboard('{ArrowDown}{Enter}');
    expect(report).toHaveBeenLastCalledWith('2');
    expect(box()).toHaveValue('Álvaro Núñez');
    await user.tab();
    expect(box()).toHaveValue('Álvaro Núñez');
    expect(report).toHaveBeenCalledTimes(1);
  });

  test('a text that is no choice goes back to the choice', async () => {
    const user = userEvent.setup();
    const report = jest.fn();
    render(<Patient start="1" report={report} />);
    expect(box()).toHaveValue('Ana López');
    await user.type(box(), 'zzz');
    expect(await screen.findByText('Sin resultados')).toBeInTheDocument();
    await user.tab();
    expect(box()).toHaveValue('Ana López');
    expect(report).not.toHaveBeenCalled();
  });

  test('emptying the box empties the choice', async () => {
    const user = userEvent.setup();
    const report = jest.fn();
    render(<Patient start="1" report={report} />);
    await user.clear(box());
    expect(report).toHaveBeenLastCalledWith('');
    await user.tab();
    expect(box()).toHaveValue('');
  });

  test('the button shows everything again after a choice', async () => {
    const user = userEvent.setup();
    render(<Patient start="1" />);
    await user.click(screen.getByRole('button', { name: /Mostrar opciones de Paciente/ }));
    expect(await screen.findAllByRole('option')).toHaveLength(3);
    await user.click(screen.getByRole('option', { name: 'Mariana Ortiz' }));
    expect(box()).toHaveValue('Mariana Ortiz');
  });
});

describe('Enter in a form', () => {
  function open(start = '') {
    const sent = jest.fn((event: FormEvent) => event.preventDefault());
    const report = jest.fn();
    render(
      <form onSubmit={sent}>
        <Patient start={start} report={report} />
        <button type="submit">Guardar</button>
      </form>,
    );
    return { user: userEvent.setup(), sent, report };
  }

  test('takes the only match', async () => {
    const { user, sent, report } = open();
    await user.type(box(), 'nunez{Enter}');
    expect(report).toHaveBeenLastCalledWith('2');
    expect(box()).toHaveValue('Álvaro Núñez');
    expect(screen.queryByRole('option')).toBeNull();
    expect(sent).not.toHaveBeenCalled();
  });

  test('takes the only match again where it was chosen already', async () => {
    const { user, sent } = open('2');
    await user.clear(box());
    await user.type(box(), 'nunez{Enter}');
    expect(box()).toHaveValue('Álvaro Núñez');
    expect(screen.queryByRole('option')).toBeNull();
    expect(sent).not.toHaveBeenCalled();
  });

  test.each(['ana', 'zzz'])('leaves %s as it is, however often it comes', async (text) => {
    const { user, sent, report } = open();
    await user.type(box(), `${text}{Enter}{Enter}`);
    expect(box()).toHaveValue(text);
    expect(report).not.toHaveBeenCalled();
    expect(sent).not.toHaveBeenCalled();
  });

  test('sends the form when the box holds a choice and its list is closed', async () => {
    const { user, sent } = open('1');
    await user.click(box());
    await user.keyboard('{Enter}');
    expect(sent).toHaveBeenCalledTimes(1);
  });
});

describe('filterOptions', () => {
  const entries = indexOptions(OPTIONS);

  test('puts labels that begin with the text first and searches descriptions', () => {
    expect(filterOptions(entries, 'ana', 10).shown.map((option) => option.value)).toEqual(['1', '3']);
    expect(filterOptions(entries, 'alvaro example', 10).shown.map((option) => option.value)).toEqual(['2']);
  });

  test('draws at most the limit and counts all', () => {
    const many = indexOptions(
      Array.from({ length: 5000 }, (_, n) => ({ value: String(n), label: `Persona ${n}` })),
    );
    const { shown, total } = filterOptions(many, 'persona', 50);
    expect(shown).toHaveLength(50);
    expect(total).toBe(5000);
  });
});
