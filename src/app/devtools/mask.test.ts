import { formatPhone } from '@/contract/common/text';
import fc from 'fast-check';
import { sessionStarted } from '@/shared/identity/slice';
import { THERAPIST } from '@/shared/testing/people';
import { SCREENS } from '../router/useScreen';
import { createMask } from './mask';
import { routeChanged } from './route';

const ID = 'a3bb189e-8bf9-4888-9912-ace4e6543002';
const pending = (endpointName: string, originalArgs: unknown, payload?: unknown) => ({
  type: 'api/executeQuery/fulfilled',
  payload,
  meta: {
    arg: { endpointName, originalArgs, queryCacheKey: `${endpointName}(${JSON.stringify(originalArgs)})` },
  },
});

describe('the mask', () => {
  it('keeps the shape of a person and nothing else', () => {
    const { payload } = createMask().action(sessionStarted(THERAPIST));
    expect(payload.role).toBe('THERAPIST');
    expect(payload.id).toMatch(/^00000000-0000-4000-8000-\d{12}$/);
    expect(payload.name).toMatch(/^[A-Z][a-z]{2} [A-Z][a-z]{3} [A-Z][a-z]{4}$/);
    expect(payload.email).toMatch(/^[a-z]{3}@[a-z]{7}\.[a-z]{2}$/);
    expect(payload.phone).toMatch(/^\d{3} \d{3} \d{3}$/);
    for (const word of ['Ana', 'Ruiz', 'Soler', 'clinica', String(THERAPIST.phone)]) {
      expect(JSON.stringify(payload)).not.toContain(word);
    }
  });

  it.each(['699123987', '699 123 987', '+34699123987', '0034 912 34 56 78'])(
    'gives %s other digits, and it is still drawn as a Spanish telephone',
    (phone) => {
      const mask = createMask();
      const { payload } = mask.action(sessionStarted({ ...THERAPIST, phone }));
      expect(payload.phone).not.toContain(phone.slice(-5));
      expect(formatPhone(payload.phone as string)).toMatch(/^(?:\+34 )?[6-9]\d{2} \d{3} \d{3}$/);
    },
  );

  it('links the same thing wherever it stands: in arguments, cache keys, addresses and searches', () => {
    const mask = createMask();
    const { payload, meta } = mask.action(pending('getPatient', ID, { id: ID, name: 'José García' }));
    const { id, name } = payload as { id: string; name: string };
    expect(meta.arg.queryCacheKey).toBe(`getPatient("${id}")`);
    expect(
      mask.action({
        type: 'route/changed',
        payload: {
          pathname: `/patients/${ID}/edit`,
          search: '?view=calendar&search=garc&patientId=17',
          hash: '',
        },
      }).payload,
    ).toEqual({
      pathname: `/patients/${id}/edit`,
      search: `?view=calendar&search=${name.slice(5, 9).toLowerCase()}&patientId=id-1`,
      hash: '',
    });
    expect(mask.action({ type: 'patients/searchChanged', payload: 'garcí' }).payload).toBe(
      name.slice(5, 10).toLowerCase(),
    );
  });

  it('keeps both sides of what two people changed out of a recording, and what was read', () => {
    const told = { allergies: 'Látex', details: { town: 'Teruel', weight: 68.5 } };
    const clashes = [
      { field: 'allergies', mine: 'Látex', theirs: 'Polen' },
      { field: 'details.weight', mine: 68.5, theirs: 70.5 },
    ];
    const changes = { ...told, read: { allergies: 'Ninguna', details: { town: 'Soria' } } };
    const arg = { endpointName: 'updatePatient', originalArgs: { id: ID, changes } };
    const payload = { status: 409, details: { clashes } };
    const masked = createMask().action({ type: 'api/executeMutation/rejected', payload, meta: { arg } });
    expect(masked.payload.details.clashes).toHaveLength(2);
    expect(JSON.stringify(masked)).not.toMatch(/Látex|Polen|Ninguna|Teruel|Soria|70\.5/);
  });

  it('keeps a NIF out of the list of patients and out of what is searched', () => {
    const mask = createMask();
    const list = mask.action(pending('listPatients', undefined, [{ id: ID, documentNumber: '12345678Z' }]));
    const typed = ['12345678Z', '12.345.678-z'].map((payload) =>
      mask.action({ type: 'patients/searchChanged', payload }),
    );
    expect(JSON.stringify([list, typed])).not.toMatch(/345\.?678/);
  });

  it('gives the episode in an address the id that it has elsewhere', () => {
    const mask = createMask();
    const { payload } = mask.action(pending('listEpisodes', 'p1', [{ id: ID }]));
    const search = `?episode=${ID}`;
    const moved = mask.action({
      type: 'route/changed',
      payload: { pathname: '/patients/p1', search, hash: '' },
    });
    expect(moved.payload.search).toBe(`?episode=${(payload as { id: string }[])[0]?.id}`);
  });

  it('keeps an invitation’s token out of cache keys and addresses, and stays linked', () => {
    const mask = createMask();
    const { meta } = mask.action(pending('getInvitationByToken', 'secreto-de-un-solo-uso', null));
    expect(meta.arg.queryCacheKey).toBe('getInvitationByToken("id-1")');
    expect(
      mask.action({
        type: 'route/changed',
        payload: { pathname: '/register/invitation/secreto-de-un-solo-uso', search: '', hash: '' },
      }).payload.pathname,
    ).toBe('/register/invitation/id-1');
    const opened = mask.action(pending('getLinkedAppointment', 'otro-secreto', null));
    expect(opened.meta.arg.queryCacheKey).toBe('getLinkedAppointment("id-2")');
    const pathname = '/appointment/otro-secreto';
    const moved = mask.action({ type: 'route/changed', payload: { pathname, search: '', hash: '' } });
    expect(moved.payload.pathname).toBe('/appointment/id-2');
    const arg = { token: 'otro-secreto', act: 'cancellation', reason: 'Tengo fiebre' };
    const sent = JSON.stringify(mask.action(pending('answerByLink', arg as never, null)));
    expect(sent).not.toMatch(/otro-secreto|fiebre/);
  });

  it('leaves out requests and answers themselves, with their headers', () => {
    const action = {
      type: 'api/executeQuery/fulfilled',
      meta: {
        arg: { endpointName: 'listPatients' },
        baseQueryMeta: { request: { token: 'x' } },
        when: new Date(),
      },
    };
    expect(createMask().action(action).meta).toEqual({ arg: { endpointName: 'listPatients' } });
  });

  it('gives a day of birth another day, the same one every time', () => {
    const mask = createMask();
    const born = (day: string) =>
      (mask.action(pending('getPatient', ID, { dateOfBirth: day })).payload as { dateOfBirth: string })
        .dateOfBirth;
    expect(born('1984-03-12')).toMatch(/^198\d-\d{2}-\d{2}$/);
    expect(born('1984-03-12')).toBe(born('1984-03-12'));
    expect(Number.isNaN(Date.parse(born('1984-03-12')))).toBe(false);
  });

  it('lets through no text, number or key that the contract does not describe, in any call or a new one', () => {
    const word = fc.stringMatching(/^[a-zñáéíóú]{5,12}$/);
    const text = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(' '));
    const unnamed = fc.constantFrom('notes', 'diagnosis', 'content', 'medicalHistory', 'unheardOf');
    const secret: fc.Arbitrary<unknown> = fc.letrec((tie) => ({
      value: fc.oneof(
        { depthSize: 'small' },
        text,
        fc.integer({ min: 10_000, max: 99_999 }),
        fc.dictionary(unnamed, tie('value'), { maxKeys: 3 }),
        fc.array(tie('value'), { maxLength: 3 }),
      ),
    })).value;
    const endpoints = fc.constantFrom(
      'getPatient',
      'listSessions',
      'getConversation',
      'createEvaluation',
      'newOne',
    );
    fc.assert(
      fc.property(endpoints, fc.dictionary(unnamed, secret), (endpoint, data) => {
        const mask = createMask();
        const before = JSON.stringify(data);
        const after = JSON.stringify([
          mask.action(pending(endpoint, ID, data)).payload,
          mask.state({ api: { queries: { [`${endpoint}("${ID}")`]: { endpointName: endpoint, data } } } }),
          mask.action({ type: 'unknown/happened', payload: data }).payload,
        ]);
        for (const found of before.match(/[\p{L}]{5,}|\d{5,}/gu) ?? []) {
          if (!/^(?:notes|diagnosis|content|medicalHistory|unheardOf)$/.test(found)) {
            expect(after).not.toContain(found);
          }
        }
      }),
      { numRuns: 150 },
    );
  });

  it('gives equal texts equal stand-ins, unequal ones unequal, and beginnings their beginnings', () => {
    fc.assert(
      fc.property(
        fc.array(fc.stringMatching(/^[a-zñáéíóú]{2,9}$/), { minLength: 2, maxLength: 8 }),
        fc.nat(),
        (words, cut) => {
          const { linked } = createMask();
          const fold = (word: string) => word.normalize('NFD').replace(/\p{M}/gu, '');
          for (const one of words) {
            expect(linked(one)).toHaveLength(one.length);
            expect([...linked(one)].every((letter, place) => letter !== fold(one)[place])).toBe(true);
            for (const other of words) expect(linked(one) === linked(other)).toBe(fold(one) === fold(other));
            expect(linked(one).startsWith(linked(one.slice(0, 1 + (cut % one.length))))).toBe(true);
          }
        },
      ),
      { numRuns: 100 },
    );
  });

  it('shows choices, days and numbers that the contract describes, in their own fields only', () => {
    const mask = createMask();
    const exercise = {
      ...{ id: ID, name: 'Extensión de rodilla', region: 'KNEE', difficulty: 'beginner', duration: 12 },
      ...{ createdAt: '2026-11-02T09:00:00.000Z', description: 'KNEE', notes: '2026-11-02' },
    };
    const { payload } = mask.action(pending('listExercises', undefined, [exercise]));
    expect(payload).toEqual([
      {
        ...exercise,
        ...{ id: expect.not.stringContaining(ID), name: mask.linked(exercise.name) },
        ...{ description: 'XXXX', notes: '0000-00-00' },
      },
    ]);
    const chosen = (type: string, value: string) => mask.action({ type, payload: value }).payload;
    expect(chosen('exercises/exerciseDifficultyChosen', 'beginner')).toBe('beginner');
    expect(chosen('exercises/exerciseDifficultyChosen', 'rodilla')).toBe('xxxxxxx');
    expect(chosen('exercises/exerciseSearchChanged', 'exten')).toBe(mask.linked('exten'));
  });

  it('keeps the movement of a figure and no caption', () => {
    const pose = { base: 'standing', knee: [90, 90] };
    const figure = { view: 'side', start: pose, end: { ...pose, knee: [0, 0] }, captions: ['Inicio', 'Fin'] };
    const { payload } = createMask().action(pending('getExercise', ID, { figure }));
    expect(payload).toEqual({ figure: { ...figure, captions: ['Xxxxxx', 'Xxx'] } });
  });

  it('leaves the addresses of all screens as they are, but for what they name', () => {
    const { action } = createMask();
    for (const path of SCREENS.flatMap(({ paths }) => Object.keys(paths))) {
      const pathname = path.replace(':id', ID);
      expect(action({ type: 'route/changed', payload: { pathname } }).payload.pathname).toBe(
        path.replace(':id', '00000000-0000-4000-8000-000000000001'),
      );
    }
  });
});

it('gives the run in an address the pseudonym that its answer has', () => {
  const mask = createMask();
  const id = 'a3bb189e-8bf9-4888-9912-ace4e6543002';
  const { payload } = mask.action(
    routeChanged({ pathname: '/my-routines', search: `?rutina=${id}`, hash: '' }),
  );
  expect(payload.search).toBe(`?rutina=${mask.ids(id)}`);
});
