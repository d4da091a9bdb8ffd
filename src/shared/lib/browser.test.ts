import userEvent from '@testing-library/user-event';
import { copiedText, copyText, downloadFile } from './browser';

describe('copy text', () => {
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
  afterEach(() => {
    document.body.replaceChildren();
    Reflect.deleteProperty(document, 'execCommand');
  });

  it('says how it went', () => {
    expect([copiedText(true, 'Enlace'), copiedText(false, 'Texto')]).toEqual([
      'Enlace copiado al portapapeles',
      'No se pudo copiar: el texto está seleccionado, cópialo a mano.',
    ]);
  });

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
});

describe('download file', () => {
  beforeEach(() => jest.useFakeTimers());

  it('hands over the file by its name, and keeps its address until a slow browser has read it', () => {
    const blobs: Blob[] = [];
    jest.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      blobs.push(blob as Blob);
      return 'blob:one';
    });
    const revoke = jest.spyOn(URL, 'revokeObjectURL').mockImplementation(() => {});
    const clicked: HTMLAnchorElement[] = [];
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      clicked.push(this);
    });

    downloadFile({ name: 'codigos.txt', content: 'uno\ndos', type: 'text/plain;charset=utf-8' });

    expect(clicked[0]).toMatchObject({ download: 'codigos.txt', href: 'blob:one' });
    expect(blobs[0]).toMatchObject({ size: 7, type: 'text/plain;charset=utf-8' });
    jest.advanceTimersByTime(5000);
    expect(revoke).not.toHaveBeenCalled();
    jest.advanceTimersByTime(5000);
    expect(revoke).toHaveBeenCalledWith('blob:one');
  });
});
