import { screen, waitFor } from '@testing-library/react';
import { THERAPIST } from '@/shared/testing/people';
import { renderApp } from '@/shared/testing/renderApp';
import { DOCUMENT_FIXTURES } from '../fixtures';
import { DocumentTable } from './DocumentTable';
import { NewDocumentsDialog } from './NewDocumentsDialog';

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
