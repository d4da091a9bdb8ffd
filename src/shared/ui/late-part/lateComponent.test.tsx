import { StrictMode, Suspense, useState, type ReactNode } from 'react';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ErrorState } from '../error-state/ErrorState';
import { FailedDialog } from './FailedDialog';
import { lateComponent, loadBehind, type RetryProps } from './lateComponent';
import { latePart } from './latePart';

interface NameProps {
  name: string;
}
const Here = ({ name }: NameProps) => <p>aquí {name}</p>;
const Failed = ({ name, onRetry }: NameProps & RetryProps) => (
  <button onClick={onRetry}>reintentar {name}</button>
);
/** A download that fails the given number of times, and then succeeds. */
const failing = (times: number) => {
  const load = jest.fn(async () => Here);
  for (let count = 0; count < times; count += 1) load.mockRejectedValueOnce(new Error('offline'));
  return load;
};

function Form({ children }: { children: ReactNode }) {
  const [note, setNote] = useState('');
  return (
    <Suspense fallback="Cargando...">
      <input aria-label="Nota" value={note} onChange={(event) => setNote(event.target.value)} />
      {children}
    </Suspense>
  );
}

describe('a component that is downloaded later', () => {
  it('asks once while it fails, and again for every press, until it is there', async () => {
    const user = userEvent.setup();
    const load = failing(2);
    const Late = lateComponent<NameProps>(load, Failed);
    // Suspends inside a screen with its own state, like a page.
    render(
      <StrictMode>
        <Suspense fallback="Cargando...">
          <Late name="Ana" />
        </Suspense>
      </StrictMode>,
    );
    await screen.findByRole('button', { name: 'reintentar Ana' });
    expect(load).toHaveBeenCalledTimes(1);
    await user.click(screen.getByRole('button'));
    await screen.findByRole('button', { name: 'reintentar Ana' });
    expect(load).toHaveBeenCalledTimes(2);
    await user.click(screen.getByRole('button'));
    expect(await screen.findByText('aquí Ana')).toBeInTheDocument();
  });

  describe('on a page that has a script of its own', () => {
    const page = jest.fn<Promise<Response>, []>();
    beforeEach(() => {
      page.mockReset();
      document.head.innerHTML = '<script type="text/plain" src="/assets/main.0a1b2c3d.js"></script>';
      jest.spyOn(window, 'fetch').mockImplementation(() => page());
    });
    afterEach(() => (document.head.innerHTML = ''));

    const show = async () => {
      const Late = lateComponent<NameProps>(failing(9), () => (
        <ErrorState message="No se ha podido abrir" onRetry={() => undefined} />
      ));
      render(<Suspense>{<Late name="Ana" />}</Suspense>);
      return within(await screen.findByRole('alert'));
    };

    it('asks for a reload if the server has another app by now', async () => {
      page.mockResolvedValue(new Response('<script src="/assets/main.4d5e6f70.js"></script>'));
      const alert = await show();
      expect(await alert.findByRole('button', { name: 'Recargar página' })).toBeInTheDocument();
      expect(alert.getByText(/La aplicación se ha actualizado/)).toBeInTheDocument();
    });

    it.each<[string, () => Promise<Response>]>([
      ['the same app', async () => new Response('<script src="/assets/main.0a1b2c3d.js"></script>')],
      ['an error', async () => new Response('', { status: 503 })],
      ['no answer', () => Promise.reject(new TypeError('offline'))],
    ])('offers to try again if the server has %s', async (_what, answer) => {
      page.mockImplementation(answer);
      const alert = await show();
      await waitFor(() => expect(page).toHaveBeenCalledTimes(1));
      await act(async () => undefined);
      expect(alert.getByRole('button', { name: 'Reintentar' })).toBeInTheDocument();
      expect(alert.getByText('No se ha podido abrir')).toBeInTheDocument();
    });
  });

  it('asks again when the screen is opened another time', async () => {
    const Late = lateComponent<NameProps>(failing(1), Failed);
    const { unmount } = render(<Suspense>{<Late name="Ana" />}</Suspense>);
    await screen.findByRole('button', { name: 'reintentar Ana' });
    unmount();
    render(<Suspense>{<Late name="Ana" />}</Suspense>);
    expect(await screen.findByText('aquí Ana')).toBeInTheDocument();
  });

  it('asks again when the connection is back', async () => {
    const Late = lateComponent<NameProps>(failing(1), Failed);
    render(<Suspense>{<Late name="Ana" />}</Suspense>);
    await screen.findByRole('button', { name: 'reintentar Ana' });
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText('aquí Ana')).toBeInTheDocument();
  });
});

describe('a part of a form that cannot be downloaded', () => {
  it('says so in its own place, and nothing typed beside it is lost', async () => {
    const user = userEvent.setup();
    const Part = latePart<NameProps>(failing(2), { failed: 'No se ha podido cargar este campo' });
    render(
      <Form>
        <Part name="Ana" />
      </Form>,
    );
    await user.type(screen.getByLabelText('Nota'), 'Dolor al subir');
    expect(await screen.findByRole('alert')).toHaveTextContent('No se ha podido cargar este campo');
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    await screen.findByRole('alert');
    expect(screen.getByLabelText('Nota')).toHaveValue('Dolor al subir');
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByText('aquí Ana')).toBeInTheDocument();
    expect(screen.getByLabelText('Nota')).toHaveValue('Dolor al subir');
  });

  it('without a text stays as it waited, and comes with the connection', async () => {
    const Part = latePart<NameProps>(failing(1), { waiting: () => <p>espera</p> });
    render(<Part name="Ana" />);
    await act(async () => undefined);
    expect(screen.getByText('espera')).toBeInTheDocument();
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText('aquí Ana')).toBeInTheDocument();
  });

  it('opened by a press stands in a dialog that can be closed', async () => {
    const user = userEvent.setup();
    const onClose = jest.fn();
    const Part = latePart<NameProps & { onClose: () => void }>(failing(1), {
      failed: (props) => <FailedDialog title="Nueva cita" message="No se ha podido abrir" {...props} />,
    });
    render(<Part name="Ana" onClose={onClose} />);
    expect(await screen.findByRole('dialog', { name: 'Nueva cita' })).toHaveTextContent(
      'No se ha podido abrir',
    );
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(1);
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByText('aquí Ana')).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

test('what a screen can do without is asked for again when the connection is back', async () => {
  const use = jest.fn();
  const load = jest.fn(async () => 'module');
  load.mockRejectedValueOnce(new Error('offline')).mockRejectedValueOnce(new Error('offline'));
  loadBehind(load, use);
  for (const calls of [1, 2]) {
    await act(async () => undefined);
    expect(use).not.toHaveBeenCalled();
    expect(load).toHaveBeenCalledTimes(calls);
    window.dispatchEvent(new Event('online'));
  }
  await act(async () => undefined);
  expect(use.mock.calls).toEqual([['module']]);
});
