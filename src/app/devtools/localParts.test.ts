import { watchLocalParts } from './localParts';

/** Waits until the observer has reported and an event's task is over. */
const later = () => new Promise((resolve) => setTimeout(resolve, 0));

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  document.body.innerHTML = '';
});

function show(html: string) {
  document.body.innerHTML = `<div id="root">${html}</div>`;
  const root = document.getElementById('root') as HTMLElement;
  const beforeHand = jest.fn();
  const parts = watchLocalParts(root, beforeHand);
  stops.push(parts.stop);
  const find = (selector: string) => root.querySelector(selector) as HTMLElement;
  return { parts, find, beforeHand };
}

it('takes what changes after a hand, and before an action, for a part’s own', async () => {
  const { parts, find, beforeHand } = show('<p id="a"></p><p id="b"></p><a href="#">Abrir</a>');
  find('#a').append('por la red');
  await later();
  find('a').dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }));
  find('#b').append('a mano');
  await later();
  expect([parts.isLocal(find('#a')), parts.isLocal(find('#b')), parts.isByHand()]).toEqual([
    false,
    true,
    true,
  ]);
  expect(beforeHand).toHaveBeenCalledTimes(1);

  parts.actionHappened();
  expect(parts.isByHand()).toBe(false);
  find('#a').append('por el estado');
  await later();
  expect(parts.isLocal(find('#a'))).toBe(false);
});

it('does not take what the browser tells behind a click for another hand', async () => {
  const { parts, find } = show('<p></p><label><input type="radio"> Mes</label>');
  find('input').addEventListener('click', () => parts.actionHappened());
  find('label').click();
  expect(parts.isByHand()).toBe(false);
  find('p').append('por el estado');
  await later();
  expect(parts.isLocal(find('p'))).toBe(false);
  find('label').dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }));
  expect(parts.isByHand()).toBe(true);
});

it('takes a click for a hand’s, whatever came by itself between its press and its release', async () => {
  const { parts, find } = show('<button>Evaluaciones</button><p></p>');
  find('button').dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }));
  parts.actionHappened();
  find('button').click();
  find('p').append('a mano');
  await later();
  expect(parts.isLocal(find('p'))).toBe(true);
});

it('knows the pressed button, the form and the field that is typed into', () => {
  const { parts, find } = show(
    '<button>Guardar</button><form><input id="a"></form><form role="search"><input id="b"></form>',
  );
  find('button').click();
  for (const field of ['#a', '#b']) find(field).dispatchEvent(new Event('input', { bubbles: true }));
  expect(parts.isLocal(find('button'))).toBe(true);
  expect(parts.isLocal(find('form'))).toBe(true);
  expect(parts.isLocal(find('form[role="search"]'))).toBe(false);
  expect(parts.localAttributes(find('#b'))).toEqual(['.value']);
});
