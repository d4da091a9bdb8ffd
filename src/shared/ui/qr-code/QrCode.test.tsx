import { render, screen } from '@testing-library/react';
import { QrCode } from './QrCode';

test('draws the code of its text, named for those who cannot scan it', () => {
  const { rerender } = render(<QrCode value="https://example.com/a" alt="Código QR de la invitación" />);
  const path = () =>
    screen.getByRole('img', { name: 'Código QR de la invitación' }).querySelector('path')?.getAttribute('d');
  const first = path();
  expect(first?.length).toBeGreaterThan(500);
  rerender(<QrCode value="https://example.com/b" alt="Código QR de la invitación" />);
  expect(path()).not.toBe(first);
});
