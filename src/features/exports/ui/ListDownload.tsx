import {
  EXPORT_MESSAGES,
  LIST_FORMAT_LABELS,
  LIST_FORMATS,
  LIST_MEDIA_TYPES,
  SAVED_LIST_NAMES,
} from '@/contract/exports';
import { useCapability } from '@/shared/capabilities';
import { todayOfPractice } from '@/shared/lib/dates';
import { downloadFile } from '@/shared/lib/browser';
import { useAppStore } from '@/shared/redux';
import { useSubmit } from '@/shared/useSubmit';
import { Button, ButtonRoom } from '@/shared/ui/button/Button';
import { DownloadIcon } from '@/shared/ui/icon/icons';
import { Menu } from '@/shared/ui/menu/Menu';
import { heldLists, useOpenListMutation, type ListRequest } from '../api';

export interface ListDownloadProps extends Pick<ListRequest, 'list' | 'filters'> {
  /** The screen shows only a part of what the file will hold; the button then says that the whole list is saved. */
  isPartial?: boolean;
}

/** Saves a list as a file. Nothing is shown where the server cannot make one. */
export function ListDownload({ list, filters, isPartial = false }: ListDownloadProps) {
  const { extra } = useAppStore();
  const isKnown = useCapability('listFiles');
  const [open] = useOpenListMutation();
  const { submit } = useSubmit((request: ListRequest) => open(request), {
    failure: EXPORT_MESSAGES.failed,
    onDone: (_answer, { format }) => {
      const content = heldLists(extra).get(list);
      heldLists(extra).delete(list);
      const name = `${SAVED_LIST_NAMES[list]}-${todayOfPractice()}.${format.toLowerCase()}`;
      if (content) downloadFile({ name, content, type: LIST_MEDIA_TYPES[format] });
    },
  });
  if (isKnown === undefined) return <ButtonRoom icon={DownloadIcon}>Descargar</ButtonRoom>;
  if (!isKnown) return null;
  return (
    <Menu
      label="Descargar la lista"
      placement="bottom end"
      items={LIST_FORMATS.map((format) => ({
        key: format,
        label: LIST_FORMAT_LABELS[format],
        onSelect: () => void submit({ list, format, ...(filters && { filters }) }),
      }))}
      trigger={(props) => (
        <Button {...props} icon={DownloadIcon}>
          {isPartial ? 'Descargar la lista entera' : 'Descargar'}
        </Button>
      )}
    />
  );
}
