export { useNotedAlerts } from './ui/AlertBanner';
export { AlertMark } from './ui/AlertMark';
export { MissingAlerts, RecordAlerts } from './ui/RecordAlerts';
export { useAlertMarks, useAlerts } from './api';
