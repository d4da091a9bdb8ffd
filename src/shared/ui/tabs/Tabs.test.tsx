import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Tabs } from './Tabs';

function Routines() {
  const [value, setValue] = useState('today');
  return (
    <Tabs
      label="Rutinas"
      value={value}
      onChange={setValue}
      options={[
        { value: 'today', label: 'Para Hoy' },
        { value: 'all', label: 'Todas' },
        { value: 'done', label: 'Hechas' },
      ]}
    >
      Panel {value}
    </Tabs>
  );
}

test('arrow keys, Home and End walk around; one tab stop; the panel is named by its tab', async () => {
  const user = userEvent.setup();
  render(<Routines />);
  await user.tab();
  expect(screen.getByRole('tab', { name: 'Para Hoy' })).toHaveFocus();
  await user.keyboard('{ArrowLeft}');
  expect(screen.getByRole('tab', { name: 'Hechas', selected: true })).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Para Hoy', selected: true })).toHaveFocus();
  await user.keyboard('{End}{Home}{ArrowRight}');
  expect(screen.getByRole('tabpanel', { name: 'Todas' })).toHaveTextContent('Panel all');
  await user.tab();
  expect(screen.getByRole('tabpanel')).toHaveFocus();
});

test.each(['{Alt>}{ArrowLeft}{/Alt}', '{Meta>}{ArrowLeft}{/Meta}', '{Control>}{End}{/Control}'])(
  'leaves %s to the browser, which goes back or to the end of the page',
  async (keys) => {
    const user = userEvent.setup();
    const arrived: boolean[] = [];
    render(
      <div onKeyDown={({ key, defaultPrevented }) => key.length > 2 && arrived.push(defaultPrevented)}>
        <Routines />
      </div>,
    );
    await user.tab();
    await user.keyboard(keys);
    expect(arrived).not.toContain(true);
    expect(screen.getByRole('tab', { name: 'Para Hoy', selected: true })).toHaveFocus();
  },
);
