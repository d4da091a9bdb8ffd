import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SIT_TO_STAND } from '../exercise-figure/fixtures';
import { FigurePlayer } from './FigurePlayer';

const ALT = 'Inicio: sentada. Final: de pie.';
const drawn = () => screen.getByRole('img').innerHTML;
const open = (props: Partial<Parameters<typeof FigurePlayer>[0]> = {}) =>
  render(<FigurePlayer figure={SIT_TO_STAND} alt={ALT} autoPlay={false} {...props} />);

test('the figure has its text, and every control a name', () => {
  open();
  expect(screen.getByRole('img', { name: ALT })).toBeInTheDocument();
  expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
    'Reproducir el movimiento',
    'Ver con el otro lado',
    'Alejar la figura',
    'Acercar la figura',
  ]);
  expect(screen.getAllByRole('radio')).toHaveLength(4);
});

test('mirrored twice it is itself again', async () => {
  open({ startAt: 1 });
  const before = drawn();
  const mirror = screen.getByRole('button', { name: 'Ver con el otro lado' });
  await userEvent.click(mirror);
  expect(drawn()).not.toBe(before);
  expect(screen.getByRole('img')).toHaveAccessibleName(`${ALT} Reflejada: lo hace el otro lado.`);
  await userEvent.click(mirror);
  expect(drawn()).toBe(before);
});

test('arrow keys turn it, and Home shows its own view again', () => {
  open();
  const before = drawn();
  const handle = screen.getByRole('slider', { name: 'Girar la figura' });
  expect(handle).toHaveAttribute('aria-valuetext', 'Vista de costado');
  fireEvent.keyDown(handle, { key: 'ArrowLeft' });
  expect(drawn()).not.toBe(before);
  expect(handle).toHaveAttribute('aria-valuetext', 'Girada 29 grados, desde 9 grados de altura');
  fireEvent.keyDown(handle, { key: 'Home' });
  expect(drawn()).toBe(before);
  // The browser's way back.
  expect(fireEvent.keyDown(handle, { key: 'ArrowLeft', altKey: true })).toBe(true);
  expect(drawn()).toBe(before);
});

test('who prefers less motion sees start and end, and may ask for the movement', async () => {
  open({ still: true });
  expect(screen.getByText('Inicio')).toBeInTheDocument();
  expect(screen.getByText('Final')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Reproducir el movimiento' }));
  expect(screen.queryByText('Inicio')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Pausar el movimiento' })).toBeInTheDocument();
});

test('no frame is asked for while it is paused or out of view', async () => {
  const frames = jest.spyOn(window, 'requestAnimationFrame');
  // The observer of the test page never reports the figure as visible.
  open({ autoPlay: true });
  expect(frames).not.toHaveBeenCalled();
});

test('a titled figure is saved as it is looked at, under the name of its exercise', async () => {
  const kept: { name: string; blob: Blob }[] = [];
  jest.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    kept.push({ name: '', blob: blob as Blob });
    return 'blob:one';
  });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    kept.at(-1)!.name = this.download;
  });
  open({ title: 'Levantarse de la silla', mirrored: true });
  await userEvent.click(screen.getByRole('button', { name: 'Guardar figura' }));
  await waitFor(() => expect(kept).toHaveLength(1));
  expect(kept[0]).toMatchObject({
    name: 'figura-levantarse-de-la-silla.svg',
    blob: { type: 'image/svg+xml' },
  });
});
