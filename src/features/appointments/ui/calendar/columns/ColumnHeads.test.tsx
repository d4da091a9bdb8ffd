import { render, screen } from '@testing-library/react';
import { appointmentFixture } from '../../../fixtures';
import { agendaColumns } from './agendaColumns';
import { ColumnHeads } from './ColumnHeads';

it('counts what takes place, though what was cancelled or missed stays drawn', () => {
  const [ana, berta] = [
    { id: 't1', name: 'Ana Ruiz' },
    { id: 't2', name: 'Berta Gil' },
  ];
  const rows = [
    appointmentFixture({ id: 'a', therapist: ana, status: 'COMPLETED' }),
    appointmentFixture({ id: 'b', therapist: ana, status: 'CONFIRMED' }),
    appointmentFixture({ id: 'c', therapist: ana, status: 'NO_SHOW' }),
    appointmentFixture({ id: 'd', therapist: berta, status: 'CANCELLED' }),
  ];
  const options = { choices: [ana, berta], receives: true, openOf: () => [] };
  const columns = agendaColumns(rows, '2026-11-24', 'therapist', options);
  expect(columns.map(({ placed }) => placed.length)).toEqual([3, 1]);
  render(<ColumnHeads columns={columns} headIdOf={(id) => id} isKnown chosenId={undefined} />);
  expect(screen.getByText('Ana Ruiz').parentElement).toHaveTextContent('Ana Ruiz 2 citas');
  expect(screen.getByText('Berta Gil').parentElement).toHaveTextContent('Berta Gil Sin citas');
});
