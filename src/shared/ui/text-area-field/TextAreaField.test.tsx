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
    expect(screen.getByRole('status')).toHaveTextContent('80 de 100 caracteres');
    draw(103);
    expect(screen.getByText('Sobran 3 caracteres')).toBeInTheDocument();
  });

  test('takes pasted text as it is seen', async () => {
    const report = jest.fn();
    render(<TextAreaField label="Notas" value="" onChange={report} />);
    await userEvent.click(screen.getByRole('textbox', { name: 'Notas' }));
    await userEvent.paste('uno\vdos\u2028tr\u00ades');
    expect(report).toHaveBeenLastCalledWith('uno\ndos\ntres');
  });
});
