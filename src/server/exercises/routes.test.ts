import { eq } from 'drizzle-orm';
import { exercises } from '../db/schema';
import { serverOfFile, type Actor } from '../testing/testServer';
import { loadLibrary } from './loadLibrary';

const server = serverOfFile();
let ana: Actor;
let luis: Actor;
let admin: Actor;
let manuel: Actor;

beforeEach(async () => {
  ana = await server.signIn('THERAPIST', { name: 'Ana Ruiz' });
  luis = await server.signIn('THERAPIST', { name: 'Luis Gil' });
  admin = await server.signIn('ADMIN');
  manuel = await server.signIn('PATIENT', { therapist: ana });
});

const BODY = {
  name: 'Puente de glúteos',
  description: 'Fuerza de la cadena posterior',
  category: 'Fortalecimiento',
  difficulty: 'BEGINNER',
  equipment: 'Esterilla',
  instructions: 'Túmbate y eleva la pelvis.',
  videoUrl: 'https://youtu.be/dQw4w9WgXcQ',
  imageUrl: '',
  duration: 40,
  sets: 3,
  reps: 12,
};

const create = async (actor: Actor, more: object = {}) => {
  const answer = await server.call(actor, 'POST /api/exercises', { ...BODY, ...more });
  expect(answer.status).toBe(201);
  return answer.body.data.id as string;
};

describe('the library', () => {
  it('gives every signed-in person the exercises by name, and says who may change them', async () => {
    await create(ana, { name: 'Sentadilla' });
    await create(luis);
    const flags = async (actor: Actor) =>
      (await server.call(actor, 'GET /api/exercises')).body.data.map(
        ({ name, editable }: { name: string; editable: boolean }) => [name, editable],
      );
    expect(await flags(ana)).toEqual([
      ['Puente de glúteos', false],
      ['Sentadilla', true],
    ]);
    expect(await flags(admin)).toEqual([
      ['Puente de glúteos', true],
      ['Sentadilla', true],
    ]);
    expect(await flags(manuel)).toEqual([
      ['Puente de glúteos', false],
      ['Sentadilla', false],
    ]);
    expect((await server.call(null, 'GET /api/exercises')).status).toBe(401);
  });

  it('keeps every field of the body and drops what is not one', async () => {
    const id = await create(ana, { authorId: luis.id, region: 'HACK' });
    const { body } = await server.call(ana, 'GET /api/exercises');
    expect(body.data).toEqual([
      {
        ...BODY,
        id,
        imageUrl: null,
        restTime: null,
        region: null,
        aim: null,
        commonMistakes: null,
        precautions: null,
        figure: null,
        figureAlt: null,
        editable: true,
      },
    ]);
  });

  it('lists categories and difficulties as value and label', async () => {
    const categories = await server.call(manuel, 'GET /api/exercises/categories/list');
    expect(categories.body.data).toHaveLength(9);
    expect(categories.body.data[0]).toEqual({ value: 'Rehabilitación', label: 'Rehabilitación' });
    const difficulties = await server.call(ana, 'GET /api/exercises/difficulties/list');
    expect(difficulties.body.data).toEqual([
      { value: 'BEGINNER', label: 'Principiante' },
      { value: 'INTERMEDIATE', label: 'Intermedio' },
      { value: 'ADVANCED', label: 'Avanzado' },
    ]);
  });
});

