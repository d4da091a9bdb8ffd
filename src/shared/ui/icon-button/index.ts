export { IconButton, type IconButtonProps } from './IconButton';
export { PlainIconButton } from './PlainIconButton';
