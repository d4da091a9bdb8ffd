import { render, screen } from '@testing-library/react';
import { StatCard, StatGrid } from './StatCard';

it('is reached by keyboard once its numbers no longer fit beside each other', () => {
  // Ten pixels a letter, on a screen of 300.
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300);
  jest.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockImplementation(function (this: Element) {
    return (this.textContent ?? '').length * 10;
  });
  jest.spyOn(globalThis, 'ResizeObserver').mockImplementation(function (told) {
    const seesAtOnce: ResizeObserver = {
      observe: () => told([], seesAtOnce),
      unobserve: () => undefined,
      disconnect: () => undefined,
    };
    return seesAtOnce;
  });
  const grid = (value: string) => (
    <StatGrid>
      <StatCard label="Total rutinas" value={value} />
      <StatCard label="Activas" value={value} />
    </StatGrid>
  );
  const { rerender } = render(grid('2'));
  expect(screen.getByRole('group')).not.toHaveAttribute('tabindex');
  rerender(grid('2.000.000'));
  expect(screen.getByRole('group')).toHaveAttribute('tabindex', '0');
});
