export { Button, type ButtonProps } from './Button';
export { ButtonLink, type ButtonLinkProps } from './ButtonLink';
export { buttonClass, type ButtonLook, type ButtonSize, type ButtonVariant } from './buttonClass';
