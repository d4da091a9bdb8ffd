import type { Synonym } from './exerciseWords';
import { LEG_SYNONYMS } from './legSynonyms';

/** Everyday and clinical words for which the exercises use others: muscles, complaints, plain words. */
export const EXERCISE_SYNONYMS: readonly Synonym[] = [
  // Neck and head
  { words: ['cuello', 'nuca', 'cervicales', 'cervicalgia', 'torticolis'], regions: ['CERVICAL'] },
  { words: ['latigazo', 'latigazo cervical', 'esguince cervical'], regions: ['CERVICAL'] },
  {
    words: ['cefalea', 'dolor de cabeza', 'migraña', 'jaqueca'],
    terms: ['retracción cervical', 'flexores profundos', 'trapecio', 'elevador escápula'],
    within: ['CERVICAL'],
  },
  { words: ['trapecios', 'contractura de trapecio'], terms: ['trapecio', 'elevador escápula'] },
  { words: ['angular', 'angular de la escapula'], terms: ['elevador escápula'] },
  {
    words: [
      'mala postura',
      'postural',
      'chepa',
      'encorvado',
      'cifosis',
      'hipercifosis',
      'ergonomia',
      'oficina',
    ],
    terms: ['ángel', 'retracción', 'extensión dorsal', 'pectoral', 'postura', 'ordenador', 'horas sentado'],
    within: ['CERVICAL', 'THORACIC', 'OLDER_ADULTS'],
  },
  // Shoulder
  {
    words: ['hombro congelado', 'capsulitis', 'capsulitis adhesiva'],
    terms: [
      'péndulo',
      'asistida bastón',
      'caminar pared',
      'mesa',
      'toalla',
      'estiramiento hombro',
      'hombro polea',
    ],
    within: ['SHOULDER', 'POSTOPERATIVE'],
  },
  {
    words: ['manguito', 'manguito rotador', 'supraespinoso', 'infraespinoso'],
    terms: [
      'rotación externa banda',
      'rotación interna banda',
      'manguito',
      'rotación externa',
      'rotación interna',
      'plano escápula',
      'serrato',
    ],
    within: ['SHOULDER'],
  },
  {
    words: ['subacromial', 'pinzamiento', 'impingement', 'tendinitis de hombro', 'bursitis de hombro'],
    terms: ['rotación externa', 'plano escápula', 'serrato', 'pinzar', 'remo'],
    within: ['SHOULDER'],
  },
  { words: ['deltoides'], terms: ['plano escápula', 'elevación', 'hombro polea'], within: ['SHOULDER'] },
  {
    words: ['escapula', 'omoplato', 'paletilla', 'romboides', 'discinesia'],
    terms: ['escápula', 'escapular', 'serrato', 'remo', 'trapecio inferior', 'omóplato', 'ángel'],
  },
  {
    words: ['luxacion de hombro', 'inestabilidad de hombro'],
    terms: ['rotación', 'serrato'],
    within: ['SHOULDER'],
  },
  {
    words: ['pectoral', 'pecho'],
    terms: ['pectoral', 'abrir pecho', 'flexiones pared'],
    within: ['SHOULDER', 'THORACIC', 'CERVICAL'],
  },
  // Elbow, wrist, hand
  {
    words: ['codo de tenista', 'tenista', 'epicondilitis', 'epicondilalgia', 'epicondilo'],
    terms: ['extensores muñeca', 'cara posterior antebrazo', 'cara externa codo', 'antebrazo martillo'],
    within: ['ELBOW_WRIST_HAND'],
  },
  {
    words: ['codo de golfista', 'golfista', 'epitrocleitis'],
    terms: ['cara anterior antebrazo', 'antebrazo martillo', 'pelota'],
    within: ['ELBOW_WRIST_HAND'],
  },
  {
    words: ['tunel carpiano', 'carpiano'],
    terms: ['nervio mediano', 'deslizamiento tendones', 'muñeca arriba', 'cara anterior antebrazo'],
  },
  {
    words: ['de quervain', 'rizartrosis', 'pulgar', 'artrosis de mano', 'artritis de mano'],
    terms: ['pulgar', 'cerrar mano', 'deslizamiento tendones', 'muñeca arriba', 'pelota mano'],
    within: ['ELBOW_WRIST_HAND'],
  },
  { words: ['dedo en resorte', 'dedos de la mano'], terms: ['tendones mano', 'cerrar mano', 'pulgar dedo'] },
  {
    words: ['agarre', 'fuerza de agarre', 'prension', 'puño'],
    terms: ['pelota agarre', 'cerrar mano', 'puño'],
    within: ['ELBOW_WRIST_HAND'],
  },
  { words: ['biceps'], terms: ['bíceps', 'flexión codo'] },
  {
    words: ['triceps'],
    terms: ['tríceps', 'extensión codo', 'flexiones pared'],
    within: ['SHOULDER', 'ELBOW_WRIST_HAND'],
  },
  { words: ['antebrazo'], terms: ['antebrazo', 'muñeca'], within: ['ELBOW_WRIST_HAND'] },
  {
    words: ['colles', 'fractura de muñeca'],
    terms: ['muñeca', 'antebrazo', 'mano'],
    within: ['ELBOW_WRIST_HAND'],
  },
  // Back and trunk
  {
    words: ['lumbago', 'lumbalgia', 'lumbares', 'riñones', 'dolor de espalda', 'espalda baja', 'ciatalgia'],
    regions: ['LUMBAR'],
  },
  {
    words: ['hernia discal', 'hernia', 'protrusion', 'disco'],
    terms: ['extensión lumbar', 'basculación', 'ciático', 'bisagra'],
    regions: ['LUMBAR'],
  },
  { words: ['espalda alta', 'dorsales', 'dorsalgia', 'torax', 'columna dorsal'], regions: ['THORACIC'] },
  { words: ['espalda', 'columna'], terms: ['espalda', 'columna'], regions: ['LUMBAR', 'THORACIC'] },
  {
    words: ['core', 'faja abdominal', 'transverso', 'tronco', 'estabilidad lumbar', 'nucleo'],
    terms: ['plancha', 'control abdominal', 'basculación', 'alternos', 'tronco', 'abdomen'],
    within: ['LUMBAR', 'PAEDIATRICS', 'CARDIOVASCULAR'],
  },
  {
    words: ['abdominales', 'abdomen', 'barriga', 'diastasis'],
    terms: ['plancha', 'abdominal', 'alternos', 'basculación', 'abdomen'],
    within: ['LUMBAR', 'SPORTS', 'PELVIC_FLOOR', 'BREATHING'],
  },
  {
    words: ['oblicuos', 'cuadrado lumbar'],
    terms: ['plancha lateral', 'rotación tronco', 'costado'],
    within: ['LUMBAR', 'THORACIC', 'BREATHING'],
  },
  { words: ['bird dog', 'superman', 'perro de caza'], terms: ['alternos cuatro apoyos', 'avión'] },
  { words: ['dead bug', 'bicho muerto'], terms: ['alternos boca arriba'] },
  { words: ['mckenzie', 'cobra'], terms: ['extensión lumbar'] },
  { words: ['plank', 'planchas'], terms: ['plancha'] },
  {
    words: ['escoliosis'],
    terms: ['plancha lateral', 'costado', 'gato', 'alternos', 'rotación tronco'],
    within: ['LUMBAR', 'THORACIC', 'BREATHING'],
  },
  {
    words: ['ciatica', 'nervio ciatico', 'pinzamiento lumbar'],
    terms: ['ciático', 'piriforme', 'muslo sujeto', 'flexión tronco'],
    within: ['NEURODYNAMICS', 'HIP', 'LUMBAR'],
  },
  {
    words: ['levantar peso', 'coger peso', 'agacharse'],
    terms: ['bisagra', 'recoger', 'agacharse', 'peso muerto'],
  },
  ...LEG_SYNONYMS,
  // Breathing, balance, dizziness, pelvic floor
  {
    words: ['respiracion', 'respirar', 'respiratorio', 'pulmon', 'asma', 'ahogo', 'disnea', 'epoc'],
    regions: ['BREATHING'],
  },
  { words: ['flemas', 'mocos', 'mucosidad', 'toser', 'tos'], terms: ['secreciones', 'moco', 'toser'] },
  { words: ['diafragma'], terms: ['diafragmática', 'abdomen respirar'] },
  {
    words: [
      'equilibrio',
      'caidas',
      'propiocepcion',
      'estabilidad',
      'miedo a caer',
      'prevencion de caidas',
      'inestabilidad',
    ],
    terms: ['equilibrio', 'caída', 'tropiezo', 'estabilidad'],
    regions: ['BALANCE'],
  },
  {
    words: ['mareo', 'vertigo', 'oido', 'vppb'],
    terms: ['habituación', 'marea', 'oído'],
    regions: ['VESTIBULAR'],
  },
  {
    words: [
      'suelo pelvico',
      'incontinencia',
      'kegel',
      'escapes',
      'postparto',
      'posparto',
      'embarazo',
      'pis',
      'orina',
      'prolapso',
    ],
    regions: ['PELVIC_FLOOR'],
  },
  // Everyday words and aims
  {
    words: ['relajarse', 'estres', 'ansiedad', 'relajar'],
    terms: ['relajar', 'calma', 'estrés'],
    aims: ['RELAXATION'],
  },
  { words: ['estirar', 'estiramientos', 'elongacion'], aims: ['STRETCHING'] },
  { words: ['fortalecer', 'musculacion', 'potenciar', 'tonificar'], aims: ['STRENGTH'] },
  {
    words: ['hinchazon', 'edema', 'circulacion', 'varices', 'retorno venoso'],
    terms: ['hinchazón', 'retorno venoso'],
    aims: ['CIRCULATION'],
  },
  { words: ['abuelo', 'ancianos', 'tercera edad', 'geriatrico', 'mayores'], regions: ['OLDER_ADULTS'] },
  { words: ['niños', 'infantil', 'crios', 'bebe'], regions: ['PAEDIATRICS'] },
  {
    words: ['andar', 'caminar', 'marcha', 'pasear', 'cojera'],
    terms: ['caminar', 'caminata', 'marcha', 'andar', 'caminas'],
  },
  { words: ['aerobico', 'cardio', 'corazon', 'adelgazar', 'forma fisica'], regions: ['CARDIOVASCULAR'] },
  { words: ['goma', 'theraband', 'cinta elastica'], terms: ['banda'] },
  { words: ['pesas'], terms: ['mancuerna', 'lastre'] },
  { words: ['fitball', 'balon'], terms: ['pelota grande', 'balón'] },
  { words: ['palo', 'escoba', 'pica'], terms: ['bastón', 'palo'] },
  { words: ['foam roller', 'rulo'], terms: ['rodillo espuma'] },
  { words: ['saltar', 'saltos', 'pliometria'], terms: ['salto', 'saltas'], aims: ['POWER'] },
  { words: ['postoperatorio', 'operacion', 'operado', 'cirugia', 'protesis'], regions: ['POSTOPERATIVE'] },
  {
    words: ['correr', 'runner', 'corredor'],
    terms: ['potencia', 'aquiles', 'una pierna', 'salto'],
    within: ['SPORTS', 'ANKLE_FOOT'],
  },
];
