import type { IconComponent } from '../icon/Icon';
import { DangerIcon, InfoIcon, SuccessIcon, WarningIcon } from '../icon/icons';

/** Meaning of a coloured part. Colour is never alone: an icon or a word has the same meaning. */
export type Tone = 'neutral' | 'primary' | 'info' | 'success' | 'warning' | 'danger';

/** Tones of messages. */
export type MessageTone = Extract<Tone, 'info' | 'success' | 'warning' | 'danger'>;

/** Icon for the tone of a message. */
export const TONE_ICONS: Record<MessageTone, IconComponent> = {
  info: InfoIcon,
  success: SuccessIcon,
  warning: WarningIcon,
  danger: DangerIcon,
};
