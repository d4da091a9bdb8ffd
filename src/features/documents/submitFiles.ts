import type { DocumentDetails } from '@/contract/documentSchemas';
import type { AppDispatch, RootState, StoreExtra } from '@/shared/redux';
import type { DocumentOwner } from './api';
import { heldFiles } from './heldFiles';
import { filesSubmitted } from './slice';

/** Hands files over to be sent: their bytes are held outside the state, the action only names them. */
export const submitFiles =
  (owner: DocumentOwner, files: readonly File[], details: DocumentDetails) =>
  (dispatch: AppDispatch, _getState: () => RootState, extra: StoreExtra): void => {
    const action = filesSubmitted({ owner, details, files: files.map(({ name, size }) => ({ name, size })) });
    action.payload.files.forEach(({ id }, index) => {
      const file = files[index];
      if (file) heldFiles(extra).set(id, file);
    });
    dispatch(action);
  };
