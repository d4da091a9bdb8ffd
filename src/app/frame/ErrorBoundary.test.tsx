import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AppErrorScreen } from '../shell/AppErrorScreen';
import { ErrorBoundary } from './ErrorBoundary';

function Broken(): never {
  throw new Error('algo roto');
}

describe('the global error screen', () => {
  beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));

  it('stands in for what cannot be rendered, with the details folded away', () => {
    render(
      <ErrorBoundary>
        <Broken />
      </ErrorBoundary>,
    );
    expect(screen.getByRole('heading', { name: 'Error en la aplicación' })).toBeInTheDocument();
    expect(screen.getByText(/algo roto/)).not.toBeVisible();
  });

  it('reloads on demand', async () => {
    const onReload = jest.fn();
    render(<AppErrorScreen error={new Error('x')} onReload={onReload} />);
    await userEvent.click(screen.getByRole('button', { name: 'Recargar página' }));
    expect(onReload).toHaveBeenCalledTimes(1);
  });
});
