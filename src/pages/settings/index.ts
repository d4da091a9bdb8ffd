export { SettingsPage as Component } from './ui/SettingsPage';
