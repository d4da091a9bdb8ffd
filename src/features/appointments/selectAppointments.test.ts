import { appointmentFixture, manyAppointments } from './fixtures';
import { agendaAddress, readAgendaAddress } from './address';
import { visibleHours } from './ui/calendar/calendarHours';
import { stepDate, viewTitle, visibleDays } from './calendarRange';
import {
  activeFilters,
  appointmentSearch,
  filtersInUse,
  queryOf,
  shownQueryOf,
  showsPart,
  splitByTime,
} from './selectAppointments';
import {
  addressRead,
  appointmentsSlice,
  calendarMoved,
  filterChanged,
  filterPanelToggled,
  filtersCleared,
  initialAgenda,
  searchChanged,
  viewChosen,
  NO_FILTERS,
} from './slice';

it('knows when the agenda shows less than its query answers', () => {
  const shows = (agenda: Partial<typeof initialAgenda>) =>
    showsPart({ ...initialAgenda, ...agenda }, '2026-11-20');
  expect(shows({ startDate: '2026-11-20', endDate: '2026-11-20' })).toBe(false);
  expect(shows({ startDate: '2026-11-20' })).toBe(true);
  expect(shows({ search: 'ana' })).toBe(true);
  const untilTomorrow = { startDate: '2026-11-20', endDate: '2026-11-21' };
  expect(shows({ ...untilTomorrow, status: 'SCHEDULED' })).toBe(true);
  expect(shows({ ...untilTomorrow, status: 'CONFIRMED' })).toBe(false);
  expect(shows({ ...untilTomorrow, endDate: '2026-11-20', status: 'SCHEDULED' })).toBe(false);
  expect(shows({ therapistId: 't1' })).toBe(false);
  expect(shows({ therapistId: 't1', view: 'calendar', range: 'week' })).toBe(true);
  expect(shows({ therapistId: 't1', view: 'calendar', range: 'day' })).toBe(false);
  const hiding = (agenda: Partial<typeof initialAgenda>) =>
    showsPart({ ...initialAgenda, ...agenda }, '2026-11-20', true);
  expect(hiding({ view: 'calendar', range: 'day' })).toBe(true);
  expect(hiding({ view: 'list' })).toBe(false);
});

it('asks for a file of what is shown: in the calendar, visible days between those of the panel', () => {
  const query = (agenda: Partial<typeof initialAgenda>) =>
    shownQueryOf({ ...initialAgenda, ...agenda }, '2026-11-20');
  const week = { view: 'calendar', range: 'week' } as const;
  expect(query({ startDate: '2026-11-18', status: 'SCHEDULED' })).toEqual({
    startDate: '2026-11-18',
    status: 'SCHEDULED',
  });
  expect(query(week)).toEqual({ startDate: '2026-11-16', endDate: '2026-11-22' });
  expect(query({ ...week, startDate: '2026-11-18', endDate: '2026-12-31', patientId: 'p1' })).toEqual({
    startDate: '2026-11-18',
    endDate: '2026-11-22',
    patientId: 'p1',
  });
  // A period of the list does not limit the calendar.
  expect(query({ ...week, startDate: '2026-11-20', endDate: '2026-11-20' })).toEqual({
    startDate: '2026-11-16',
    endDate: '2026-11-22',
  });
});

describe('search', () => {
  const rows = [
    appointmentFixture({ id: '1', patientName: 'Ángel Núñez', notes: null }),
    appointmentFixture({
      ...{ id: '2', patientName: 'Marta Soler', type: 'EVALUATION', notes: 'Resonancia' },
      ...{ service: { id: 's1', name: 'Punción seca', colour: 'TEAL' }, room: { id: 'r2', name: 'Sala 2' } },
    }),
  ];
  const ids = (search: string) => appointmentSearch(rows)(search).map(({ id }) => id);

  it('finds by name, type, status, notes, service and room, without accents or case', () => {
    expect(ids('angel nunez')).toEqual(['1']);
    expect(ids('evaluacion')).toEqual(['2']);
    expect(ids('RESON')).toEqual(['2']);
    expect(ids('programada')).toEqual(['1', '2']);
    expect(ids('puncion')).toEqual(['2']);
    expect(ids('sala 2')).toEqual(['2']);
    expect(ids('marta angel')).toEqual([]);
    expect(ids('  ')).toEqual(['1', '2']);
  });

  it('prepares 5,000 rows once, so that a keystroke only compares', () => {
    const many = manyAppointments(5000);
    const read = jest.fn(() => 'Nota');
    Object.defineProperty(many[0], 'notes', { get: read });
    const find = appointmentSearch(many);
    expect(find('nota')).toContain(many[0]);
    find('luc');
    expect(read).toHaveBeenCalledTimes(1);
    expect(find('lucía méndez 4998')).toHaveLength(1);
  });
});

