import type { ReactNode, RefObject } from 'react';
import { ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Text } from 'react-aria-components/Text';
import type { Option } from '../field-shell/FieldShell';
import { Icon } from '../icon/Icon';
import { CheckIcon } from '../icon/icons';
import { usePortalContainer } from '../portal/PortalContainer';
import styles from './FloatingPanel.module.css';
import optionStyles from './OptionItem.module.css';

export interface FloatingPanelProps {
  children: ReactNode;
  /** Makes the panel as wide as its trigger. */
  matchTrigger?: boolean;
  placement?: 'bottom start' | 'bottom end';
  /** Only needed without a surrounding React Aria field, which supplies these. */
  'aria-labelledby'?: string;
  triggerRef?: RefObject<HTMLElement | null>;
  isOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
}

/** Floating panel of lists, menus and calendars. Inside a modal dialog it is rendered within that dialog. */
export function FloatingPanel({
  children,
  matchTrigger = false,
  placement = 'bottom start',
  ...rest
}: FloatingPanelProps) {
  const container = usePortalContainer();
  return (
    <Popover
      className={matchTrigger ? `${styles.panel} ${styles.wide}` : (styles.panel ?? '')}
      placement={placement}
      offset={6}
      UNSTABLE_portalContainer={container}
      {...rest}
    >
      {children}
    </Popover>
  );
}

/** One option of a floating list: label, description and check mark. */
export function OptionItem({ option }: { option: Option }) {
  return (
    <ListBoxItem
      id={option.value}
      textValue={option.label}
      isDisabled={option.disabled}
      className={optionStyles.option ?? ''}
    >
      {({ isSelected }) => (
        <>
          <span className={optionStyles.text}>
            <Text slot="label" className={optionStyles.label ?? ''}>
              {option.label}
            </Text>
            {option.description ? (
              <Text slot="description" className={optionStyles.description ?? ''}>
                {option.description}
              </Text>
            ) : null}
          </span>
          {isSelected ? <Icon of={CheckIcon} size="sm" className={optionStyles.tick} /> : null}
        </>
      )}
    </ListBoxItem>
  );
}
