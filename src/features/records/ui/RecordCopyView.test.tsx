import { screen } from '@testing-library/react';
import { renderApp } from '@/shared/testing/renderApp';
import { PATIENT, THERAPIST } from '@/shared/testing/people';
import { recordFixture } from '../fixtures';
import { RecordCopyView } from './RecordCopyView';

let saved: Blob[];
let names: string[];
beforeEach(() => {
  [saved, names] = [[], []];
  jest.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    saved.push(blob as Blob);
    return 'blob:one';
  });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
});

it('saves the record for another program', async () => {
  const { user } = renderApp(<RecordCopyView owner={{ patientId: 'p1' }} />, {
    user: THERAPIST,
    routes: { 'GET /api/patients/:id/export': () => recordFixture(1) },
  });
  await user.click(await screen.findByRole('button', { name: 'Para otro programa (FHIR)' }));
  expect(names).toEqual(['ficha-2026-11-20-fhir.json']);
  expect(saved[0]?.type).toBe('application/fhir+json');
});

it('names the file by the day in the practice, also after its midnight', async () => {
  const { user } = renderApp(<RecordCopyView owner="own" />, {
    user: PATIENT,
    routes: {
      'GET /api/my-record/export': () => ({ ...recordFixture(1), exportedAt: '2026-11-20T23:30:00.000Z' }),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Descargar archivo (JSON)' }));
  expect(names).toEqual(['ficha-2026-11-21.json']);
});
