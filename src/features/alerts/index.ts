export { AlertBanner } from './ui/AlertBanner';
export { FormAlertBanner } from './ui/FormAlertBanner';
export { AlertMark } from './ui/AlertMark';
export { RecordAlerts } from './ui/RecordAlerts';
export { useAlertMarks, useAlerts } from './useAlerts';
