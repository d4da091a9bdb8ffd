import { screen, waitFor } from '@testing-library/react';
import { answer, type FakeHandler } from '@/shared/testing/fakeBackend';
import { THERAPIST } from '@/shared/testing/people';
import { renderApp } from '@/shared/testing/renderApp';
import { ListDownload } from './ListDownload';

const FILE = 'Nombre;Teléfono';

beforeAll(() => import('@/shared/ui/menu/MenuPopup'));
beforeEach(() => {
  jest.spyOn(URL, 'createObjectURL').mockReturnValue('blob:lista');
  jest.spyOn(URL, 'revokeObjectURL').mockReturnValue();
});

const show = (routes: Record<string, FakeHandler>, isPartial = false) =>
  renderApp(
    <ListDownload list="appointments" filters={{ startDate: '2027-03-01' }} isPartial={isPartial} />,
    {
      user: THERAPIST,
      routes: { 'GET /api/system-status': () => ({ status: 'ok', capabilities: ['listFiles'] }), ...routes },
    },
  );

async function choose(user: ReturnType<typeof show>['user'], format: RegExp) {
  await user.click(await screen.findByRole('button', { name: 'Descargar' }));
  await user.click(await screen.findByRole('menuitem', { name: format }));
}

it('asks for the list with the filters of the screen and saves it under its name', async () => {
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    expect(this.download).toMatch(/^citas-\d{4}-\d\d-\d\d\.csv$/);
  });
  const { user, backend } = show({ 'GET /api/exports/appointments': () => FILE });
  await choose(user, /CSV/);
  await waitFor(() => expect(click).toHaveBeenCalledTimes(1));
  const [request] = backend.sent('GET', '/api/exports/appointments');
  expect(request).toBeDefined();
  click.mockRestore();
});

it('says so when the file cannot be had', async () => {
  const { user, toasts } = show({ 'GET /api/exports/appointments': () => answer(500) });
  await choose(user, /Excel/);
  await waitFor(() => expect(toasts).toEqual(['No se ha podido descargar la lista']));
});

it('says that all of the list is saved while the screen searches in it', async () => {
  show({}, true);
  expect(await screen.findByRole('button', { name: 'Descargar la lista entera' })).toBeVisible();
});

it('is not shown where the server makes no files', async () => {
  const { backend } = show({ 'GET /api/system-status': () => answer(404) });
  await waitFor(() => expect(backend.sent('GET', '/api/system-status')).toHaveLength(1));
  expect(screen.queryByRole('button', { name: 'Descargar' })).toBeNull();
});

it('keeps its room until the server has answered, without being there', async () => {
  let answerNow: () => void = () => undefined;
  const { container } = show({
    'GET /api/system-status': () =>
      new Promise((resolve) => (answerNow = () => resolve({ status: 'ok', capabilities: ['listFiles'] }))),
  });
  expect(container).toHaveTextContent('Descargar');
  expect(screen.queryByRole('button', { name: 'Descargar' })).toBeNull();
  expect(screen.getByText('Descargar')).not.toBeVisible();
  await waitFor(() => {
    answerNow();
    expect(screen.getByRole('button', { name: 'Descargar' })).toBeVisible();
  });
});
