import { foldText } from './common/text';

/** A heading without signs and raised letters, initials as one word: «N.I.F.» is `nif`, «Nº póliza» `n poliza`. */
const plainHeading = (heading: string): string =>
  foldText(heading.replace(/\.?[ºª]/g, ''))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/\b([a-z]) (?=[a-z]\b)/g, '$1');

/** What a column may hold, and how its heading says so. */
export interface HeadedField {
  label: string;
  /** Usual headings, folded, without signs. */
  headings: readonly string[];
  /** Headings that name it only where no other column does: «Documento» may also be the kind of document. */
  vague?: readonly string[];
}

/**
 * Guesses by its heading which field each column holds. Two columns never fill one field: the first one does. A vague heading
 * fills the first of its fields that is left.
 */
export function guessFields<Field extends string>(
  specs: Readonly<Record<Field, HeadedField>>,
  headings: readonly string[],
): (Field | null)[] {
  const fields = Object.keys(specs) as Field[];
  const isVague = (field: Field, heading: string) => specs[field].vague?.includes(heading) ?? false;
  const isNamed = (field: Field, heading: string) =>
    !isVague(field, heading) &&
    (heading === plainHeading(specs[field].label) || specs[field].headings.includes(heading));
  const guess: (Field | null)[] = headings.map(() => null);
  for (const names of [isNamed, isVague])
    headings.forEach((heading, column) => {
      const plain = plainHeading(heading);
      guess[column] ??= fields.find((field) => !guess.includes(field) && names(field, plain)) ?? null;
    });
  return guess;
}

/** What a column of a file may hold. */
type FieldKind = 'text' | 'day' | 'gender' | 'status' | 'tags' | 'postalCode';

/** A field of a patient that a column may fill. */
interface ImportFieldSpec extends HeadedField {
  kind: FieldKind;
  /** Whether it is one of the further details. */
  isDetail?: true;
}

/** Headings of a telephone that do not say which. */
const ANY_PHONE = [
  'telefono',
  'telefono 1',
  'telefono1',
  'telefono principal',
  'telefono particular',
  'tlf',
  'telf',
  'tfno',
  'tel',
] as const;
/** Headings of a number that is not at home. */
const MOBILE_PHONE = [
  'movil',
  'movil 1',
  'telefono movil',
  'tlf movil',
  'telf movil',
  'tfno movil',
  'tel movil',
  'celular',
] as const;

