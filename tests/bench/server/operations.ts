/** A request of the load. `{id}` is replaced by the next of `ids`, `{unique}` by a new text. */
export interface Operation {
  name: string;
  method: string;
  url: string;
  body?: string;
  ids?: string[];
  /** Each id can be used only once. */
  once?: boolean;
}

/** Sent by the server process once it listens. */
export interface Ready {
  ports: { ours: number; bare: number; raw: number };
  authorization: string;
  operations: Operation[];
  /** E-mails of users for sign-ins. */
  logins: string[];
}
