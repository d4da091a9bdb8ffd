import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { VersionHistory } from './VersionHistory';

const AT = '2026-11-20T11:05:00Z';
const version = (number: number, content: string, mergedFrom?: string) => ({
  ...{ version: number, writtenAt: AT, replacedAt: AT, authorName: 'Ana Ruiz', content },
  ...(mergedFrom && { mergedFrom }),
});

it('compares each version with what came after it in its own record', async () => {
  render(
    <VersionHistory
      verb="Modificada"
      correctedAt={AT}
      current="Látex y polen"
      partsOf={(text) => [{ label: 'Alergias', text }]}
      query={{
        currentData: [version(1, 'Huevo'), version(2, 'Polen', 'otra'), version(1, 'Pollo', 'otra')],
        isFetching: false,
      }}
      onLoad={() => undefined}
    />,
  );
  await userEvent.click(screen.getByText('Ver versiones anteriores'));
  const list = screen.getByRole('list', { name: 'Versiones anteriores' });
  const told = within(list)
    .getAllByRole('listitem')
    .map((item) => [
      within(item).getByText(/^Versión/).textContent,
      within(item).getByRole('deletion').textContent,
      within(item).getByRole('insertion').textContent,
    ]);
  expect(told).toEqual([
    ['Versión 1', 'Huevo', 'Látex y polen'],
    ['Versión 2 de una ficha unida a esta', 'Polen', 'Látex y polen'],
    ['Versión 1 de una ficha unida a esta', 'Pollo', 'Polen'],
  ]);
});
