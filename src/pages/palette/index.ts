export { StaffPalette, type StaffPaletteProps } from './ui/StaffPalette';