describe('filters', () => {
  it('become the query, without empty ones and with a reversed range turned', () => {
    expect(queryOf(NO_FILTERS)).toEqual({});
    expect(
      queryOf({
        startDate: '2027-03-09',
        endDate: '2027-03-01',
        status: 'CONFIRMED',
        patientId: 'p',
        reach: 'own',
      }),
    ).toEqual({
      startDate: '2027-03-01',
      endDate: '2027-03-09',
      status: 'CONFIRMED',
      patientId: 'p',
      reach: 'own',
    });
  });

  it('are counted as far as they limit: a period of the list limits no calendar', () => {
    const inUse = (agenda: Partial<typeof initialAgenda>) =>
      filtersInUse({ ...initialAgenda, ...agenda }, '2026-11-20');
    const today = { startDate: '2026-11-20', endDate: '2026-11-20' };
    expect(inUse(today)).toBe(2);
    expect(inUse({ ...today, view: 'calendar' })).toBe(0);
    expect(inUse({ ...today, view: 'calendar', status: 'CONFIRMED' })).toBe(1);
    expect(inUse({ startDate: '2026-11-18', endDate: '2026-11-20', view: 'calendar' })).toBe(2);
  });

  it('split a patient’s appointments by what is still to come', () => {
    const now = new Date('2026-11-24T09:00:00Z');
    const at = (id: string, date: string, status: 'SCHEDULED' | 'CANCELLED' | 'CONFIRMED' = 'SCHEDULED') =>
      appointmentFixture({ id, date, status });
    const { upcoming, past } = splitByTime(
      [
        at('old', '2026-11-20T09:00:00Z'),
        at('running', '2026-11-24T08:30:00Z', 'CONFIRMED'),
        at('cancelled', '2026-11-25T09:00:00Z', 'CANCELLED'),
        at('next', '2026-11-26T09:00:00Z'),
      ],
      now,
    );
    expect(upcoming.map(({ id }) => id)).toEqual(['running', 'next']);
    expect(past.map(({ id }) => id)).toEqual(['cancelled', 'old']);
  });
});

describe('state and address', () => {
  const reduce = appointmentsSlice.reducer;

  it('says the same both ways, and nothing for the default', () => {
    expect(agendaAddress(initialAgenda)).toBe('');
    let state = reduce(undefined, searchChanged('maría & co'));
    state = reduce(state, filterChanged({ startDate: '2027-03-01', status: 'NO_SHOW', patientId: 'p1' }));
    state = reduce(state, viewChosen('calendar'));
    state = reduce(state, calendarMoved({ range: 'month', date: '2027-03-05' }));
    const { filtersOpen: _open, search: _search, ...shown } = state;
    expect(agendaAddress(state)).not.toMatch(/mar/);
    expect(reduce(undefined, addressRead(readAgendaAddress(agendaAddress(state))))).toEqual({
      ...initialAgenda,
      ...shown,
    });
    expect(activeFilters(state)).toBe(3);
    expect(activeFilters(reduce(state, filtersCleared()))).toBe(0);
    expect(reduce(state, filtersCleared()).search).toBe('maría & co');
  });

  it('believes nothing strange of an address', () => {
    expect(
      readAgendaAddress('?view=grid&range=year&date=2027-13-40&status=DONE&startDate=ayer&x=1&search=rosa'),
    ).toEqual({});
    expect(readAgendaAddress('?view=calendar&status=CONFIRMED')).toEqual({
      view: 'calendar',
      status: 'CONFIRMED',
    });
  });

  it('opens and closes the filter panel beside the address', () => {
    const open = reduce(undefined, filterPanelToggled());
    expect(open.filtersOpen).toBe(true);
    expect(agendaAddress(open)).toBe('');
    expect(reduce(open, addressRead({ view: 'calendar' })).filtersOpen).toBe(true);
  });
});

describe('the calendar’s days', () => {
  it('are a day, a week from Monday, or a month in whole weeks', () => {
    expect(visibleDays('day', '2027-03-28')).toEqual({ startDate: '2027-03-28', endDate: '2027-03-28' });
    expect(visibleDays('week', '2027-03-28')).toEqual({ startDate: '2027-03-22', endDate: '2027-03-28' });
    expect(visibleDays('month', '2027-10-31')).toEqual({ startDate: '2027-09-27', endDate: '2027-10-31' });
    expect(visibleDays('month', '2027-03-15')).toEqual({ startDate: '2027-03-01', endDate: '2027-04-04' });
  });

  it('step by what is shown', () => {
    expect(stepDate('day', '2027-03-28', -1)).toBe('2027-03-27');
    expect(stepDate('week', '2027-10-28', 1)).toBe('2027-11-04');
    expect(stepDate('month', '2027-01-31', 1)).toBe('2027-02-01');
    expect(stepDate('month', '2027-01-31', -1)).toBe('2026-12-01');
  });

  it('have their headings', () => {
    expect(viewTitle('day', '2027-03-05')).toBe('viernes, 5 de marzo de 2027');
    expect(viewTitle('week', '2027-03-31')).toBe('29 mar – 4 abr 2027');
    expect(viewTitle('month', '2027-03-31')).toBe('marzo de 2027');
  });

  it('show the hours around opening time, and further out where somebody comes', () => {
    expect(visibleHours([], [])).toEqual({ from: '07:00', to: '21:00' });
    expect(
      visibleHours(
        [
          { date: '2027-03-05T06:15:00+01:00', duration: 30 },
          { date: '2027-03-05T21:30:00+01:00', duration: 45 },
        ],
        [],
      ),
    ).toEqual({ from: '06:00', to: '23:00' });
  });

  it('show all hours in which somebody works', () => {
    const open = [
      { startTime: '05:30', endTime: '14:00' },
      { startTime: '16:00', endTime: '22:00' },
    ];
    expect(visibleHours([], open)).toEqual({ from: '05:00', to: '22:00' });
  });
});
