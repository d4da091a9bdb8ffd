export { useListPatientEvaluationsQuery } from './api';
export { EvaluationForm } from './ui/EvaluationForm';
export { EvaluationList } from './ui/EvaluationList';
export { EvaluationTrends } from './ui/EvaluationTrends';
