import { expect, ownPractice, test } from '../commands/test';
import { keepSession, sessionOf } from '../commands/api';
import { DEMO_PASSWORD, DEMO_PEOPLE } from '../commands/demoPeople';
import { screenVisitor } from '../commands/screens';
import { appointmentFormPage } from '../pages/appointmentFormPage';
import { patientFormPage } from '../pages/patientFormPage';

const practice = ownPractice({ demo: true });

test('a screen that is left while a field changes its colours does not stay in memory', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: practice.url });
  // No sign-in: React itself keeps the field that had the focus last until another has it.
  const session = await sessionOf(context.request, practice.url, DEMO_PEOPLE.THERAPIST, DEMO_PASSWORD);
  await context.addInitScript(keepSession, session);
  const page = await context.newPage();
  const goTo = screenVisitor(page);
  await page.goto('/dashboard');

  // Its fields use React Aria, which from then on listens to every transition.
  await goTo('/appointments/new');
  await appointmentFormPage(page).patient.hover();
  await goTo('/patients/new');
  // The pointer may rest where the field now is, and a transition begins only when it arrives.
  await page.mouse.move(0, 0);
  // Keep the transition running while the screen is left, however slow the machine.
  await page.evaluate(() => document.documentElement.style.setProperty('--duration-fast', '600s'));
  await patientFormPage(page).name.hover();
  const running = () =>
    page.evaluate(() => document.getAnimations().filter((one) => one instanceof CSSTransition).length);
  await expect.poll(running).toBeGreaterThan(1);

  const fields = await page.evaluateHandle(() =>
    Array.from(document.querySelectorAll('input'), (field) => new WeakRef(field)),
  );
  await goTo('/exercises');

  const client = await context.newCDPSession(page);
  const kept = async (): Promise<(string | undefined)[]> => {
    await client.send('HeapProfiler.collectGarbage');
    return fields.evaluate((all) => all.map((field) => field.deref()?.name).filter(Boolean));
  };
  // React releases removed elements when it is idle, which may take a while on a busy machine.
  await expect.poll(kept).toEqual([]);
});
