import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { COMMON_MESSAGES } from '@/contract/common/messages';
import { ROUTES } from '@/shared/routes';
import { EmptyState } from '../empty-state/EmptyState';
import { SearchEmptyIcon } from '../icon/icons';

/** Without these props the text is about the page itself. */
export interface NotFoundProps {
  title?: string;
  text?: string;
  action?: ReactNode;
}

/** 'Página no encontrada', or another message about something missing. */
export function NotFound({
  title = COMMON_MESSAGES.notFoundTitle,
  text = COMMON_MESSAGES.notFoundText,
  action = <Link to={ROUTES.home}>Volver al inicio</Link>,
}: NotFoundProps) {
  return <EmptyState headingLevel={1} icon={SearchEmptyIcon} title={title} text={text} action={action} />;
}
