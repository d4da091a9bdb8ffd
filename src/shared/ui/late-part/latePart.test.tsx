import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { latePart } from './latePart';

const Here = ({ name }: { name: string }) => <p>aquí {name}</p>;
const Waiting = ({ name }: { name: string }) => <p>espera {name}</p>;
const options = { waiting: Waiting, failed: 'No se ha podido cargar' };

test('what waits stands in its place until the part has come; later drawings have it at once', async () => {
  const load = jest.fn(async () => Here);
  const Part = latePart(load, options);
  const { unmount } = render(<Part name="Ana" />);
  expect(screen.getByText('espera Ana')).toBeInTheDocument();
  expect(await screen.findByText('aquí Ana')).toBeInTheDocument();
  unmount();
  render(<Part name="Luis" />);
  expect(screen.getByText('aquí Luis')).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(1);
});

test('a download that fails says so and can be tried again', async () => {
  const user = userEvent.setup();
  const load = jest.fn(async () => Here);
  load.mockRejectedValueOnce(new Error('offline'));
  const Part = latePart(load, options);
  render(<Part name="Ana" />);
  expect(await screen.findByRole('alert')).toHaveTextContent('No se ha podido cargar');
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('aquí Ana')).toBeInTheDocument();
});

test('a preload that fails is no error, and is tried again when the part is shown', async () => {
  const load = jest.fn(async () => Here);
  load.mockRejectedValueOnce(new Error('offline'));
  const Part = latePart(load, options);
  await Part.preload();
  render(<Part name="Ana" />);
  expect(await screen.findByText('aquí Ana')).toBeInTheDocument();
});
