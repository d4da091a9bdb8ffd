/** Whether the page would close without a question: nothing typed is kept that would come back as a draft. */
export const mayClose = (): boolean => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
