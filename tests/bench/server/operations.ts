/** One request of the load: `{id}` is replaced by the next of `ids`, `{unique}` by a new text. */
export interface Operation {
  name: string;
  method: string;
  url: string;
  body?: string;
  ids?: string[];
  /** Each id serves once. */
  once?: boolean;
}

/** Message of the server process once it listens. */
export interface Ready {
  ports: { ours: number; bare: number; raw: number };
  authorization: string;
  operations: Operation[];
  /** E-mails of people who may sign in. */
  logins: string[];
}
