import { type Browser, expect, type Page } from '@playwright/test';
import { authPages } from '../pages/authPages';
import { conversationPages } from '../pages/conversationPages';
import { evaluationFormPage } from '../pages/evaluationFormPage';
import { patientFormPage } from '../pages/patientFormPage';
import { patientsPage } from '../pages/patientsPage';
import { shellPage } from '../pages/shellPage';
import { call } from './api';
import { screensOf, screenVisitor } from './screens';

/** Typed on the way, by two people who are called like nobody else. */
export const CANARIES = {
  name: 'Canarionombre',
  patient: 'Canariopaciente',
  diagnosis: 'Canariodiagnostico',
  message: 'Canariomensaje',
  password: 'Canarioclave1',
  otherPassword: 'Canarioclave2',
  therapistEmail: 'canarioana@consulta.example',
  patientEmail: 'canarioeva@correo.example',
};

/** Everything that a page of ours can keep on the disk. */
const keptBy = (page: Page) =>
  page.evaluate(async () => ({
    local: { ...localStorage } as Record<string, string>,
    session: { ...sessionStorage } as Record<string, string>,
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: 'caches' in window ? await caches.keys() : [],
    workers: (await navigator.serviceWorker?.getRegistrations())?.length ?? 0,
    cookies: document.cookie,
  }));

type Kept = Awaited<ReturnType<typeof keptBy>>;

/** What the browsers of a journey have shown and asked for. */
interface Seen {
  /** Addresses that were shown, asked for or told as where one came from. */
  addresses: string[];
  /** Answers of the server, and those among them that a browser may store. */
  responses: number;
  storable: string[];
}

/** What a journey of a therapist and her patient leaves behind. */
export interface Traces extends Seen {
  /** What must stand nowhere: the canaries, both tokens and the secret of the invitation. */
  secrets: Set<string>;
  /** Last part of the invitation's link. */
  invitation: string;
  /** The therapist's browser with an evaluation half written. */
  keptWhileWriting: Kept;
  /** Both browsers before and after the sign-out. */
  people: { signedIn: Kept; signedOut: Kept; cookies: unknown[] }[];
}

const tokenIn = (page: Page) => page.evaluate(() => localStorage.getItem('token') ?? '');

/** A person in a browser of their own, whose addresses and answers are noted. */
async function watched(browser: Browser, url: string, seen: Seen) {
  const context = await browser.newContext({ baseURL: url });
  const page = await context.newPage();
  const { addresses, storable } = seen;
  page.on('request', (request) => addresses.push(request.url(), request.headers().referer ?? ''));
  page.on('framenavigated', (frame) => addresses.push(frame.url()));
  page.on('websocket', (socket) => addresses.push(socket.url()));
  page.on('response', (response) => {
    if (!new URL(response.url()).pathname.startsWith('/api/')) return;
    seen.responses += 1;
    if (!/no-store/.test(response.headers()['cache-control'] ?? '')) storable.push(response.url());
  });
  return {
    page,
    goTo: screenVisitor(page),
    send: async <T>(method: 'get' | 'post', path: string, data?: unknown) =>
      call<T>(page.request, await tokenIn(page), method, `${url}${path}`, data),
  };
}

type Person = Awaited<ReturnType<typeof watched>>;

/** The therapist registers, writes the patient's record and one evaluation, and leaves another half written. */
async function writeRecord({ page, goTo, send }: Person): Promise<{ patientId: string; kept: Kept }> {
  await page.goto('/register');
  const { name, therapistEmail, password, patient, patientEmail, diagnosis } = CANARIES;
  await authPages(page).register({ name, email: therapistEmail, password });
  await expect(page).toHaveURL(/\/dashboard$/);
  await goTo('/patients/new');
  const form = patientFormPage(page);
  await form.fill({ name: patient, email: patientEmail, history: diagnosis });
  await form.submit.click();
  await expect(shellPage(page).heading(patient)).toBeVisible();
  await goTo('/patients');
  await patientsPage(page).search.fill(patient);
  const { patients } = await send<{ patients: { id: string }[] }>('get', '/api/patients');
  const patientId = patients[0]?.id ?? '';
  await send('post', `/api/patients/${patientId}/evaluations`, {
    date: '2026-11-19',
    reason: diagnosis,
    diagnosis,
    regions: [],
    range: [],
    strength: [],
    tests: [],
  });
  await goTo(`/patients/${patientId}/evaluations/new`);
  await evaluationFormPage(page).diagnosis.fill(diagnosis);
  return { patientId, kept: await keptBy(page) };
}

/** The patient comes in by an invitation, whose link is given. */
async function comeIn(ana: Person, eva: Person): Promise<string> {
  await ana.goTo('/patients');
  await patientsPage(ana.page).invite(CANARIES.patient);
  const link = await patientsPage(ana.page).invitationLink.inputValue();
  await ana.page.keyboard.press('Escape');
  await eva.page.goto(link);
  await authPages(eva.page).acceptInvitation(CANARIES.otherPassword);
  await expect(eva.page).toHaveURL(/\/login$/);
  await authPages(eva.page).logIn(CANARIES.patientEmail, CANARIES.otherPassword);
  await expect(eva.page).toHaveURL(/\/dashboard$/);
  return link;
}

/** Goes through the journey, in two browsers that are closed at its end. */
export async function leaveTraces(browser: Browser, url: string): Promise<Traces> {
  const seen: Seen = { addresses: [], responses: 0, storable: [] };
  const [ana, eva] = [await watched(browser, url, seen), await watched(browser, url, seen)];
  const { patientId, kept } = await writeRecord(ana);
  const invitation = (await comeIn(ana, eva)).split('/').at(-1) ?? '';
  const secrets = new Set([...Object.values(CANARIES), invitation]);
  const { conversation } = await ana.send<{ conversation: { id: string } }>('post', '/api/conversations', {
    patientId,
  });
  for (const { page, goTo } of [ana, eva]) {
    await goTo(`/conversations/${conversation.id}`);
    await conversationPages(page).send(CANARIES.message);
    await expect(page.getByText(CANARIES.message).first()).toBeVisible();
  }
  const none = { appointments: 'x', routines: 'x', sessions: 'x' };
  const ids = { ...none, patients: patientId, conversations: conversation.id };
  for (const path of screensOf('THERAPIST', ids)) await ana.goTo(path);
  for (const path of screensOf('PATIENT', ids)) await eva.goTo(path);

  const people: Traces['people'] = [];
  for (const { page } of [ana, eva]) {
    secrets.add(await tokenIn(page));
    const signedIn = await keptBy(page);
    await shellPage(page).logOut();
    await expect(page).toHaveURL(/\/login$/);
    const signedOut = await keptBy(page);
    people.push({ signedIn, signedOut, cookies: await page.context().cookies() });
    await page.context().close();
  }
  return { ...seen, secrets, invitation, keptWhileWriting: kept, people };
}
