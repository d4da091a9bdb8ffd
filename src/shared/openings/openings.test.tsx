import { act, screen } from '@testing-library/react';
import { renderApp } from '@/shared/testing/renderApp';
import { openedIn, useOpening } from './useOpening';

const ROWS = [{ id: 'a' }, { id: 'b' }];

function Row({ id }: { id: string }) {
  const { isOpen, step, open } = useOpening('rowFlow', id);
  return (
    <button type="button" onClick={() => open(id, 'send')}>
      {id}: {isOpen ? step : 'closed'}
    </button>
  );
}

function Board() {
  const deletion = useOpening('rowDeletion');
  return (
    <>
      <button type="button" onClick={() => deletion.open('b')}>
        Eliminar
      </button>
      <button type="button" onClick={deletion.close}>
        Cancelar
      </button>
      <p>{openedIn(ROWS, deletion)?.id ?? 'none'}</p>
    </>
  );
}

const openOf = (store: ReturnType<typeof renderApp>['store']) =>
  (store.getState() as { openings: { open: object } }).openings.open;

it('is open for one object until it is closed', async () => {
  const { user, store } = renderApp(<Board />);
  await user.click(screen.getByRole('button', { name: 'Eliminar' }));
  expect(screen.getByText('b')).toBeInTheDocument();
  expect(openOf(store)).toEqual({ rowDeletion: { id: 'b' } });
  await user.click(screen.getByRole('button', { name: 'Cancelar' }));
  expect(screen.getByText('none')).toBeInTheDocument();
  expect(openOf(store)).toEqual({});
});

function Question() {
  const { about, open } = useOpening<{ time: string }>('rowQuestion');
  return (
    <button type="button" onClick={() => open('', undefined, { time: '10:00' })}>
      {about?.time ?? 'nothing'}
    </button>
  );
}

it('keeps what it is about', async () => {
  const { user, store } = renderApp(<Question />);
  await user.click(screen.getByRole('button', { name: 'nothing' }));
  expect(screen.getByRole('button', { name: '10:00' })).toBeInTheDocument();
  expect(openOf(store)).toEqual({ rowQuestion: { id: '', about: { time: '10:00' } } });
});

it('is closed when its part leaves the screen', async () => {
  const { user, store, unmount } = renderApp(<Board />);
  await user.click(screen.getByRole('button', { name: 'Eliminar' }));
  act(() => unmount());
  expect(openOf(store)).toEqual({});
});

it('is open in one row only', async () => {
  const { user } = renderApp(
    <>
      <Row id="a" />
      <Row id="b" />
    </>,
  );
  await user.click(screen.getByRole('button', { name: 'a: closed' }));
  expect(screen.getByRole('button', { name: 'a: send' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'b: closed' }));
  expect(screen.getByRole('button', { name: 'a: closed' })).toBeInTheDocument();
});

function Forms({ answered }: { answered: Promise<void> }) {
  const form = useOpening('rowForm');
  return (
    <>
      {ROWS.map(({ id }) => (
        <button key={id} type="button" onClick={() => form.open(id)}>
          Editar {id}
        </button>
      ))}
      <button type="button" onClick={() => void answered.then(form.close)}>
        Guardar
      </button>
      <button type="button" onClick={form.close}>
        Cerrar
      </button>
      <p>{form.id ?? 'none'}</p>
    </>
  );
}

it('is not closed by the late answer to what was open before', async () => {
  let answer = () => undefined as void;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  const { user } = renderApp(<Forms answered={answered} />);
  for (const name of ['Editar a', 'Guardar', 'Cerrar', 'Editar b'])
    await user.click(screen.getByRole('button', { name }));
  await act(async () => answer());
  expect(screen.getByText('b')).toBeInTheDocument();
});
