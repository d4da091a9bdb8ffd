import { useId, type KeyboardEvent } from 'react';
import { CHAT_LIMITS, CHAT_MESSAGES } from '@/contract/chat';
import { cleanText } from '@/contract/common/text';
import { FIELD_MESSAGES } from '@/contract/common/messages';
import { useAppDispatch, useAppSelector } from '@/shared/redux';
import { Button } from '@/shared/ui/button/Button';
import { SendIcon } from '@/shared/ui/icon/icons';
import { VisuallyHidden } from '@/shared/ui/visually-hidden/VisuallyHidden';
import { draftChanged, selectDraft } from '../slice';
import styles from './MessageComposer.module.css';

export interface MessageComposerProps {
  conversationId: string;
  /** Receives the text as typed. After trimming it is not empty and within the limit. */
  onSend: (content: string) => void;
}

/** Whether one writes with a keyboard on the screen, whose Enter has no Shift beside it. */
const isTouchKeyboard = () => matchMedia('(hover: none) and (pointer: coarse)').matches;

/**
 * Text box for a message. Enter sends, Shift+Enter begins a new line; on a touch keyboard Enter begins one, and the button
 * sends. Ctrl+Enter and Cmd+Enter always send. The text survives a change of screen.
 */
export function MessageComposer({ conversationId, onSend }: MessageComposerProps) {
  const dispatch = useAppDispatch();
  const text = useAppSelector((state) => selectDraft(state, conversationId));
  const id = useId();
  const isEmpty = text.trim() === '';
  const isTooLong = text.trim().length > CHAT_LIMITS.messageMax;

  const send = () => {
    if (!isEmpty && !isTooLong) onSend(text);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    // During IME composition, Enter accepts the composed text.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    if (isTouchKeyboard() && !event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    if (!event.repeat) send();
  };

  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <label htmlFor={id}>
        <VisuallyHidden>Mensaje</VisuallyHidden>
      </label>
      <textarea
        id={id}
        className={styles.input}
        rows={1}
        value={text}
        placeholder={CHAT_MESSAGES.placeholder}
        dir="auto"
        enterKeyHint={isTouchKeyboard() ? 'enter' : 'send'}
        aria-invalid={isTooLong || undefined}
        aria-describedby={isTooLong ? `${id}-error` : undefined}
        onChange={(event) => dispatch(draftChanged({ conversationId, text: cleanText(event.target.value) }))}
        onKeyDown={onKeyDown}
      />
      <Button type="submit" variant="primary" icon={SendIcon} disabled={isEmpty || isTooLong}>
        {CHAT_MESSAGES.send}
      </Button>
      {isTooLong && (
        <p id={`${id}-error`} className={styles.error} role="alert">
          {FIELD_MESSAGES.tooLong(CHAT_LIMITS.messageMax)}
        </p>
      )}
    </form>
  );
}
