import { PatientSelectField } from '@/features/patients';

/** The routine's patient; inside its Formik form. */
export const PatientField = () => <PatientSelectField name="patientId" label="Paciente" required />;
