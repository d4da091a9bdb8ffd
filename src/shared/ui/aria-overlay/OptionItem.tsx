import { ListBoxItem } from 'react-aria-components/ListBox';
import { Text } from 'react-aria-components/Text';
import type { Option } from '../field-shell';
import { CheckIcon, Icon } from '../icon';
import styles from './OptionItem.module.css';

export interface OptionItemProps {
  option: Option;
}

/** One option of a floating list: label, description and check mark. */
export function OptionItem({ option }: OptionItemProps) {
  return (
    <ListBoxItem
      id={option.value}
      textValue={option.label}
      isDisabled={option.disabled}
      className={styles.option ?? ''}
    >
      {({ isSelected }) => (
        <>
          <span className={styles.text}>
            <Text slot="label" className={styles.label ?? ''}>
              {option.label}
            </Text>
            {option.description ? (
              <Text slot="description" className={styles.description ?? ''}>
                {option.description}
              </Text>
            ) : null}
          </span>
          {isSelected ? <Icon of={CheckIcon} size="sm" className={styles.tick} /> : null}
        </>
      )}
    </ListBoxItem>
  );
}
