import { render, screen } from '@testing-library/react';
import { appointmentFixture } from '../../fixtures';
import { DaySheet } from './DaySheet';

const headings = () =>
  screen.getAllByRole('columnheader', { hidden: true }).map(({ textContent }) => textContent);
const show = (...others: Parameters<typeof appointmentFixture>) =>
  render(
    <DaySheet
      date="2026-11-24"
      isPartial={false}
      appointments={[appointmentFixture(), ...others.map((one) => appointmentFixture({ id: 'c2', ...one }))]}
    />,
  );

it('says of one agenda neither whose it is nor where', () => {
  show();
  expect(headings()).toEqual(['Hora', 'Paciente', 'Teléfono', 'Tipo', 'Estado', 'Anotaciones']);
});

it('says who and where of several agendas', () => {
  show({ therapist: { id: 't2', name: 'Berta Gil' }, room: { id: 'r1', name: 'Sala 2' } });
  expect(headings()).toEqual(expect.arrayContaining(['Fisioterapeuta', 'Sala']));
  expect(screen.getByRole('row', { name: /Berta Gil Sala 2/, hidden: true })).toBeInTheDocument();
});

it('says on paper that others of the day are left out', () => {
  const { rerender, container } = render(<DaySheet date="2026-11-24" appointments={[]} isPartial />);
  expect(container).toHaveTextContent('Solo una parte del día');
  rerender(<DaySheet date="2026-11-24" appointments={[]} isPartial={false} />);
  expect(container).not.toHaveTextContent('Solo una parte');
});
