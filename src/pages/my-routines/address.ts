/** Names the run in the address, so that a reload goes on where it was. */
export const RUN = 'rutina';
