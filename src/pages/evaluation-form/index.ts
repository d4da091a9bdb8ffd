export { EvaluationFormPage as Component } from './ui/EvaluationFormPage';
