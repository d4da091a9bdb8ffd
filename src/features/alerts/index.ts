export { AlertBanner, FormAlertBanner, MissingAlerts } from './ui/AlertBanner';
export { AlertMark } from './ui/AlertMark';
export { RecordAlerts } from './ui/RecordAlerts';
export { useAlertMarks, useAlerts } from './api';
