import userEvent from '@testing-library/user-event';
import { copyText } from './index';

const refused = () =>
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'));

/** The old command, which copies what is selected in a field. */
function withCommand(works: boolean) {
  const copied: string[] = [];
  document.execCommand = () => {
    const field = document.activeElement as HTMLTextAreaElement;
    if (works) copied.push(field.value.slice(field.selectionStart, field.selectionEnd));
    return works;
  };
  return copied;
}

beforeEach(() => {
  userEvent.setup();
  document.body.innerHTML =
    '<dialog open><button>Copiar</button><input value="abc" readonly><code>abc</code></dialog>';
  document.querySelector('button')?.focus();
});
afterEach(() => Reflect.deleteProperty(document, 'execCommand'));

it('copies through the clipboard', async () => {
  expect(await copyText('abc')).toBe(true);
  expect(await navigator.clipboard.readText()).toBe('abc');
});

it.each([
  ['without permission', refused],
  [
    'without a clipboard',
    () => Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true }),
  ],
])('copies in the old way %s, inside the open dialog, and gives the focus back', async (_case, prepare) => {
  prepare();
  const copied = withCommand(true);
  const places: (Element | null)[] = [];
  const watch = new MutationObserver((records) =>
    places.push(...records.map(({ target }) => target as Element)),
  );
  watch.observe(document.body, { childList: true, subtree: true });
  expect(await copyText('abc\ndef')).toBe(true);
  watch.disconnect();
  expect(copied).toEqual(['abc\ndef']);
  expect(places.every((place) => place === document.querySelector('dialog'))).toBe(true);
  expect(document.activeElement).toBe(document.querySelector('button'));
  expect(document.querySelector('textarea')).toBeNull();
});

it.each(['input', 'code'])('selects what is shown in an %s where nothing else works', async (shown) => {
  refused();
  withCommand(false);
  const element = document.querySelector<HTMLElement>(shown);
  expect(await copyText('abc', element)).toBe(false);
  if (element instanceof HTMLInputElement) {
    expect([element.selectionStart, element.selectionEnd]).toEqual([0, 3]);
    expect(element).toHaveFocus();
  } else expect(getSelection()?.toString()).toBe('abc');
});
