import { downloadFile } from './downloadFile';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

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
