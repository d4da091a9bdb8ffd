import { screen, waitFor, within } from '@testing-library/react';
import { PATIENT, THERAPIST } from '@/shared/testing/people';
import { renderApp } from '@/shared/testing/renderApp';
import { documentsDomain } from '../domain';
import { DOCUMENT_FIXTURES, PICTURE_FIXTURE } from '../fixtures';
import { NewDocumentsDialog } from './DocumentDialogs';
import { DocumentsPanel } from './DocumentsPanel';
import { DocumentTable } from './DocumentTable';

it.each([
  ['says nothing else', false],
  ['chooses it', true],
])(
  'shares new documents with the patient only where who uploads them chooses it: %s',
  async (_what, shared) => {
    const onSubmit = jest.fn();
    const file = new File(['%PDF-1.7'], 'Informe.pdf');
    const { user } = renderApp(
      <NewDocumentsDialog
        files={[{ file, refusal: null }]}
        offersSharing
        onClose={jest.fn()}
        onSubmit={onSubmit}
      />,
      { user: THERAPIST },
    );
    if (shared) await user.click(screen.getByRole('checkbox', { name: /^Compartir con el paciente/ }));
    await user.click(screen.getByRole('button', { name: 'Subir documento' }));
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith([file], expect.objectContaining({ shared })));
  },
);

it('says of each document whether the patient sees it', () => {
  const action = jest.fn();
  renderApp(
    <DocumentTable
      documents={DOCUMENT_FIXTURES}
      onOpen={action}
      onDownload={action}
      onEdit={action}
      emptyText=""
    />,
  );
  for (const [name, text] of [
    ['Informe de traumatología.pdf', 'No lo ve'],
    ['Radiografía de rodilla.jpg', 'Lo ha enviado'],
    ['Volante de rehabilitación.pdf', 'Compartido'],
  ] as const)
    expect(screen.getByText(name).closest('tr')).toHaveTextContent(text);
});

it('saves the picture that is shown without fetching it again, and one that is not anew', async () => {
  jest.spyOn(URL, 'createObjectURL').mockReturnValue('blob:foto');
  jest.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  const saved = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  let arrive: (bytes: string) => void = () => undefined;
  const bytes = new Promise<string>((resolve) => (arrive = resolve));
  const { user, backend } = renderApp(<DocumentsPanel owner="own" />, {
    user: PATIENT,
    domains: [documentsDomain],
    routes: {
      'GET /api/my-documents': () => ({ data: [PICTURE_FIXTURE] }),
      'GET /api/documents/:id/content': () => bytes,
    },
  });
  const fetched = () => backend.sent('GET', '/api/documents/d2/content').length;
  await user.click(await screen.findByRole('button', { name: `Ver ${PICTURE_FIXTURE.name}` }));
  const viewer = within(await screen.findByRole('dialog'));
  const download = viewer.getByRole('button', { name: 'Descargar' });
  await user.click(download);
  expect(saved).not.toHaveBeenCalled();
  arrive('bytes');
  await viewer.findByRole('img');
  await user.click(download);
  await user.click(download);
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(2));
  expect(fetched()).toBe(1);
  await user.click(viewer.getByRole('button', { name: 'Cerrar' }));
  await user.click(screen.getByRole('button', { name: `Acciones de ${PICTURE_FIXTURE.name}` }));
  await user.click(await screen.findByRole('menuitem', { name: 'Descargar' }));
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(3));
  expect(fetched()).toBe(2);
});
