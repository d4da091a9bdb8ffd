import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { EditIcon } from '../icon/icons';
import { IconButton } from './IconButton';

describe('IconButton', () => {
  test('is named by its label and shows it while it has keyboard focus', async () => {
    const user = userEvent.setup();
    render(<IconButton label="Editar a Ana" icon={EditIcon} />);
    expect(screen.queryByText('Editar a Ana')).toBeNull();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Editar a Ana' })).toHaveFocus();
    expect(screen.getByText('Editar a Ana')).toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect(screen.queryByText('Editar a Ana')).toBeNull();
  });

  test('shows the tooltip to a pointer that rests, not to one that passes', () => {
    jest.useFakeTimers();
    try {
      render(<IconButton label="Editar a Ana" icon={EditIcon} />);
      const button = screen.getByRole('button');
      fireEvent.pointerEnter(button, { pointerType: 'mouse' });
      fireEvent.pointerLeave(button);
      jest.runAllTimers();
      expect(screen.queryByText('Editar a Ana')).toBeNull();
    } finally {
      jest.useRealTimers();
    }
  });

  test('while loading it ignores presses', async () => {
    const user = userEvent.setup();
    const onClick = jest.fn();
    render(<IconButton label="Actualizar" icon={EditIcon} loading onClick={onClick} />);
    await user.click(screen.getByRole('button'));
    expect(onClick).not.toHaveBeenCalled();
  });

  test('keeps the focus at the last step, where its own press disables it', async () => {
    const user = userEvent.setup();
    const onStep = jest.fn();
    function Zoom() {
      const [level, setLevel] = useState(0);
      return (
        <IconButton
          label="Ampliar"
          icon={EditIcon}
          disabled={level === 1}
          onClick={() => {
            onStep();
            setLevel(level + 1);
          }}
        />
      );
    }
    render(<Zoom />);
    const button = screen.getByRole('button', { name: 'Ampliar' });
    await user.tab();
    await user.keyboard('{Enter}{Enter}');
    expect(onStep).toHaveBeenCalledTimes(1);
    expect(button).toHaveFocus();
    expect(button).not.toBeDisabled();
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await user.tab();
    expect(button).toBeDisabled();
  });

  test('a double click removes one row, not the next one that has moved under it', () => {
    function Rows() {
      const [rows, setRows] = useState(['Ana', 'Eva', 'Leo']);
      return rows.map((row) => (
        <IconButton
          key={row}
          label={`Quitar a ${row}`}
          icon={EditIcon}
          onClick={() => setRows((all) => all.filter((one) => one !== row))}
        />
      ));
    }
    render(<Rows />);
    const first = () => screen.getAllByRole('button')[0] as HTMLElement;
    fireEvent.click(first(), { detail: 1 });
    fireEvent.click(first(), { detail: 2 });
    expect(screen.getAllByRole('button')).toHaveLength(2);
    fireEvent.click(first(), { detail: 1 });
    expect(screen.getAllByRole('button')).toHaveLength(1);
  });
});
