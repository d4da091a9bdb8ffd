export { importsDomain } from './domain';
export { kindChosen, selectImport, therapistChosen } from './slice';
export { AppointmentImportHistory, ImportHistory } from './ui/ImportHistory';
export { ImportLink } from './ui/ImportLink';
export { ImportWizard } from './ui/ImportWizard';
