import { PatientSelectField } from '@/features/patients';

/** Patient of the routine. Needs a Formik form around it. */
export const PatientField = () => <PatientSelectField name="patientId" label="Paciente" required />;
