import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

// Every browser test relies on this page: if one of these fails, start here.
describe('the page tests run in', () => {
  it('opens a dialog, moves focus in, closes on Escape and gives focus back', async () => {
    const onClose = jest.fn();
    const user = userEvent.setup();
    render(
      <>
        <button onClick={() => document.querySelector('dialog')?.showModal()}>Abrir</button>
        <dialog aria-label="Aviso" onClose={onClose}>
          <button>Aceptar</button>
        </dialog>
      </>,
    );
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Abrir' }));
    expect(screen.getByRole('dialog', { name: 'Aviso' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Aceptar' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('button', { name: 'Abrir' })).toHaveFocus();
  });

  it('keeps a dialog open whose cancel is refused', async () => {
    const user = userEvent.setup();
    render(<dialog aria-label="Aviso" onCancel={(event) => event.preventDefault()} />);
    document.querySelector('dialog')?.showModal();
    await user.keyboard('{Escape}');
    expect(screen.getByRole('dialog')).toBeVisible();
  });

  it('completes relative addresses and takes the signals of the page', async () => {
    const controller = new AbortController();
    const request = new Request('/api/system-status', { signal: controller.signal });
    expect(request.url).toBe('https://fisio.test/api/system-status');
    controller.abort();
    expect(request.signal.aborted).toBe(true);
    await expect(fetch('/api/system-status', { signal: controller.signal })).rejects.toThrow(/abort/i);
  });

  it('clones, hashes and encodes', async () => {
    expect(structuredClone({ when: new Date(0) })).toEqual({ when: new Date(0) });
    expect(new TextEncoder().encode('ñ')).toBeInstanceOf(Uint8Array);
    const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode('ñ'));
    expect(hash.byteLength).toBe(32);
    expect(await new Response('{"a":1}').json()).toEqual({ a: 1 });
    expect(matchMedia('(prefers-color-scheme: dark)').matches).toBe(false);
  });
});
