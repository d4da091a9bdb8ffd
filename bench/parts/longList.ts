import { createServer } from 'node:http';
import { build } from 'esbuild';
import type { Browser, Page } from '@playwright/test';
import { demoPatients } from '@/contract/demo/people';
import { createRandom } from '@/contract/demo/random';
import { bounded, compared, type Figure, median } from '../figures';
import { untilStill } from '../untilStill';
import { startPractice } from '../../e2e/commands/practice';
import { authPages } from '../../e2e/pages/authPages';

const ROWS = 10_000;
const WORDS = ['garcia', 'lopez', 'maria', 'sanz'];
const ROUNDS = 5;

/** Milliseconds from a keystroke to the frame after it, and the longest task, while words are typed and removed. */
async function measureTyping(page: Page): Promise<{ keystroke: number; longestTask: number }> {
  const search = page.getByRole('searchbox', { name: 'Buscar pacientes' });
  await page.getByText(`Mostrando ${ROWS} de ${ROWS} pacientes`).waitFor();
  await search.focus();
  await page.evaluate(() => {
    const samples: number[] = [];
    const tasks: number[] = [0];
    Object.assign(window, { samples, tasks });
    new PerformanceObserver((list) =>
      tasks.push(...list.getEntries().map(({ duration }) => duration)),
    ).observe({
      type: 'longtask',
    });
    document.addEventListener(
      'keydown',
      ({ timeStamp }) =>
        requestAnimationFrame(() => setTimeout(() => samples.push(performance.now() - timeStamp))),
      true,
    );
  });
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const word of WORDS) {
      await page.keyboard.type(word, { delay: 30 });
      for (let index = 0; index < word.length; index += 1)
        await page.keyboard.press('Backspace', { delay: 30 });
    }
  }
  await untilStill(page);
  const { samples, tasks } = await page.evaluate(() => {
    const measured = window as unknown as { samples: number[]; tasks: number[] };
    return { samples: measured.samples, tasks: measured.tasks };
  });
  return { keystroke: median(samples), longestTask: Math.max(...tasks) };
}

/** 10,000 patients: a keystroke in the search beside a bare virtual list of the same rows. */
export async function longList(browser: Browser): Promise<Figure[]> {
  const rows = demoPatients(createRandom(1), ROWS, '2026-11-21').map((patient) => ({
    ...patient,
    invitation: null,
  }));
  const json = JSON.stringify(rows);
  const bundle = await build({
    entryPoints: ['bench/floors/virtualList.tsx'],
    bundle: true,
    minify: true,
    write: false,
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const script = bundle.outputFiles[0]?.text ?? '';
  const floorServer = createServer((request, response) => {
    const path = request.url ?? '/';
    const [type, body] = path.startsWith('/rows')
      ? ['application/json', json]
      : path.startsWith('/floor.js')
        ? ['text/javascript', script]
        : ['text/html', '<!doctype html><div id="root"></div><script src="/floor.js"></script>'];
    response.writeHead(200, { 'content-type': type }).end(body);
  });
  await new Promise<void>((resolve) => floorServer.listen(0, '127.0.0.1', resolve));
  const address = floorServer.address();
  const floorUrl = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  const practice = await startPractice({ demo: true });
  try {
    const floorPage = await browser.newPage();
    await floorPage.goto(floorUrl);
    const floor = await measureTyping(floorPage);
    await floorPage.close();

    const page = await browser.newPage();
    await page.route('**/api/patients', (route) =>
      route.fulfill({ contentType: 'application/json', body: json }),
    );
    await page.goto(`${practice.url}/login`);
    await authPages(page).logIn('ana@demo.es', 'demo1234');
    await page.waitForURL('**/dashboard');
    await page.goto(`${practice.url}/patients`);
    const ours = await measureTyping(page);
    await page.close();
    return [
      compared(
        '10.000 pacientes: tecla en el buscador hasta el fotograma siguiente',
        ours.keystroke,
        floor.keystroke,
        'ms',
        1.15,
      ),
      bounded('10.000 pacientes: tarea más larga al buscar', ours.longestTask, 'ms', 50),
    ];
  } finally {
    await practice.remove();
    floorServer.close();
  }
}
