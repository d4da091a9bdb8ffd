export { Icon, type IconComponent, type IconProps } from './Icon';
export * from './icons';
