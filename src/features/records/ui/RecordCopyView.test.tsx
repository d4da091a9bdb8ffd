import { screen } from '@testing-library/react';
import { renderApp } from '@/shared/testing/renderApp';
import { THERAPIST } from '@/shared/testing/people';
import { recordFixture } from '../fixtures';
import { RecordCopyView } from './RecordCopyView';

it('saves the record for another program', async () => {
  const saved: Blob[] = [];
  jest.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    saved.push(blob as Blob);
    return 'blob:one';
  });
  const names: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  const { user } = renderApp(<RecordCopyView owner={{ patientId: 'p1' }} />, {
    user: THERAPIST,
    routes: { 'GET /api/patients/:id/export': () => recordFixture(1) },
  });
  await user.click(await screen.findByRole('button', { name: 'Para otro programa (FHIR)' }));
  expect(names).toEqual(['ficha-2026-11-20-fhir.json']);
  expect(saved[0]?.type).toBe('application/fhir+json');
});
