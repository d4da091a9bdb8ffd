import { screen } from '@testing-library/react';
import { answer, type FakeHandler } from '@/shared/testing/fakeBackend';
import { THERAPIST } from '@/shared/testing/people';
import { renderApp } from '@/shared/testing/renderApp';
import { patientsDomain } from '../domain';
import { patientFixtures } from '../fixtures';
import { RecentPatientsCard } from './RecentPatientsCard';

const show = (handler: FakeHandler) =>
  renderApp(<RecentPatientsCard />, {
    user: THERAPIST,
    routes: { 'GET /api/patients': handler },
    domains: [patientsDomain],
  });

const EMPTY = 'Aún no hay pacientes';
const FAILED = 'Error al cargar los pacientes';

it('shows the five most recent', async () => {
  show(() => ({ patients: patientFixtures(9) }));
  expect(await screen.findAllByText(/^Registro:/)).toHaveLength(5);
  expect(screen.queryByText(EMPTY)).not.toBeInTheDocument();
});

it('asks for the first patient where there is none', async () => {
  show(() => ({ patients: [] }));
  expect(await screen.findByText(EMPTY)).toBeInTheDocument();
  expect(screen.queryByText(FAILED)).not.toBeInTheDocument();
});

it('only logs a failure, and does not say that there is nobody', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { toasts } = show(() => answer(500));
  expect(await screen.findByText(FAILED)).toBeInTheDocument();
  expect(screen.queryByText(EMPTY)).not.toBeInTheDocument();
  expect(warn).toHaveBeenCalledWith(FAILED);
  expect(toasts).toEqual([]);
});
