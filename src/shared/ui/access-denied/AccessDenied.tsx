import { Link } from 'react-router-dom';
import { COMMON_MESSAGES } from '@/contract/common/messages';
import { ROUTES } from '@/shared/routes';
import { EmptyState } from '../empty-state/EmptyState';
import { LockIcon } from '../icon/icons';

export interface AccessDeniedProps {
  /** Reason, e.g. 'Solo los pacientes pueden acceder a esta página.' */
  text: string;
}

/** 'Acceso Denegado' with a reason and a link elsewhere. */
export function AccessDenied({ text }: AccessDeniedProps) {
  return (
    <EmptyState
      headingLevel={1}
      icon={LockIcon}
      title={COMMON_MESSAGES.deniedTitle}
      text={text}
      action={<Link to={ROUTES.dashboard}>Volver al dashboard</Link>}
    />
  );
}
