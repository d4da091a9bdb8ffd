export { useGetPracticeHoursQuery, useGetRegistrationQuery, usePracticeWeek } from './api';
export { HolidaysNotice } from './ui/HolidaysNotice';
export { HolidaysPanel } from './ui/HolidaysPanel';
export { OpeningHoursPanel } from './ui/OpeningHoursPanel';
export { useGetSetUpQuery } from './settingUp';
export { MailSettingsForm } from './ui/MailSettingsForm';
export { PracticePanel } from './ui/PracticePanel';
export { SetUpForm } from './ui/SetUpForm';
