import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useEffect, useState } from 'react';
import { createMemoryRouter, Link, Outlet, RouterProvider, useParams } from 'react-router-dom';
import { Card } from '@/shared/ui/card/Card';
import { LoadMore } from '@/shared/ui/load-more/LoadMore';
import { keepFocus, useScreenStart } from './focus';

const nextFrame = () => act(() => new Promise<void>((resolve) => requestAnimationFrame(() => resolve())));

describe('the focus of an element that is removed', () => {
  let undo: () => void;
  beforeEach(() => (undo = keepFocus()));
  afterEach(() => undo());

  /** A card whose button goes when it is pressed. */
  function Documents({ onGone }: { onGone?: () => void }) {
    const [failed, setFailed] = useState(true);
    useEffect(() => {
      if (!failed) onGone?.();
    }, [failed, onGone]);
    return (
      <main>
        <Card title="Documentos">
          {failed ? <button onClick={() => setFailed(false)}>Reintentar</button> : <p>Dos documentos</p>}
        </Card>
        <button id="other">Otro</button>
      </main>
    );
  }

  it('goes to the place around it, and Tab goes on from there', async () => {
    render(<Documents />);
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    const card = screen.getByRole('region', { name: 'Documentos' });
    await waitFor(() => expect(card).toHaveFocus());
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Otro' })).toHaveFocus();
    expect(card).not.toHaveAttribute('tabindex');
  });

  it('goes to the nearest place that is left', async () => {
    const { rerender } = render(
      <main>
        <Card key="documents" title="Documentos">
          <button>Reintentar</button>
        </Card>
      </main>,
    );
    act(() => screen.getByRole('button').focus());
    rerender(
      <main>
        <p>Nada</p>
      </main>,
    );
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  });

  describe('in a list', () => {
    const Appointments = ({ names, confirmed }: { names: readonly string[]; confirmed?: string }) => (
      <main>
        <div role="region" aria-label="Citas" tabIndex={0}>
          <table role="table">
            <tbody>
              {names.map((name) => (
                <tr key={name}>
                  <td>{name}</td>
                  <td>{name !== confirmed && <button>Confirmar a {name}</button>}</td>
                  <td>
                    <a href="/edit">Editar a {name}</a>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </main>
    );
    const ALL = ['Ana', 'Luis', 'Marta'];
    const row = (name: string) => screen.getByText(name).closest('tr');
    const confirm = (name: string) => screen.getByRole('button', { name: `Confirmar a ${name}` });

    it('stays in the row whose button goes, and Tab goes on in it', async () => {
      const { rerender } = render(<Appointments names={ALL} />);
      act(() => confirm('Luis').focus());
      rerender(<Appointments names={ALL} confirmed="Luis" />);
      await waitFor(() => expect(row('Luis')).toHaveFocus());
      await userEvent.tab();
      expect(screen.getByRole('link', { name: 'Editar a Luis' })).toHaveFocus();
      expect(row('Luis')).not.toHaveAttribute('tabindex');
    });

    it.each([
      ['the next row', 'Luis', 'Marta'],
      ['the row before the last one', 'Marta', 'Luis'],
    ])('goes to %s when its own is gone', async (_where, gone, next) => {
      const { rerender } = render(<Appointments names={ALL} />);
      act(() => confirm(gone).focus());
      rerender(<Appointments names={ALL.filter((name) => name !== gone)} />);
      await waitFor(() => expect(row(next)).toHaveFocus());
    });

    it('goes to the list when all rows are gone', async () => {
      const { rerender } = render(<Appointments names={ALL} />);
      act(() => confirm('Luis').focus());
      rerender(<Appointments names={[]} />);
      await waitFor(() => expect(screen.getByRole('region', { name: 'Citas' })).toHaveFocus());
    });
  });

  it('stays below a list whose last portion has come, and where one did not come', async () => {
    const Sessions = ({ failure, hasMore = true }: { failure?: string; hasMore?: boolean }) => (
      <main>
        <a href="/first">Primera sesión</a>
        <LoadMore
          summary={hasMore ? 'Mostrando 20 de 21' : 'Mostrando 21 de 21'}
          hasMore={hasMore}
          onLoadMore={jest.fn()}
          failure={failure}
        />
        <a href="/below">Debajo</a>
      </main>
    );
    const { rerender } = render(<Sessions />);
    act(() => screen.getByRole('button', { name: 'Cargar más' }).focus());
    rerender(<Sessions failure="No se han podido cargar más" />);
    await waitFor(() => expect(screen.getByRole('alert').parentElement).toHaveFocus());
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Reintentar' })).toHaveFocus();
    rerender(<Sessions hasMore={false} />);
    await waitFor(() => expect(screen.getByText('Mostrando 21 de 21').parentElement).toHaveFocus());
    await userEvent.tab();
    expect(screen.getByRole('link', { name: 'Debajo' })).toHaveFocus();
  });

  it('stays where somebody else puts it', async () => {
    render(<Documents onGone={() => document.getElementById('other')?.focus()} />);
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    await nextFrame();
    expect(screen.getByRole('button', { name: 'Otro' })).toHaveFocus();
  });

  it('is not taken up again once the element was left', async () => {
    render(<Documents />);
    const retry = screen.getByRole('button', { name: 'Reintentar' });
    act(() => retry.focus());
    await act(async () => retry.blur());
    act(() => retry.click());
    await nextFrame();
    expect(document.body).toHaveFocus();
  });
});

describe('a screen starts', () => {
  const scrollTo = jest.fn();
  beforeEach(() => {
    scrollTo.mockClear();
    jest.spyOn(window, 'scrollTo').mockImplementation(scrollTo);
  });

  function Screen({ children }: { children: ReactNode }) {
    useScreenStart(Object.values(useParams()).join());
    return children;
  }
  const List = () => (
    <Screen>
      <Link to="/patients/1">Ana</Link>
    </Screen>
  );
  const Patient = () => (
    <Screen>
      <Link to="/patients/1/history">Historia</Link>
      <Link to="/patients/2">Siguiente</Link>
    </Screen>
  );
  function Form() {
    return (
      <Screen>
        <input aria-label="Nombre" autoFocus />
      </Screen>
    );
  }

  function show(at = '/patients') {
    const frame = (
      <>
        <nav>
          <Link to="/patients/new">Nuevo</Link>
        </nav>
        <main>
          <Outlet />
        </main>
      </>
    );
    const router = createMemoryRouter(
      [
        {
          element: frame,
          children: [
            { path: '/patients', Component: List },
            { path: '/patients/new', Component: Form },
            { path: '/patients/:id', Component: Patient },
            { path: '/patients/:id/history', Component: Patient },
          ],
        },
      ],
      { initialEntries: [at] },
    );
    render(<RouterProvider router={router} />);
    return router;
  }

  it('at its top, with the focus in it', async () => {
    show();
    expect(document.body).toHaveFocus();
    await userEvent.click(screen.getByRole('link', { name: 'Ana' }));
    expect(screen.getByRole('main')).toHaveFocus();
    expect(scrollTo.mock.calls).toEqual([[0, 0]]);
  });

  it('in the page also when it was chosen in the menu, unless a field takes the focus', async () => {
    show();
    await userEvent.click(screen.getByRole('link', { name: 'Nuevo' }));
    expect(screen.getByLabelText('Nombre')).toHaveFocus();
    expect(scrollTo).toHaveBeenCalledTimes(1);
  });

  it('once for all its tabs, and again for another patient', async () => {
    show('/patients/1');
    const tab = screen.getByRole('link', { name: 'Historia' });
    await userEvent.click(tab);
    expect(tab).toHaveFocus();
    expect(scrollTo).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('link', { name: 'Siguiente' }));
    expect(scrollTo).toHaveBeenCalledTimes(1);
  });

  it('where the browser remembers it, on the way back', async () => {
    const router = show();
    await userEvent.click(screen.getByRole('link', { name: 'Ana' }));
    scrollTo.mockClear();
    await act(() => router.navigate(-1));
    expect(screen.getByRole('main')).toHaveFocus();
    expect(scrollTo).not.toHaveBeenCalled();
  });
});
