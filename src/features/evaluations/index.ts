export { useListPatientEvaluationsQuery } from './api';
export { latestVisit } from './comparison';
export { EvaluationDialog } from './ui/EvaluationDialog';
export { EvaluationEntry } from './ui/EvaluationEntry';
export { EvaluationForm } from './ui/EvaluationForm';
export { EvaluationList } from './ui/EvaluationList';
export { EvaluationTrends } from './ui/EvaluationTrends';
