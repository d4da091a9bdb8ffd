import type { Browser, Page } from '@playwright/test';
import { addDays } from '@/contract/common/practiceTime';
import { todayOfPractice } from '@/shared/lib/dates';
import { startPractice } from '../../e2e/commands/practice';
import { authPages } from '../../e2e/pages/authPages';
import { bounded, type Figure } from '../figures';
import { longestTask } from './bigScreens';

const THERAPISTS = 20;
const EACH = 14;
const DAYS = 4;

const therapists = Array.from({ length: THERAPISTS }, (_one, index) => ({
  id: `00000000-0000-4000-8000-0000000000${String(index).padStart(2, '0')}`,
  name: `Fisioterapeuta Número ${index + 1}`,
}));

/** Every therapist's appointments of a day, from eight o'clock on, three quarters of an hour each. */
const dayOf = (date: string) =>
  therapists.flatMap((therapist, column) =>
    Array.from({ length: EACH }, (_one, index) => {
      const minutes = 8 * 60 + index * 45;
      const time = [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0'));
      return {
        id: `${date}-${column}-${index}`,
        patientId: `p${column}-${index}`,
        patientName: `Paciente ${column} ${index}`,
        patientPhone: '600 123 123',
        patientEmail: null,
        date: `${date}T${time.join(':')}:00+01:00`,
        duration: 45,
        type: 'TREATMENT',
        status: index % 3 ? 'CONFIRMED' : 'SCHEDULED',
        notes: null,
        therapist: { ...therapist, phone: null },
        service: null,
        room: null,
      };
    }),
  );

/** The appointment buttons of a day are all drawn. */
const drawn = (page: Page, date: string) =>
  page.locator(`[data-appointment="${date}-${THERAPISTS - 1}-${EACH - 1}"]`).waitFor();

async function walkDays(page: Page, first: string): Promise<number> {
  await drawn(page, first);
  return longestTask(page, async () => {
    let day = 0;
    for (const step of [1, 1, -1, -1]) {
      await page.locator(`button[aria-label="Día ${step > 0 ? 'siguiente' : 'anterior'}"]`).click();
      await drawn(page, addDays(first, (day += step)));
    }
  });
}

/** Carries an appointment over several columns and hours, and lets it go in the next column. */
async function carry(page: Page, id: string): Promise<number> {
  const box = await page.locator(`[data-appointment="${id}"]`).boundingBox();
  if (!box) throw new Error('The appointment is not drawn');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  return longestTask(page, async () => {
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 3 * box.width, y + 2 * box.height, { steps: 40 });
    await page.mouse.move(x + box.width, y + 10, { steps: 40 });
    await page.mouse.up();
  });
}

/** With 20 therapists of 14 appointments each, no action of an ADMIN may block the page for more than 50 ms. */
export async function manyAgendas(browser: Browser): Promise<Figure[]> {
  const practice = await startPractice({ demo: true });
  try {
    const context = await browser.newContext({
      baseURL: practice.url,
      viewport: { width: 1440, height: 900 },
    });
    const page = await context.newPage();
    await page.goto('/login');
    await authPages(page).logIn('elena@demo.es', 'demo1234');
    await page.waitForURL('**/dashboard');
    await page.route('**/api/team/therapists', (route) => route.fulfill({ json: { therapists } }));
    const first = addDays(todayOfPractice(), 1);
    const days = Object.fromEntries(
      Array.from({ length: DAYS }, (_one, index) => addDays(first, index)).map((day) => [day, dayOf(day)]),
    );
    await page.route(
      ({ pathname }) => pathname === '/api/appointments',
      (route) => {
        const from = new URL(route.request().url()).searchParams.get('startDate') ?? '';
        return route.fulfill({ json: { appointments: days[from] ?? [] } });
      },
    );
    await page.route(
      ({ pathname }) => pathname.startsWith(`/api/appointments/${first}`),
      (route) => route.fulfill({ json: { appointment: days[first]?.[0] } }),
    );

    await page.goto('/appointments');
    await page.getByRole('radio', { name: 'Calendario' }).waitFor();
    const opened = await longestTask(page, async () => {
      await page.evaluate((date) => {
        window.history.pushState(
          null,
          '',
          `/appointments?view=calendar&range=day&columns=therapist&date=${date}`,
        );
        window.dispatchEvent(new PopStateEvent('popstate'));
      }, first);
      await drawn(page, first);
    });
    const changed = await walkDays(page, first);
    const dragged = await carry(page, `${first}-0-2`);
    await context.close();
    const about = `${THERAPISTS} agendas of ${EACH} appointments: longest task`;
    return [
      bounded(`${about} when the day opens`, opened, 'ms', 50),
      bounded(`${about} when changing day`, changed, 'ms', 50),
      bounded(`${about} while dragging`, dragged, 'ms', 50),
    ];
  } finally {
    await practice.remove();
  }
}
