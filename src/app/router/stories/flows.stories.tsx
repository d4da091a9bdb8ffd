import type { Meta } from '@storybook/react-webpack5';
import { expect, screen, waitFor, within } from 'storybook/test';
import { createRandom, demoPatients } from '@/contract/demo/people';
import { PEOPLE, THERAPIST } from '@/shared/testing/people';
import { flow } from '../../testing/pageStories';

/** Lo que hace una persona en la aplicación entera, de principio a fin. El guion está en «Interactions». */
const meta = { title: 'Rutas/Recorridos' } satisfies Meta;
export default meta;

/** Signs in and reaches the therapist's dashboard. */
export const SignIn = flow(
  '/login',
  null,
  async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/Correo electrónico/), THERAPIST.email);
    await userEvent.type(canvas.getByLabelText(/^Contraseña/), 'una-clave-larga');
    await userEvent.click(canvas.getByRole('button', { name: 'Iniciar sesión' }));
    await canvas.findByRole('heading', { name: /Ana/ }, { timeout: 15_000 });
  },
  () => ({ 'POST /api/auth/login': () => ({ token: 'token-de-la-historia', user: THERAPIST }) }),
);

/** After sign-out the sign-in screen is shown. */
export const SignOut = flow(
  '/dashboard',
  'PATIENT',
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cerrar sesión' }, { timeout: 15_000 }));
    await canvas.findByRole('heading', { name: 'Iniciar sesión' });
  },
  () => ({ 'POST /api/auth/logout': () => ({}) }),
);

/** Searches, confirms the deletion, and checks that the row is gone. */
export const DeletePatient = flow(
  '/patients',
  'THERAPIST',
  async ({ canvas, userEvent }) => {
    await canvas.findByText('Mostrando 3 de 3 pacientes', {}, { timeout: 15_000 });
    const [eliminate] = canvas.getAllByRole('button', { name: /^Eliminar a/ });
    await userEvent.click(eliminate!);
    const question = within(await canvas.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Eliminar paciente' }));
    await canvas.findByText('Mostrando 2 de 2 pacientes');
  },
  () => {
    let left = demoPatients(createRandom(7), 3, '2026-11-23').map((one) => ({ ...one, invitation: null }));
    return {
      'GET /api/patients': () => ({ data: left }),
      'DELETE /api/patients/:id': ({ params }) => {
        left = left.filter(({ id }) => id !== params.id);
        return {};
      },
    };
  },
);

/** A deletion that is taken back from its toast: the server gives the row back. */
export const TakeDeletionBack = flow(
  '/patients',
  'THERAPIST',
  async ({ canvas, userEvent }) => {
    await canvas.findByText('Mostrando 3 de 3 pacientes', {}, { timeout: 15_000 });
    const [eliminate] = canvas.getAllByRole('button', { name: /^Eliminar a/ });
    await userEvent.click(eliminate!);
    const question = within(await canvas.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Eliminar paciente' }));
    await canvas.findByText('Mostrando 2 de 2 pacientes');
    // Messages are beside the application, not in it.
    await userEvent.click(await screen.findByRole('button', { name: 'Deshacer' }, { timeout: 15_000 }));
    await canvas.findByText('Mostrando 3 de 3 pacientes');
    await screen.findByText('Eliminación deshecha');
  },
  () => {
    const three = demoPatients(createRandom(7), 3, '2026-11-23').map((one) => ({ ...one, invitation: null }));
    let hidden: string | undefined;
    return {
      'GET /api/patients': () => ({ data: three.filter(({ id }) => id !== hidden) }),
      'DELETE /api/patients/:id': ({ params }) => {
        hidden = params.id;
        return {};
      },
      'POST /api/patients/:id/restore': () => {
        hidden = undefined;
        return {};
      },
    };
  },
);

/** From the menu to a session of the history. */
export const OpenSession = flow('/history', 'THERAPIST', async ({ canvas, userEvent }) => {
  const [first] = await canvas.findAllByRole('link', { name: /Ver detalles/ }, { timeout: 15_000 });
  await userEvent.click(first!);
  await waitFor(() => expect(canvas.queryByRole('link', { name: /Ver detalles/ })).toBeNull(), {
    timeout: 15_000,
  });
  await canvas.findByRole('heading', { level: 1 });
});

/** A sent message appears in the conversation. */
export const SendMessage = flow(
  '/conversations/1',
  'THERAPIST',
  async ({ canvas, userEvent }) => {
    const input = await canvas.findByPlaceholderText('Escribe un mensaje...', {}, { timeout: 15_000 });
    await userEvent.type(input, 'Mañana a las diez');
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar' }));
    await canvas.findByText('Mañana a las diez');
    await waitFor(() => expect(input).toHaveValue(''));
  },
  () => ({
    'POST /api/conversations/:id/messages': ({ body }) => ({
      message: {
        id: 'm-new',
        senderId: PEOPLE.THERAPIST.id,
        type: 'TEXT',
        createdAt: new Date().toISOString(),
        conversationId: '1',
        ...(body as object),
      },
    }),
  }),
);

/** From Comenzar to the end of a routine, exercise by exercise. */
export const WholeRoutine = flow(
  '/my-routines',
  'PATIENT',
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Comenzar' }, { timeout: 15_000 }));
    for (const name of ['Sentadilla con apoyo', 'Puente de glúteos', 'Elevación de talones']) {
      await canvas.findByRole('heading', { name }, { timeout: 15_000 });
      await userEvent.click(canvas.getByRole('button', { name: 'Completar ejercicio' }));
    }
    await userEvent.click(await canvas.findByRole('button', { name: 'Listo' }));
    await canvas.findByRole('tab', { name: 'Para Hoy' });
  },
  () => ({
    'POST /api/routine-progress/start': () => ({ data: { routineProgress: { id: 'run-1' } } }),
    'POST /api/routine-progress/:id/complete-exercise': () => ({}),
    'POST /api/routine-progress/:id/finish': () => ({}),
    'PATCH /api/routine-progress/:id': () => ({}),
  }),
);
