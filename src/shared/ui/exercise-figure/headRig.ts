import { solid, type Part } from './solids';
import { along, type Frame, type Vec } from './vector';

/** Head and hair around the centre of the skull. */
export function buildHead(skull: Vec, headFrame: Frame): Part {
  return {
    name: 'head',
    solids: [
      solid('skin', [along(skull, headFrame, 0.2, 1), 10.2], [along(skull, headFrame, 3.6, -5.6), 6]),
      solid('skin', [along(skull, headFrame, 8.6, -0.6), 2], [along(skull, headFrame, 11.2, -2.2), 1.5]),
    ],
    // Sorted by depth when drawn: from the front the face covers the hair, from behind the hair covers the
    // face.
    over: [
      solid(
        'hair',
        [along(skull, headFrame, -2.2, 3.4), 8.9],
        [along(skull, headFrame, -4.4, 0), 7],
        [along(skull, headFrame, -5, -4), 5.6],
        [along(skull, headFrame, -1, -1), 6],
      ),
      solid('skin', [along(skull, headFrame, 4.6, -1.4), 6.6], [along(skull, headFrame, 3.8, -5.6), 5.8]),
      solid('hair', [along(skull, headFrame, 2.6, 8), 3.9], [along(skull, headFrame, -3, 6), 6]),
    ],
    nearer: 2,
    overByDepth: true,
  };
}

/** Eyes, brows, mouth and ears for close-ups. Features that face away from the viewer are not drawn. */
export function buildFace(skull: Vec, head: Frame, [gazeRight, gazeUp]: Vec): Part[] {
  const feature = (name: string, solids: Part['solids'], over: Part['over'] = []): Part => ({
    name,
    solids,
    over,
    nearer: 12,
    plain: name.startsWith('face'),
  });
  const mouth = feature('face:mouth', [
    solid(
      'line',
      [along(skull, head, 8.6, -6.4, 1.8), 0.4],
      [along(skull, head, 8.8, -6.8), 0.4],
      [along(skull, head, 8.6, -6.4, -1.8), 0.4],
    ),
  ]);
  const eyes = ([1, -1] as const).flatMap((side) => {
    const eye = along(skull, head, 9.2, 0.6, side * 3.7);
    const look = along(eye, head, 1.4, gazeUp * 0.028, gazeRight * 0.028);
    return [
      feature(
        `face:eye${side}`,
        [solid('white', [along(eye, head, 0, 0, 0.9), 1.4], [along(eye, head, 0, 0, -0.9), 1.4])],
        [solid('line', [look, 1.15])],
      ),
      feature(`face:brow${side}`, [
        solid('hair', [along(eye, head, 0.4, 3, 1.6), 0.45], [along(eye, head, 0.4, 3, -1.6), 0.45]),
      ]),
      feature(`ear${side}`, [
        solid(
          'skin',
          [along(skull, head, -0.5, 0.6, side * 9.6), 1.9],
          [along(skull, head, -0.2, -2.2, side * 9.2), 1.4],
        ),
      ]),
    ];
  });
  return [...eyes, mouth];
}