describe('changing an exercise', () => {
  it.each([
    ['name', ' ', 'El nombre es obligatorio'],
    ['category', '', 'La categoría es obligatoria'],
    ['difficulty', '', 'La dificultad es obligatoria'],
    ['difficulty', 'EASY', 'La dificultad es obligatoria'],
    ['description', null, 'La descripción es obligatoria'],
    ['instructions', '', 'Las instrucciones son obligatorias'],
    ['duration', 0, 'Introduce un número entre 1 y 180'],
    ['duration', 181, 'Introduce un número entre 1 y 180'],
    ['sets', 0, 'Introduce un número entre 1 y 20'],
    ['sets', 21, 'Introduce un número entre 1 y 20'],
    ['reps', 101, 'Introduce un número entre 1 y 100'],
    ['reps', 1.5, 'Introduce un número entero'],
    ['videoUrl', 'javascript:alert(1)', 'Introduce una dirección web válida (https://…)'],
    ['videoUrl', 'data:text/html,x', 'Introduce una dirección web válida (https://…)'],
    ['videoUrl', 'https://youtube.com.evil.es/watch?v=1', 'La dirección imita a un sitio de vídeos conocido'],
    ['imageUrl', 'javascript:alert(1)', 'Introduce una dirección web válida (https://…)'],
  ])('refuses %s = %j', async (field, value, text) => {
    const answer = await server.call(ana, 'POST /api/exercises', { ...BODY, [field]: value });
    expect(answer.status).toBe(400);
    expect(answer.body.fields).toEqual({ [field]: text });
    expect(await server.db.select().from(exercises)).toHaveLength(0);
  });

  it.each(['duration', 'sets', 'reps'])('takes the limits of %s and none at all', async (field) => {
    const most = { duration: 180, sets: 20, reps: 100 }[field];
    for (const value of [1, most, null]) await create(ana, { [field]: value });
  });

  it('is the author’s and an admin’s; others see why not, patients nothing', async () => {
    const id = await create(ana);
    const change = (actor: Actor) =>
      server.call(actor, `PUT /api/exercises/${id}`, { ...BODY, name: `De ${actor.role}` });
    const refused = await change(luis);
    expect(refused.status).toBe(403);
    expect(refused.body.message).toBe('Solo quien creó el ejercicio o un administrador puede cambiarlo');
    expect((await server.call(luis, `DELETE /api/exercises/${id}`)).status).toBe(403);
    expect((await change(manuel)).status).toBe(403);
    expect((await server.call(manuel, 'POST /api/exercises', BODY)).status).toBe(403);
    expect((await change(ana)).body.data.name).toBe('De THERAPIST');
    expect((await change(admin)).body.data.name).toBe('De ADMIN');
    expect((await server.call(admin, `DELETE /api/exercises/${id}`)).status).toBe(200);
    expect((await change(ana)).status).toBe(404);
  });
});

describe('loading the shipped library', () => {
  const count = async () => (await server.call(ana, 'GET /api/exercises')).body.data.length as number;

  it('loads it whole, and again without doubling', async () => {
    const first = await loadLibrary(server.db, { now: server.clock.now() });
    expect(first.added).toBeGreaterThanOrEqual(150);
    expect(await loadLibrary(server.db, { now: server.clock.now() })).toEqual({
      added: 0,
      refreshed: first.added,
      kept: 0,
    });
    expect(await count()).toBe(first.added);
    const { body } = await server.call(manuel, 'GET /api/exercises');
    expect(body.data.every((row: Record<string, unknown>) => row.figure && row.figureAlt && row.region)).toBe(
      true,
    );
  });

  it('leaves what the practice changed or deleted, and drops steps that new instructions made untrue', async () => {
    const { added } = await loadLibrary(server.db, { now: server.clock.now(), authorId: ana.id });
    const { body } = await server.call(ana, 'GET /api/exercises');
    const [changed, deleted] = body.data as { id: string }[];
    server.clock.advance(60_000);
    await server.call(ana, `PUT /api/exercises/${changed?.id}`, BODY);
    await server.call(ana, `DELETE /api/exercises/${deleted?.id}`);
    expect(await loadLibrary(server.db, { now: server.clock.now() })).toEqual({
      added: 0,
      refreshed: added - 2,
      kept: 2,
    });
    expect(await count()).toBe(added - 1);
    const [row] = await server.db
      .select()
      .from(exercises)
      .where(eq(exercises.id, changed?.id ?? ''));
    expect(row?.name).toBe('Puente de glúteos');
    expect(row?.details?.steps).toBeUndefined();
    expect(row?.details?.figure).toBeTruthy();
  });
});
