import type { APIRequestContext, Browser, Page, PlaywrightWorkerArgs } from '@playwright/test';
import { addDays, isoWeekday, wallClockOf } from '@/contract/common/practiceTime';
import { call, tokenOf } from './api';
import { testNow } from './clock';
import { startPractice } from './practice';
import { authPages } from '../pages/authPages';

/** The therapist of an agenda. */
const ANA = { name: 'Ana Ruiz', email: 'ana@consulta.example', password: 'secreto-1' };

const today = wallClockOf(testNow(), 'Europe/Madrid').date;
/** Official holidays of any region that the journeys choose, as month and day: the practice is closed. */
const HOLIDAYS = ['01-01', '01-06', '05-01', '05-30', '08-15', '10-12', '11-01', '12-06', '12-08', '12-25'];
const isClosed = (day: string): boolean => HOLIDAYS.includes(day.slice(5));
const mondayIn = (weeks: number): string => addDays(today, 8 + 7 * weeks - isoWeekday(today));
const weekOf = (monday: string): string[] => [0, 1, 2, 3, 4, 5, 6].map((days) => addDays(monday, days));

/** A Monday that surely lies ahead, of a week without a holiday. */
export const MONDAY = mondayIn([1, 2, 3].find((weeks) => !weekOf(mondayIn(weeks)).some(isClosed)) ?? 1);

const PATIENTS = ['María López', 'Íñigo Prats', 'Carmen Vidal'] as const;
type Patient = (typeof PATIENTS)[number];

/** Books an appointment on that Monday. */
function book(request: APIRequestContext, token: string, patientId: string, time: string) {
  return call<{ appointment: { id: string } }>(request, token, 'post', '/api/appointments', {
    patientId,
    date: MONDAY,
    time,
    duration: 60,
    type: 'TREATMENT',
    notes: '',
  });
}

/**
 * Starts a practice whose therapist has three patients: María comes at ten, Íñigo has confirmed twelve, and Carmen has no
 * appointment yet.
 */
export async function startAgendaPractice(playwright: PlaywrightWorkerArgs['playwright']) {
  const practice = await startPractice();
  const request = await playwright.request.newContext({ baseURL: practice.url });
  await request.post('/api/auth/register', { data: ANA });
  const token = await tokenOf(request, practice.url, ANA.email, ANA.password);
  const patients = {} as Record<Patient, string>;
  for (const name of PATIENTS) {
    const { patient } = await call<{ patient: { id: string } }>(request, token, 'post', '/api/patients', {
      name,
    });
    patients[name] = patient.id;
  }
  await book(request, token, patients['María López'], '10:00');
  const { appointment } = await book(request, token, patients['Íñigo Prats'], '12:00');
  await call(request, token, 'patch', `/api/appointments/${appointment.id}/status`, { status: 'CONFIRMED' });
  await request.dispose();

  /** The agenda as the server has it. */
  const appointments = async (page: Page) =>
    (
      await call<{
        appointments: { patientName: string; date: string; duration: number; status: string }[];
      }>(page.request, token, 'get', `${practice.url}/api/appointments`)
    ).appointments;
  /** The same as texts: who comes, when, and for how many minutes. */
  const stored = async (page: Page) =>
    (await appointments(page)).map(
      ({ patientName, date, duration }) => `${patientName} ${date.slice(0, 16)} ${duration}`,
    );
  /** Somebody comes for an hour, whether another test has booked it or not. */
  const comes = async (page: Page, name: Patient, day: string, time: string) => {
    if ((await stored(page)).includes(`${name} ${day}T${time} 60`)) return;
    await call(page.request, token, 'post', `${practice.url}/api/appointments`, {
      ...{ patientId: patients[name], date: day, time, duration: 60, type: 'TREATMENT', notes: '' },
    });
  };
  return {
    ...{ practice, token, patients, appointments, stored, comes },
    carmenComes: (page: Page) => comes(page, 'Carmen Vidal', MONDAY, '11:00'),
    /** A page of the signed-in therapist. */
    async signedIn(browser: Browser, options: Parameters<Browser['newContext']>[0] = {}) {
      const context = await browser.newContext({ baseURL: practice.url, ...options });
      const page = await context.newPage();
      await authPages(page).enter(ANA.email, ANA.password);
      return page;
    },
  };
}
export type AgendaPractice = Awaited<ReturnType<typeof startAgendaPractice>>;
