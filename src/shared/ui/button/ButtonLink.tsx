import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { Icon, type IconComponent } from '../icon';
import { buttonClass, type ButtonLook } from './buttonClass';
import styles from './Button.module.css';

export interface ButtonLinkProps extends Omit<LinkProps, 'className' | 'style' | 'children'>, ButtonLook {
  children: ReactNode;
  /** Icon before the text. */
  icon?: IconComponent;
  /** Icon after the text. */
  iconEnd?: IconComponent;
}

/** A link styled as a button. It is announced as a link and can be opened in a new tab. */
export function ButtonLink({ children, variant, size, fullWidth, icon, iconEnd, ...rest }: ButtonLinkProps) {
  return (
    <Link className={buttonClass({ variant, size, fullWidth })} {...rest}>
      <span className={styles.content}>
        {icon ? <Icon of={icon} size={size === 'sm' ? 'sm' : 'md'} /> : null}
        <span className={styles.text}>{children}</span>
        {iconEnd ? <Icon of={iconEnd} size={size === 'sm' ? 'sm' : 'md'} /> : null}
      </span>
    </Link>
  );
}
