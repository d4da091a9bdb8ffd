import { screen } from '@testing-library/react';
import { renderApp } from '@/shared/testing/renderApp';
import { DensityToggle } from './DensityToggle';

test('the choice is on the document while the frame is shown, and the button names both', async () => {
  const { user, unmount } = renderApp(<DensityToggle />);
  expect(document.documentElement.dataset.density).toBeUndefined();
  await user.click(screen.getByRole('button', { name: 'Vista cómoda. Cambiar a vista compacta' }));
  expect(document.documentElement.dataset.density).toBe('compact');
  await user.click(screen.getByRole('button', { name: 'Vista compacta. Cambiar a vista cómoda' }));
  expect(document.documentElement.dataset.density).toBeUndefined();
  await user.click(screen.getByRole('button', { name: /^Vista cómoda/ }));
  unmount();
  expect(document.documentElement.dataset.density).toBeUndefined();
});
