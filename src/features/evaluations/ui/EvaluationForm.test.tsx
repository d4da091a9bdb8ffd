import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { clockStartsAt } from '@/shared/testing/clock';
import { answer } from '@/shared/testing/fakeBackend';
import { THERAPIST } from '@/shared/testing/people';
import { renderApp } from '@/shared/testing/renderApp';
import { EvaluationForm } from './EvaluationForm';

function Visits() {
  const [isShown, setIsShown] = useState(true);
  return (
    <>
      <button onClick={() => setIsShown(!isShown)}>Ir y venir</button>
      {isShown && <EvaluationForm patientId="p1" onSaved={() => undefined} onCancel={() => undefined} />}
    </>
  );
}

clockStartsAt('2026-11-20T18:00:00Z');

it('finds the day on which a new evaluation was begun when one comes back to it', async () => {
  const { user, backend } = renderApp(<Visits />, {
    user: THERAPIST,
    routes: { 'POST /api/patients/:id/evaluations': () => answer(201, { data: { id: 'e1' } }) },
  });
  await user.type(screen.getByRole('textbox', { name: 'Motivo de consulta' }), 'Lumbalgia');
  await user.click(screen.getByRole('button', { name: 'Ir y venir' }));
  jest.setSystemTime(new Date('2026-11-21T08:00:00Z'));
  await user.click(screen.getByRole('button', { name: 'Ir y venir' }));
  await user.click(screen.getByRole('button', { name: 'Guardar evaluación' }));
  await waitFor(() => expect(backend.sent('POST', /evaluations/)).toHaveLength(1));
  expect(backend.sent('POST', /evaluations/)[0]?.body).toMatchObject({
    date: '2026-11-20',
    reason: 'Lumbalgia',
  });
});
