import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expectNoAxeFindingsInBothThemes } from '../commands/axe';
import { testNow } from '../commands/clock';
import { DEMO_PASSWORD, DEMO_PEOPLE } from '../commands/demoPeople';
import { expect, ownPractice, type Page, test } from '../commands/test';
import { authPages } from '../pages/authPages';
import { textFaults } from '../commands/textFaults';

const FILES = join(__dirname, '../../../src/features/imports/read/fixtures');

/** A working day of a coming February, when no holiday falls: its second Tuesday. */
function workingDay(): string {
  const year = testNow().getUTCFullYear() + 1;
  const first = new Date(Date.UTC(year, 1, 8)).getUTCDay();
  return `${year}-02-${String(8 + ((9 - first) % 7)).padStart(2, '0')}`;
}

/** /import: the way of a file to becoming patients or appointments. */
const importScreen = (page: Page) => {
  const file = page.locator('input[type="file"]');
  return {
    choose: (path: string) => file.setInputFiles(path),
    put: (name: string, text: string) =>
      file.setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) }),
    /** Appointments that cannot be booked. */
    refused: page.getByRole('list', { name: 'Citas que no se pueden importar' }).getByRole('listitem'),
    /** The choice of what a column holds. */
    column: (heading: string) => page.getByRole('combobox', { name: `Dato de «${heading}»` }),
    faulty: page.getByRole('list', { name: 'Filas con errores' }).getByRole('listitem'),
    alike: page.getByRole('list', { name: 'Filas que pueden estar repetidas' }).getByRole('listitem'),
  };
};

const practice = ownPractice({ demo: true });

/** All mails except reminders, which the demo practice may send at any minute. */
const mailsButReminders = () => practice.mails().filter((mail) => !mail.includes('Subject: Recordatorio'));

test('a therapist brings the patients of a workbook, is told of the same ones again, and undoes it', async ({
  browser,
}) => {
  const page = await (await browser.newContext({ baseURL: practice.url })).newPage();
  const screen = importScreen(page);
  const mails = mailsButReminders().length;

  await test.step('Given the list of patients, from which the way leads', async () => {
    await authPages(page).enter(DEMO_PEOPLE.THERAPIST, DEMO_PASSWORD);
    await page.goto('/patients');
    await page.getByRole('link', { name: 'Importar' }).click();
    await expect(page.getByRole('heading', { name: 'Importar pacientes', level: 1 })).toBeVisible();
    await expectNoAxeFindingsInBothThemes(page, 'the choice of a file');
  });

  await test.step('When a file is none, then it says why and asks for another', async () => {
    await screen.choose(join(FILES, 'old.xls'));
    await expect(page.getByText(/Es un libro de Excel antiguo/)).toBeVisible();
  });

  await test.step('When she chooses a workbook, then its columns are known and its rows are checked', async () => {
    await screen.choose(join(FILES, 'workbook.xlsx'));
    await expect(screen.column('Móvil')).toHaveValue('phone');
    await expect(page.getByText('María Dolores Fernández-Castañeda Núñez')).toBeVisible();
    await expectNoAxeFindingsInBothThemes(page, 'the columns');
    await page.getByRole('button', { name: 'Comprobar 3 filas' }).click();
    await expect(page.getByText(/Se importarán 3 pacientes/)).toBeVisible();
    await expectNoAxeFindingsInBothThemes(page, 'the check');
  });

  await test.step('Then they are patients, and nobody has had a mail', async () => {
    await page.getByRole('button', { name: 'Importar 3 pacientes' }).click();
    await expect(page.getByRole('heading', { name: 'Se han importado 3 pacientes' })).toBeVisible();
    await page.getByRole('link', { name: 'Ver pacientes' }).click();
    await expect(page.getByText('Begoña Güell')).toBeVisible();
    expect(mailsButReminders()).toHaveLength(mails);
  });

  await test.step('When the same file comes again, then its rows are held back, and can be let in one by one', async () => {
    await page.goto('/import');
    await screen.choose(join(FILES, 'semicolons-utf8.csv'));
    await page.getByRole('button', { name: 'Comprobar 3 filas' }).click();
    await expect(page.getByText('No hay ninguna fila que importar.', { exact: false })).toBeVisible();
    await expect(screen.faulty).toHaveCount(0);
    await expect(screen.alike).toHaveCount(3);
    await expectNoAxeFindingsInBothThemes(page, 'the rows held back');
    await screen.alike.first().getByRole('checkbox', { name: 'Importar de todos modos' }).check();
    await expect(page.getByRole('button', { name: 'Importar 1 paciente' })).toBeEnabled();
  });

  await test.step('When a row is wrong, then she corrects it where it stands, by keyboard', async () => {
    await page.goto('/import');
    await screen.put('lista.csv', 'Nombre;NIF;Fecha de nacimiento\nNora Prueba;12345678A;ayer');
    await page.getByRole('button', { name: 'Comprobar 1 fila' }).click();
    const row = screen.faulty;
    await expect(row.getByRole('textbox', { name: 'Fecha de nacimiento' })).toHaveAccessibleDescription(
      /No es una fecha/,
    );
    await expectNoAxeFindingsInBothThemes(page, 'a row to correct');
    await row.getByRole('textbox', { name: 'NIF, NIE o pasaporte' }).focus();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('12345678Z');
    await page.keyboard.press('Tab');
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('9/3/1958');
    await page.keyboard.press('Enter');
    await expect(row.getByRole('status')).toHaveText(/^Corregida/);
    await expectNoAxeFindingsInBothThemes(page, 'a corrected row');
    await page.setViewportSize({ width: 360, height: 640 });
    expect(await textFaults(page)).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 720 });
  });

  await test.step('When she undoes the import, then nothing of it is left', async () => {
    await page.goto('/import');
    await page.getByRole('button', { name: /Deshacer la importación/ }).click();
    await page.getByRole('button', { name: 'Deshacer importación' }).click();
    await expect(page.getByText('Importación deshecha')).toBeVisible();
    await page.goto('/patients');
    await expect(page.getByRole('heading', { name: 'Pacientes', level: 1 })).toBeVisible();
    await expect(page.getByText('Begoña Güell')).toHaveCount(0);
  });
});

