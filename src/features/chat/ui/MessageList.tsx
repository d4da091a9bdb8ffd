import { observeElementRect, useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef, useState } from 'react';
import { CHAT_MESSAGES } from '@/contract/chat';
import { COMMON_MESSAGES } from '@/contract/common/messages';
import { useCapability } from '@/shared/capabilities';
import { useToday } from '@/shared/freshness';
import { useOpening, type UseOpening } from '@/shared/openings/useOpening';
import { Button } from '@/shared/ui/button/Button';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog/ConfirmDialog';
import { EmptyState } from '@/shared/ui/empty-state/EmptyState';
import { ArrowDownIcon, ConversationIcon } from '@/shared/ui/icon/icons';
import { VisuallyHidden } from '@/shared/ui/visually-hidden/VisuallyHidden';
import type { MessageLine } from '../outbox';
import { dayTitle, preview } from '../chatTexts';
import { MessageBubble, type MessageBubbleProps } from './MessageBubble';
import styles from './MessageList.module.css';
import { WithdrawMessageDialog } from './WithdrawMessageDialog';

const ESTIMATED_HEIGHT = 72;
/** Distance in pixels within which the list counts as scrolled to an end. */
const NEAR = 96;
/** Viewport size used where there is no layout, as in tests. */
const UNMEASURED = { width: 400, height: 640 };

export interface MessageListProps {
  lines: readonly MessageLine[];
  userId: string;
  participantName: string;
  hasOlder: boolean;
  loadingOlder: boolean;
  olderFailed: boolean;
  onLoadOlder: () => void;
  onRetry: (clientId: string) => void;
  onDiscard: (clientId: string) => void;
}

/** Calls `onNew` when the line is another one than at the last drawing, with whether it is the first one ever. */
function useEachNew(line: MessageLine | undefined, onNew: (isFirst: boolean) => void): void {
  const known = useRef<string | undefined>(undefined);
  useEffect(() => {
    if (line === undefined || line.key === known.current) return;
    const isFirst = known.current === undefined;
    known.current = line.key;
    onNew(isFirst);
  });
}

/** Virtual window over the lines. It follows the last line, or reports a new line below the visible ones. */
function useLineWindow(lines: readonly MessageLine[], userId: string) {
  const area = useRef<HTMLDivElement>(null);
  const [unseen, setUnseen] = useState(false);
  // TanStack Virtual returns functions that React Compiler cannot memoise, so it skips this component.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useVirtualizer({
    count: lines.length,
    getScrollElement: () => area.current,
    estimateSize: () => ESTIMATED_HEIGHT,
    getItemKey: (index) => lines[index]?.key ?? index,
    observeElementRect: (instance, report) =>
      observeElementRect(instance, (rect) => report(rect.height > 0 ? rect : UNMEASURED)),
    initialRect: UNMEASURED,
    paddingStart: 16,
    paddingEnd: 8,
    overscan: 8,
    anchorTo: 'end',
    followOnAppend: true,
    scrollEndThreshold: NEAR,
  });

  const last = lines.at(-1);
  useEachNew(last, (isFirst) => {
    // The user's own message always scrolls into view.
    if (isFirst || last?.senderId === userId) virtualizer.scrollToEnd();
  });
  // Not always the last line: a message that could not be sent stays below what comes in.
  const received = lines.findLast(({ senderId }) => senderId !== userId);
  useEachNew(received, (isFirst) => {
    // Another's message shows a button if the reader is further up.
    if (!isFirst && !virtualizer.isAtEnd(NEAR)) setUnseen(true);
  });

  return { area, virtualizer, unseen, setUnseen, received };
}

interface LinesProps extends Omit<MessageBubbleProps, 'line' | 'own' | 'author'> {
  lines: MessageListProps['lines'];
  userId: string;
  participantName: string;
  virtualizer: ReturnType<typeof useLineWindow>['virtualizer'];
  /** Today as `YYYY-MM-DD`, for 'Hoy' and 'Ayer'. */
  today: string;
}

