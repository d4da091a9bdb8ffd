/** What the load does: `{id}` stands for the next of `ids`, `{unique}` for a new text. */
export interface Operation {
  name: string;
  method: string;
  url: string;
  body?: string;
  ids?: string[];
  /** Each id serves once. */
  once?: boolean;
}

/** What the servers' process tells when it listens. */
export interface Ready {
  ports: { ours: number; bare: number; raw: number };
  authorization: string;
  operations: Operation[];
  /** E-mails of people who may sign in. */
  logins: string[];
}