test('a therapist brings the appointments of a list and of a calendar, is told what is in the way, and undoes it', async ({
  browser,
}) => {
  const page = await (await browser.newContext({ baseURL: practice.url })).newPage();
  const screen = importScreen(page);
  const mails = mailsButReminders().length;
  const day = workingDay();
  const [year, month, date] = day.split('-');

  await test.step('Given the choice of appointments, by keyboard', async () => {
    await authPages(page).enter(DEMO_PEOPLE.THERAPIST, DEMO_PASSWORD);
    await page.goto('/import');
    await page.getByRole('radio', { name: 'Pacientes' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('heading', { name: 'Importar citas', level: 1 })).toBeVisible();
    await expectNoAxeFindingsInBothThemes(page, 'the choice of an agenda');
  });

  await test.step('When she chooses a list, then it says what each row becomes', async () => {
    const list = [
      'Fecha;Hora;Fin;Correo;Paciente',
      `${date}/${month}/${year};10:00;10:45;${DEMO_PEOPLE.PATIENT};`,
      `${date}/${month}/${year};10:30;11:15;${DEMO_PEOPLE.PATIENT};`,
      `${date}/${month}/${year};12:00;12:45;;Nadie Conocido`,
    ].join('\n');
    await screen.put('agenda.csv', list);
    await expect(screen.column('Hora')).toHaveValue('time');
    await page.getByRole('button', { name: 'Comprobar 3 filas' }).click();
    await expect(screen.refused).toHaveCount(2);
    await expect(screen.refused.first()).toContainText('Coincide con la fila 2');
    await expect(screen.refused.last()).toContainText('Ningún paciente coincide con estos datos');
    await expectNoAxeFindingsInBothThemes(page, 'the check of an agenda');
    await page.getByRole('button', { name: 'Importar 1 cita' }).click();
    await expect(page.getByRole('heading', { name: 'Se ha importado 1 cita' })).toBeVisible();
    expect(mailsButReminders()).toHaveLength(mails);
  });

  await test.step('And what a calendar repeats, but for what is there already', async () => {
    await page.getByRole('button', { name: 'Importar otro archivo' }).click();
    const calendar = [
      ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'BEGIN:VEVENT', 'UID:serie', 'RRULE:FREQ=WEEKLY;COUNT=2'],
      ...[`DTSTART;TZID=Europe/Madrid:${day.replaceAll('-', '')}T100000`, 'DURATION:PT45M'],
      ...['SUMMARY:Rodilla', `ATTENDEE:mailto:${DEMO_PEOPLE.PATIENT}`, 'END:VEVENT', 'END:VCALENDAR'],
    ].join('\r\n');
    await screen.put('agenda.ics', calendar);
    await screen.column('Asunto').selectOption('Notas');
    await page.getByRole('button', { name: 'Comprobar 2 filas' }).click();
    await expect(screen.refused).toContainText('Ya está en la agenda');
    await page.getByRole('button', { name: 'Importar 1 cita' }).click();
    await expect(page.getByRole('heading', { name: 'Se ha importado 1 cita' })).toBeVisible();
  });

  await test.step('When she undoes both imports, then both are marked so', async () => {
    for (const left of [1, 0]) {
      await page
        .getByRole('button', { name: /Deshacer la importación/ })
        .first()
        .click();
      await page.getByRole('button', { name: 'Deshacer importación' }).click();
      await expect(page.getByRole('button', { name: /Deshacer la importación/ })).toHaveCount(left);
    }
    await expect(page.getByText('Deshecha', { exact: true })).toHaveCount(2);
  });

  await test.step('Then nothing of it is cut on a phone', async () => {
    await page.setViewportSize({ width: 360, height: 640 });
    expect(await textFaults(page)).toEqual([]);
  });
});

test('the list of patients is saved as a file that a spreadsheet program reads', async ({ browser }) => {
  const page = await (await browser.newContext({ baseURL: practice.url })).newPage();
  await authPages(page).enter(DEMO_PEOPLE.THERAPIST, DEMO_PASSWORD);
  await page.goto('/patients');
  await page.getByRole('button', { name: 'Descargar' }).click();
  const waiting = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: /CSV/ }).click();
  const saved = await waiting;
  expect(saved.suggestedFilename()).toMatch(/^pacientes-\d{4}-\d\d-\d\d\.csv$/);
  const text = readFileSync(await saved.path(), 'utf8');
  expect(text.startsWith('\uFEFFNombre;Fecha de nacimiento;')).toBe(true);
  expect(text.split('\r\n').length).toBeGreaterThan(5);
});
