import { render, screen } from '@testing-library/react';
import { ExerciseFigure } from './ExerciseFigure';
import { ARM_RAISE, BREATHING } from './fixtures';

const alt = 'Inicio: brazo abajo. Final: brazo arriba.';

describe('ExerciseFigure', () => {
  it('is one image with the alternative text as its name', () => {
    render(<ExerciseFigure figure={ARM_RAISE} alt={alt} />);
    expect(screen.getByRole('img', { name: alt })).toBeInTheDocument();
    expect(screen.getAllByRole('img')).toHaveLength(1);
  });

  it('names its panels, in the figure’s own words when it has some', () => {
    const { rerender } = render(<ExerciseFigure figure={ARM_RAISE} alt={alt} />);
    expect(screen.getByText('Inicio')).toBeInTheDocument();
    expect(screen.getByText('Final')).toBeInTheDocument();
    rerender(<ExerciseFigure figure={BREATHING} alt={alt} />);
    expect(screen.queryByText('Inicio')).not.toBeInTheDocument();
    expect(screen.getByText('Inspira')).toBeInTheDocument();
    expect(screen.getByText('Espira')).toBeInTheDocument();
  });

  it('has no words in the small square', () => {
    render(<ExerciseFigure figure={ARM_RAISE} alt={alt} layout="overlay" width={96} />);
    expect(screen.getByRole('img', { name: alt })).toHaveAttribute('width', '96');
    expect(screen.queryByText('Inicio')).not.toBeInTheDocument();
  });

  it('is hidden from assistive technology when it says nothing new', () => {
    const { container } = render(<ExerciseFigure figure={ARM_RAISE} alt="" />);
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  });

  it('carries no colour of its own, so that themes and print can choose', () => {
    const { container } = render(<ExerciseFigure figure={ARM_RAISE} alt={alt} />);
    expect(container.innerHTML).not.toMatch(/fill="|stroke="|style="/);
  });
});
