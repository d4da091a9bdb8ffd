import { useCapability } from '@/shared/capabilities';
import { ROUTES } from '@/shared/routes';
import { ButtonLink, ButtonRoom } from '@/shared/ui/button/Button';
import { UploadIcon } from '@/shared/ui/icon/icons';

/** The way in for the patients of another program. Nothing where the server cannot take them. */
export function ImportLink({ children }: { children: string }) {
  const isKnown = useCapability('imports');
  if (isKnown === undefined) return <ButtonRoom icon={UploadIcon}>{children}</ButtonRoom>;
  if (!isKnown) return null;
  return (
    <ButtonLink to={ROUTES.importPatients} icon={UploadIcon}>
      {children}
    </ButtonLink>
  );
}
