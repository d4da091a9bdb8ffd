import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { niceTicks } from '../chart-frame/ChartFrame';
import { fittingLabels, labelledIndexes, linePath, timePlaces } from './geometry';
import { LineChart } from './LineChart';

describe('LineChart', () => {
  test('says its course in a sentence and gives its figures as a table', async () => {
    const user = userEvent.setup();
    render(
      <LineChart
        title="Dolor"
        series={[
          {
            name: 'Antes',
            points: [
              { x: '1 oct', y: 7 },
              { x: '8 oct', y: null },
              { x: '15 oct', y: 3.5 },
            ],
          },
        ]}
      />,
    );
    expect(screen.getByRole('img')).toHaveAccessibleName(
      'Gráfico de líneas. Dolor. Antes: de 7 (1 oct) a 3,5 (15 oct).',
    );
    await user.click(screen.getByText('Ver como tabla'));
    const table = screen.getByRole('table');
    expect(within(table).getByRole('row', { name: '8 oct —' })).toBeInTheDocument();
    expect(within(table).getByRole('row', { name: '15 oct 3,5' })).toBeInTheDocument();
  });

  test('a missing value breaks the line', () => {
    const path = linePath([{ x: 0, y: 0 }, { x: 1, y: 1 }, null, { x: 3, y: 3 }]);
    expect(path).toBe('M0.0 0.0L1.0 1.0M3.0 3.0');
  });

  test('visits stand as far apart as they were, and their dates keep clear of each other', () => {
    const at = ['2026-01-01', '2026-01-02', '2026-01-03', '2026-06-01', '2026-12-31'].map(Date.parse);
    const plot = { left: 40, right: 404, top: 0, bottom: 100 };
    const xs = timePlaces(plot, at);
    expect(xs.map(Math.round)).toEqual([40, 41, 42, 191, 404]);
    expect(timePlaces(plot, [5, 5])).toEqual([222, 222]);
    const { container } = render(
      <LineChart
        title="Dolor"
        series={[
          { name: 'Dolor', points: at.map((one, index) => ({ at: one, x: `0${index}/01/2026`, y: index })) },
        ]}
      />,
    );
    const places = [...container.querySelectorAll('text')].filter(({ textContent }) =>
      /2026/.test(textContent),
    );
    expect(places.map(({ textContent }) => textContent)).toEqual(['00/01/2026', '03/01/2026', '04/01/2026']);
    const label = { text: '01/01/2026', textAnchor: 'middle' as const };
    expect([...fittingLabels([0, 60, 120].map((x) => ({ ...label, x })))].sort()).toEqual([0, 2]);
  });

  test('ticks are round and enclose the values; labels keep their distance', () => {
    expect(niceTicks(0, 10)).toEqual([0, 2, 4, 6, 8, 10]);
    expect(niceTicks(0, 0.7)).toEqual([0, 0.2, 0.4, 0.6, 0.8]);
    expect(niceTicks(5, 5)).toEqual([5, 6]);
    expect([...labelledIndexes(10, 320, 64)].sort((a, b) => a - b)).toEqual([1, 3, 5, 7, 9]);
  });
});
