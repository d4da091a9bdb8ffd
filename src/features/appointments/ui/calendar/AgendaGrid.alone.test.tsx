import { act, render, screen } from '@testing-library/react';
import type { Appointment } from '@/contract/appointmentAnswers';
import { DEFAULT_PRACTICE_WEEK } from '@/contract/openingHours';
import { appointmentFixture } from '../../fixtures';
import { AgendaGrid, type AgendaGridProps } from './AgendaGrid';

interface Drawn {
  fixedWeekCount: boolean;
  events: { id: string; title: string; extendedProps: object }[];
  eventDragStart: () => void;
  eventDragStop: () => void;
  eventDrop: (info: object) => void;
}
let mockCalendar: Drawn;

/** FullCalendar needs a real layout. What it is given, and what it reports, is all that is looked at here. */
jest.mock('@fullcalendar/react', () => ({
  __esModule: true,
  default: (props: Drawn) => {
    mockCalendar = props;
    return props.events.map(({ id, title }) => <p key={id}>{title}</p>);
  },
}));
jest.mock('@fullcalendar/react/daygrid', () => ({}));
jest.mock('@fullcalendar/react/interaction', () => ({}));
jest.mock('@fullcalendar/react/locales/es', () => ({}));
jest.mock('@fullcalendar/react/themes/classic', () => ({}));
jest.mock('@fullcalendar/react/timegrid', () => ({}));

const ANA = appointmentFixture({ id: 'c1', patientName: 'Ana Gil' });
const BLAS = appointmentFixture({ id: 'c2', patientName: 'Blas Ros' });

function open(onMove: AgendaGridProps['onMove'] = async () => true) {
  const [nothing, therapists] = [jest.fn(), new Map<string, number>()];
  const grid = (appointments: readonly Appointment[]) => (
    <AgendaGrid
      {...{ appointments, onMove, therapists }}
      range="week"
      date="2026-11-24"
      week={DEFAULT_PRACTICE_WEEK}
      withTherapist={false}
      onOpen={nothing}
      onCreate={nothing}
      onDay={nothing}
    />
  );
  const { rerender } = render(grid([ANA]));
  return { answer: (rows: readonly Appointment[]) => rerender(grid(rows)) };
}

it('draws no week whose appointments were not asked for', () => {
  open();
  expect(mockCalendar.fixedWeekCount).toBe(false);
});

it('holds still while an appointment is dragged, and draws afterwards what was booked meanwhile', () => {
  const { answer } = open();
  act(() => mockCalendar.eventDragStart());
  answer([ANA, BLAS]);
  expect(screen.queryByText('Blas Ros')).toBeNull();
  act(() => mockCalendar.eventDragStop());
  expect(screen.getByText('Blas Ros')).toBeVisible();
});

it('stays as it was dropped until the move is saved', async () => {
  let saved: (isSaved: boolean) => void = () => undefined;
  const { answer } = open(() => new Promise((resolve) => (saved = resolve)));
  const event = {
    startStr: '2026-11-24T12:00:00+01:00',
    start: new Date('2026-11-24T11:00:00Z'),
    end: new Date('2026-11-24T12:00:00Z'),
    extendedProps: { appointment: ANA },
  };
  act(() => {
    mockCalendar.eventDragStart();
    mockCalendar.eventDragStop();
    mockCalendar.eventDrop({ event, revert: () => undefined });
  });
  answer([ANA, BLAS]);
  expect(screen.queryByText('Blas Ros')).toBeNull();
  await act(async () => saved(true));
  expect(screen.getByText('Blas Ros')).toBeVisible();
});
