import { EXPORT_PATHS, LIST_MEDIA_TYPES, type ListFormat, type SavedList } from '@/contract/exports';
import { baseApi } from '@/shared/api/baseApi';
import { heldValues } from '@/shared/lib/values';

/** Files on their way to the person's device, by list. */
export const heldLists = heldValues<Blob>();

/** What is downloaded: a list in a format, with the filters that the screen uses. */
export interface ListRequest {
  list: SavedList;
  format: ListFormat;
  filters?: Readonly<Record<string, string | undefined>>;
}

const exportsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Fetches a list as a file and holds its bytes; they never enter the cache. */
    openList: build.mutation<null, ListRequest>({
      queryFn: async ({ list, format, filters }, { extra }, _options, send) => {
        const params = { ...filters, format };
        const result = await send({ url: EXPORT_PATHS[list], params, asBlob: true, cache: 'no-store' });
        if (result.error) return { error: result.error };
        heldLists(extra).set(list, new Blob([result.data as Blob], { type: LIST_MEDIA_TYPES[format] }));
        return { data: null };
      },
    }),
  }),
});

export const { useOpenListMutation } = exportsApi;
