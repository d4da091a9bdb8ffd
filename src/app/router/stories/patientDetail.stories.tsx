import { page, type PageMeta } from '../../testing/pageStories';

/** /patients/:id: el resumen de la ficha de un paciente; sus apartados tienen dirección propia. */
const meta = { title: 'Rutas/Detalle del paciente', parameters: { never: ['empty'] } } satisfies PageMeta;
export default meta;

export const Therapist = page('/patients/:id', 'THERAPIST');
export const Admin = page('/patients/:id', 'ADMIN');
export const Loading = page('/patients/:id', 'THERAPIST', 'loading');
export const Failed = page('/patients/:id', 'THERAPIST', 'error');
export const LongText = page('/patients/:id', 'THERAPIST', 'long');
export const DeniedPatient = page('/patients/:id', 'PATIENT');
