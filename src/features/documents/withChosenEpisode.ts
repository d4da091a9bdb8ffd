/** Values to send: only a backend with episodes lets one choose any, so that another one is never sent the key. */
export const withChosenEpisode = <Values extends { episodeId?: string | null | undefined }>({
  episodeId,
  ...values
}: Values) => ({ ...values, ...(episodeId && { episodeId }) });