/** The visible lines, with a title before each day. */
function Lines({ virtualizer, lines, userId, participantName, today, ...actions }: LinesProps) {
  return (
    <ol className={styles.list} style={{ height: virtualizer.getTotalSize() }}>
      {virtualizer.getVirtualItems().map(({ index, key, start }) => {
        const line = lines[index];
        if (!line) return null;
        const day = dayTitle(line.createdAt, today);
        const previous = lines[index - 1];
        return (
          <li
            key={key}
            ref={virtualizer.measureElement}
            data-index={index}
            className={styles.item}
            style={{ transform: `translateY(${start}px)` }}
            aria-setsize={lines.length}
            aria-posinset={index + 1}
          >
            {(!previous || dayTitle(previous.createdAt, today) !== day) && (
              <p className={styles.day}>{day}</p>
            )}
            <MessageBubble
              line={line}
              own={line.senderId === userId}
              author={line.senderId === userId ? 'Tú' : participantName}
              {...actions}
            />
          </li>
        );
      })}
    </ol>
  );
}

interface DiscardDialogProps extends Pick<MessageListProps, 'lines' | 'onDiscard'> {
  question: UseOpening;
}

/** Asks once before a message that could not be sent is put away. It is closed once that is sent, or tried again. */
function DiscardDialog({ lines, question: { id, close }, onDiscard }: DiscardDialogProps) {
  const asked = lines.find(({ clientId, status }) => status === 'failed' && clientId === id);
  return (
    <ConfirmDialog
      open={asked !== undefined}
      title="¿Descartar mensaje?"
      subject={asked && preview(asked.content)}
      consequence={CHAT_MESSAGES.discardConsequence}
      confirmLabel={CHAT_MESSAGES.discard}
      onConfirm={() => {
        if (asked?.clientId) onDiscard(asked.clientId);
        close();
      }}
      onCancel={close}
    />
  );
}

/**
 * A virtual list of messages. Older pages are added above without moving the visible rows. A new message
 * scrolls the list only if the reader was at the end.
 */
export function MessageList(props: MessageListProps) {
  const { lines, userId, participantName, hasOlder, loadingOlder, olderFailed, onLoadOlder } = props;
  const { onRetry, onDiscard } = props;
  const { area, virtualizer, unseen, setUnseen, received } = useLineWindow(lines, userId);
  const [atStart, setAtStart] = useState(true);
  const today = useToday();
  const [firstReceived] = useState(received?.key);
  const canWithdraw = useCapability('messageWithdrawal') === true;
  const question = useOpening('messageWithdrawal');
  const discarding = useOpening('messageDiscarding');
  const onWithdraw = canWithdraw ? question.open : undefined;

  const onScroll = () => {
    const element = area.current;
    if (!element) return;
    setAtStart(element.scrollTop < NEAR);
    if (virtualizer.isAtEnd(NEAR)) setUnseen(false);
    if (element.scrollTop < NEAR && hasOlder && !loadingOlder && !olderFailed) onLoadOlder();
  };

  return (
    <div className={styles.frame}>
      {hasOlder && (atStart || loadingOlder) && (
        <div className={styles.older}>
          <Button size="sm" loading={loadingOlder} onClick={onLoadOlder}>
            {olderFailed ? COMMON_MESSAGES.retry : 'Cargar mensajes anteriores'}
          </Button>
        </div>
      )}
      {/* Focusable, so that the keyboard can scroll it. */}
      <div
        ref={area}
        className={styles.area}
        onScroll={onScroll}
        tabIndex={0}
        role="region"
        aria-label="Mensajes"
      >
        {lines.length === 0 ? (
          <EmptyState icon={ConversationIcon} title="Todavía no hay mensajes" headingLevel={2} />
        ) : (
          <Lines
            {...{ virtualizer, lines, userId, participantName, today, onRetry, onWithdraw }}
            onDiscard={discarding.open}
          />
        )}
        {/* Both in here, so that the focus stays among the messages once the pressed button is gone. */}
        <WithdrawMessageDialog
          line={lines.find((line) => line.messageId !== null && line.messageId === question.id)}
          participantName={participantName}
          onClose={question.close}
        />
        <DiscardDialog lines={lines} question={discarding} onDiscard={onDiscard} />
      </div>
      {unseen && (
        <div className={styles.unseen}>
          <Button
            size="sm"
            variant="primary"
            icon={ArrowDownIcon}
            onClick={() => {
              virtualizer.scrollToEnd();
              setUnseen(false);
            }}
          >
            Mensajes nuevos
          </Button>
        </div>
      )}
      <VisuallyHidden>
        <span role="log" aria-live="polite">
          {received && received.key !== firstReceived ? `${participantName}: ${received.content}` : ''}
        </span>
      </VisuallyHidden>
    </div>
  );
}
