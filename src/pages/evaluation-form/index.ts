export { EvaluationFormPage } from './ui/EvaluationFormPage';
