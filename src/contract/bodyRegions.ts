/** The views of the body chart. */
export const BODY_VIEWS = ['FRONT', 'BACK'] as const;
export type BodyView = (typeof BODY_VIEWS)[number];
export const BODY_VIEW_LABELS: Record<BodyView, string> = {
  FRONT: 'Vista anterior',
  BACK: 'Vista posterior',
};

/** A named region of the body chart. `side` is the person's own, not the viewer's. */
export interface BodyRegion {
  id: string;
  view: BodyView;
  name: string;
  side: 'LEFT' | 'RIGHT' | null;
  /** Part of the drawing, the same for both sides, e.g. `shoulder`. */
  part: string;
}

/** Names of the midline parts, by part. */
const MIDLINE: Record<BodyView, Record<string, string>> = {
  FRONT: {
    forehead: 'Frente',
    face: 'Cara',
    throat: 'Cuello anterior',
    sternum: 'Esternón',
    epigastrium: 'Epigastrio',
    umbilicus: 'Región umbilical',
    hypogastrium: 'Hipogastrio',
  },
  BACK: {
    occiput: 'Región occipital',
    nape: 'Nuca',
    'upper-spine': 'Columna dorsal alta',
    'lower-spine': 'Columna dorsal baja',
    lumbar: 'Columna lumbar',
    sacrum: 'Sacro',
    coccyx: 'Cóccix',
  },
};

/** Parts on both sides, with the name and the gender that 'izquierdo/a' agrees with. */
const PAIRED: Record<BodyView, Record<string, readonly [name: string, gender: 'm' | 'f']>> = {
  FRONT: {
    jaw: ['Mandíbula', 'f'],
    clavicle: ['Clavícula', 'f'],
    shoulder: ['Hombro anterior', 'm'],
    chest: ['Pectoral', 'm'],
    ribs: ['Costado', 'm'],
    flank: ['Flanco abdominal', 'm'],
    groin: ['Ingle', 'f'],
    'upper-arm': ['Brazo anterior', 'm'],
    elbow: ['Flexura del codo', 'm'],
    forearm: ['Antebrazo anterior', 'm'],
    wrist: ['Muñeca anterior', 'f'],
    hand: ['Palma de la mano', 'f'],
    hip: ['Cadera anterior', 'f'],
    thigh: ['Muslo anterior', 'm'],
    'inner-thigh': ['Cara interna del muslo', 'm'],
    knee: ['Rodilla anterior', 'f'],
    shin: ['Pierna anterior', 'f'],
    ankle: ['Tobillo anterior', 'm'],
    foot: ['Dorso del pie', 'm'],
  },
  BACK: {
    trapezius: ['Trapecio superior', 'm'],
    shoulder: ['Hombro posterior', 'm'],
    scapula: ['Escápula', 'f'],
    ribs: ['Parrilla costal posterior', 'f'],
    loin: ['Zona lumbar', 'f'],
    sacroiliac: ['Articulación sacroilíaca', 'f'],
    buttock: ['Glúteo', 'm'],
    hip: ['Trocánter', 'm'],
    'upper-arm': ['Brazo posterior', 'm'],
    elbow: ['Codo posterior', 'm'],
    forearm: ['Antebrazo posterior', 'm'],
    wrist: ['Dorso de la muñeca', 'f'],
    hand: ['Dorso de la mano', 'f'],
    thigh: ['Muslo posterior', 'm'],
    knee: ['Hueco poplíteo', 'm'],
    calf: ['Pantorrilla', 'f'],
    achilles: ['Tendón de Aquiles', 'm'],
    heel: ['Talón', 'm'],
    sole: ['Planta del pie', 'm'],
  },
};

const SIDES = ['RIGHT', 'LEFT'] as const;
const SIDE_WORDS = {
  RIGHT: { m: 'derecho', f: 'derecha' },
  LEFT: { m: 'izquierdo', f: 'izquierda' },
} as const;

function regionsOf(view: BodyView): BodyRegion[] {
  const midline = Object.entries(MIDLINE[view]).map(([part, name]) => ({
    id: `${view}-${part}`.toLowerCase(),
    view,
    part,
    name,
    side: null,
  }));
  const paired = Object.entries(PAIRED[view]).flatMap(([part, [name, gender]]) =>
    SIDES.map((side) => ({
      id: `${view}-${part}-${side}`.toLowerCase(),
      view,
      part,
      name: `${name} ${SIDE_WORDS[side][gender]}`,
      side,
    })),
  );
  return [...midline, ...paired];
}

/** All regions of the body chart, 45 in front and 45 at the back. */
export const BODY_REGIONS: readonly BodyRegion[] = BODY_VIEWS.flatMap(regionsOf);

export const BODY_REGION_IDS: readonly string[] = BODY_REGIONS.map(({ id }) => id);

const BY_ID = new Map(BODY_REGIONS.map((region) => [region.id, region]));

/** Spanish name of a region; the id itself if it is unknown. */
export const bodyRegionName = (id: string): string => BY_ID.get(id)?.name ?? id;