/** Fields in the order in which they are offered. `surnames` joins `name`. */
export const IMPORT_FIELDS = {
  name: {
    label: 'Nombre',
    kind: 'text',
    headings: [
      'nombre',
      'nombre completo',
      'nombre y apellidos',
      'nombre apellidos',
      'apellidos y nombre',
      'apellidos nombre',
      'nombre del paciente',
      'nombre paciente',
      'name',
    ],
    // Beside a name, these may be a number.
    vague: ['paciente', 'cliente'],
  },
  surnames: {
    label: 'Apellidos',
    kind: 'text',
    headings: [
      'apellidos',
      'apellido',
      'primer apellido',
      '1er apellido',
      '1 apellido',
      'apellido 1',
      'apellido1',
    ],
  },
  secondSurname: {
    label: 'Segundo apellido',
    kind: 'text',
    headings: ['segundo apellido', '2 apellido', 'apellido 2', 'apellido2'],
  },
  documentNumber: {
    label: 'NIF, NIE o pasaporte',
    kind: 'text',
    isDetail: true,
    headings: [
      'nif',
      'dni',
      'nie',
      'cif',
      'numero de documento',
      'num documento',
      'n documento',
      'n de documento',
      'dni nie',
      'dni nie pasaporte',
      'nif nie',
      'dni nif',
      'nif dni',
      'nif cif',
      'pasaporte',
      'identificacion',
    ],
    vague: ['documento'],
  },
  dateOfBirth: {
    label: 'Fecha de nacimiento',
    kind: 'day',
    headings: [
      'fecha de nacimiento',
      'fecha nacimiento',
      'f nacimiento',
      'fec nacimiento',
      'f nac',
      'fec nac',
      'fnac',
      'nacimiento',
      'fecha nac',
      'nacido',
    ],
  },
  gender: { label: 'Género', kind: 'gender', headings: ['genero', 'sexo'] },
  phone: {
    label: 'Teléfono',
    kind: 'text',
    headings: MOBILE_PHONE,
    vague: ANY_PHONE,
  },
  secondPhone: {
    label: 'Segundo teléfono',
    kind: 'text',
    isDetail: true,
    headings: [
      'segundo telefono',
      'telefono 2',
      'telefono2',
      'telefono fijo',
      'fijo',
      'otro telefono',
      'movil 2',
      'tlf 2',
      'tlf fijo',
      'telf fijo',
      'tfno fijo',
      'tel fijo',
    ],
    // A list often has «Teléfono» and «Móvil».
    vague: [...ANY_PHONE, ...MOBILE_PHONE],
  },
  email: {
    label: 'Correo electrónico',
    kind: 'text',
    headings: ['correo electronico', 'correo', 'email', 'e mail', 'mail'],
  },
  address: { label: 'Dirección', kind: 'text', headings: ['direccion', 'domicilio', 'calle'] },
  postalCode: {
    label: 'Código postal',
    kind: 'postalCode',
    isDetail: true,
    headings: ['codigo postal', 'cp', 'cod postal', 'c postal'],
  },
  town: {
    label: 'Población',
    kind: 'text',
    isDetail: true,
    headings: ['poblacion', 'localidad', 'ciudad', 'municipio'],
  },
  emergencyContact: {
    label: 'Contacto de emergencia',
    kind: 'text',
    headings: ['contacto de emergencia', 'contacto emergencia', 'persona de contacto', 'nombre del contacto'],
  },
  emergencyPhone: {
    label: 'Teléfono de emergencia',
    kind: 'text',
    headings: ['telefono de emergencia', 'telefono emergencia', 'telefono de contacto'],
  },
  insurer: {
    label: 'Aseguradora',
    kind: 'text',
    isDetail: true,
    headings: ['aseguradora', 'mutua', 'compania', 'seguro', 'entidad'],
  },
  policyNumber: {
    label: 'Número de póliza',
    kind: 'text',
    isDetail: true,
    headings: [
      'numero de poliza',
      'poliza',
      'n poliza',
      'n de poliza',
      'num poliza',
      'tarjeta',
      'numero de tarjeta',
    ],
  },
  referredBy: {
    label: 'Enviado por',
    kind: 'text',
    isDetail: true,
    headings: ['enviado por', 'derivado por', 'remitente', 'procedencia', 'medico'],
  },
  occupation: {
    label: 'Profesión',
    kind: 'text',
    isDetail: true,
    headings: ['profesion', 'ocupacion', 'trabajo'],
  },
  sport: { label: 'Deporte', kind: 'text', isDetail: true, headings: ['deporte', 'deportes'] },
  tags: {
    label: 'Etiquetas',
    kind: 'tags',
    isDetail: true,
    headings: ['etiquetas', 'etiqueta', 'grupo', 'categoria'],
  },
  guardianName: {
    label: 'Tutor',
    kind: 'text',
    isDetail: true,
    headings: ['tutor', 'nombre del tutor', 'representante', 'padre madre o tutor'],
  },
  guardianTaxId: {
    label: 'NIF o pasaporte del tutor',
    kind: 'text',
    isDetail: true,
    headings: ['nif del tutor', 'dni del tutor', 'dni tutor', 'nif tutor', 'pasaporte del tutor'],
  },
  guardianPhone: {
    label: 'Teléfono del tutor',
    kind: 'text',
    isDetail: true,
    headings: ['telefono del tutor', 'telefono tutor'],
  },
  medicalHistory: {
    label: 'Historial médico',
    kind: 'text',
    headings: [
      'historial medico',
      'historial',
      'antecedentes',
      'antecedentes medicos',
      'patologias',
      'diagnostico',
    ],
  },
  allergies: { label: 'Alergias', kind: 'text', headings: ['alergias', 'alergia'] },
  medications: {
    label: 'Medicamentos',
    kind: 'text',
    headings: ['medicamentos', 'medicacion', 'tratamiento farmacologico'],
  },
  notes: { label: 'Notas', kind: 'text', headings: ['notas', 'observaciones', 'comentarios', 'nota'] },
  status: { label: 'Estado', kind: 'status', headings: ['estado', 'situacion'] },
} as const satisfies Record<string, ImportFieldSpec>;

export type ImportField = keyof typeof IMPORT_FIELDS;
export const IMPORT_FIELD_NAMES = Object.keys(IMPORT_FIELDS) as ImportField[];

/** A field with its general type, whichever it is. */
export const fieldSpec = (field: ImportField): ImportFieldSpec => IMPORT_FIELDS[field];

/** Which field each column fills; `null` for a column that is left out. */
export type ColumnMapping = readonly (ImportField | null)[];

/** Guesses by its heading what each column holds. */
export const guessMapping = (headings: readonly string[]): ColumnMapping =>
  guessFields<ImportField>(IMPORT_FIELDS, headings);
