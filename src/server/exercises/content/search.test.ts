import { searchExercises } from '@/contract/exerciseSearch';
import { exerciseLibrary } from './index';

const byName = [...exerciseLibrary].sort((one, other) => one.name.localeCompare(other.name, 'es'));
const slugsOf = (search: string) => searchExercises(byName, search).map(({ slug }) => slug);

/** Search words, the exercises expected among the first three answers, and the least and most answers. */
const RELEVANCE: [search: string, first: string[], least: number, most: number][] = [
  ['gemelo', ['tobillo-estiramiento-gemelo', 'tobillo-elevacion-talones'], 3, 8],
  ['gemelos', ['tobillo-estiramiento-gemelo'], 3, 8],
  ['isquios', ['cadera-isquios-correa', 'deporte-nordico-isquios'], 4, 8],
  ['isqios', ['cadera-isquios-correa', 'deporte-nordico-isquios'], 4, 8],
  ['psoas', ['cadera-estiramiento-psoas'], 1, 3],
  ['core', ['lumbar-plancha-antebrazos', 'lumbar-plancha-lateral-rodillas'], 6, 14],
  ['menisco', ['rodilla-isometrico-cuadriceps', 'rodilla-deslizamiento-talon'], 8, 18],
  ['menisko', ['rodilla-isometrico-cuadriceps', 'rodilla-deslizamiento-talon'], 8, 18],
  ['ciática', ['neuro-ciatico-deslizador-sentado', 'cadera-piriforme-supino'], 3, 8],
  ['codo de tenista', ['muneca-extensores-excentrico', 'muneca-estiramiento-extensores'], 2, 5],
  ['epicondilitis', ['muneca-extensores-excentrico'], 2, 5],
  ['codo de golfista', ['muneca-estiramiento-flexores'], 2, 5],
  ['hombro congelado', ['hombro-pendulo', 'hombro-flexion-asistida-baston'], 6, 12],
  ['hombro congelao', ['hombro-pendulo', 'hombro-flexion-asistida-baston'], 6, 12],
  ['lumbago', ['lumbar-basculacion-pelvica'], 10, 16],
  ['lunbago', ['lumbar-basculacion-pelvica'], 10, 16],
  ['hernia discal', ['lumbar-esfinge', 'lumbar-extension-brazos'], 10, 18],
  ['cervicales', ['cervical-flexion-extension'], 8, 14],
  ['dolor de cabeza', ['cervical-retraccion-menton'], 3, 6],
  ['manguito', ['hombro-rotacion-externa-banda', 'hombro-rotacion-interna-banda'], 4, 10],
  ['escápula', ['hombro-plano-escapular'], 6, 16],
  ['cuádriceps', ['rodilla-isometrico-cuadriceps', 'rodilla-estiramiento-cuadriceps'], 6, 16],
  ['fortalecer cuadriceps', ['rodilla-isometrico-cuadriceps'], 4, 12],
  ['rótula', ['rodilla-isometrico-cuadriceps', 'rodilla-sentadilla-pared'], 4, 9],
  ['ligamento cruzado', ['rodilla-isometrico-cuadriceps'], 8, 22],
  ['glúteo medio', ['cadera-abduccion-lateral', 'cadera-abduccion-pie'], 5, 12],
  ['piramidal', ['cadera-piriforme-supino'], 1, 3],
  ['aductores', ['deporte-copenhague-corto', 'cadera-aductores-mariposa'], 2, 5],
  ['pubalgia', ['deporte-copenhague-corto', 'cadera-aductores-mariposa'], 2, 5],
  ['esguince de tobillo', ['tobillo-eversion-banda', 'tobillo-inversion-eversion'], 6, 18],
  ['aquiles', ['tobillo-excentrico-escalon', 'tobillo-elevacion-talones'], 3, 6],
  ['fascitis', ['pie-corto', 'pie-recoger-toalla'], 4, 9],
  ['pie plano', ['pie-corto'], 2, 5],
  ['juanete', ['pie-elevacion-dedo-gordo'], 2, 5],
  ['túnel carpiano', ['neuro-mediano-deslizador', 'mano-deslizamiento-tendones'], 3, 7],
  ['agarre', ['mano-prension-pelota', 'mano-cierre-puno'], 2, 5],
  ['bíceps', ['codo-curl-mancuerna'], 1, 4],
  ['tríceps', ['codo-triceps-banda'], 1, 5],
  ['equilibrio', ['equilibrio-superficie-inestable'], 8, 24],
  ['caídas', ['equilibrio-superficie-inestable'], 8, 24],
  ['mareo', ['vestibular-brandt-daroff'], 6, 10],
  ['suelo pélvico', ['suelo-pelvico-contraccion-tumbado'], 8, 10],
  ['incontinencia', ['suelo-pelvico-contraccion-tumbado'], 8, 10],
  ['respiración', ['respiracion-diafragmatica', 'respiracion-coordinada-paso'], 8, 12],
  ['flemas', ['respiracion-ciclo-activo'], 1, 4],
  ['goma', ['tobillo-eversion-banda'], 8, 14],
  ['pesas', ['codo-curl-mancuerna', 'dorsal-remo-inclinado-mancuernas'], 5, 10],
  ['sentadilla', ['cadera-sentadilla', 'rodilla-sentadilla-pared'], 4, 9],
  ['escaleras', ['rodilla-bajada-escalon-lateral'], 4, 9],
  ['caminar', ['equilibrio-marcha-linea'], 8, 24],
  ['estiramiento gemelo', ['tobillo-estiramiento-gemelo'], 1, 3],
  ['rodila', ['rodilla-flexion-isquios-pie', 'rodilla-extension-sentado'], 20, 50],
  ['isqu', ['cadera-isquios-correa'], 4, 8],
  ['tos', ['suelo-pelvico-tos-protegida', 'respiracion-ciclo-activo'], 2, 4],
  ['niños', ['infantil-avion'], 6, 9],
  ['ejercicios para lumbalgia', ['lumbar-basculacion-pelvica'], 10, 16],
  ['dolor de hombro', ['hombro-pendulo'], 10, 40],
  ['dolor de cuello', ['cervical-inclinacion-lateral'], 8, 14],
  ['tendinitis de rodilla', ['rodilla-extension-sentado'], 20, 50],
  ['mayores', ['mayores-levantarse-silla'], 8, 10],
];

it.each(RELEVANCE)('“%s” finds %j first, and from %d to %d exercises', (search, first, least, most) => {
  const found = slugsOf(search);
  expect(found.slice(0, 3)).toEqual(expect.arrayContaining(first));
  expect(found.length).toBeGreaterThanOrEqual(least);
  expect(found.length).toBeLessThanOrEqual(most);
});

it.each(exerciseLibrary.map(({ slug, name }) => [name, slug]))(
  '“%s” is found by its name, first',
  (name, slug) => expect(slugsOf(name)[0]).toBe(slug),
);
