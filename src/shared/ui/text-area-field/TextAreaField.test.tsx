import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TextAreaField } from './TextAreaField';

const draw = (length: number, limit = 100) =>
  render(<TextAreaField label="Notas" value={'a'.repeat(length)} limit={limit} onChange={() => {}} />);

describe('TextAreaField', () => {
  test('keeps quiet far from the limit', () => {
    draw(79);
    expect(screen.queryByRole('status')).toBeNull();
  });

  test('counts near the limit and says by how much it is passed', () => {
    draw(80).unmount();
    draw(80);
    expect(screen.getByText('80 de 100 caracteres')).toBeVisible();
    draw(103);
    expect(screen.getByText('Sobran 3 caracteres')).toBeInTheDocument();
  });

  test.each([
    [1600, 'Quedan menos de 450 caracteres'],
    [1601, 'Quedan menos de 400 caracteres'],
    [1650, 'Quedan menos de 400 caracteres'],
    [2000, 'Quedan menos de 50 caracteres'],
    [2001, 'Sobran caracteres'],
    [2060, 'Sobran caracteres'],
  ])('at %i of 2000 characters reads out no number that changes with each key', (length, said) => {
    draw(length, 2000);
    expect(screen.getByRole('status')).toHaveTextContent(said);
  });

  test('takes pasted text as it is seen', async () => {
    const report = jest.fn();
    render(<TextAreaField label="Notas" value="" onChange={report} />);
    await userEvent.click(screen.getByRole('textbox', { name: 'Notas' }));
    await userEvent.paste('uno\vdos\u2028tr\u00ades');
    expect(report).toHaveBeenLastCalledWith('uno\ndos\ntres');
  });
});
