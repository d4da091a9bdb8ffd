import type { APIRequestContext } from '@playwright/test';

/** Calls the API to prepare data, so that a journey contains only its own subject. */
export async function call<T>(
  request: APIRequestContext,
  token: string,
  method: 'get' | 'post' | 'put' | 'patch' | 'delete',
  url: string,
  data?: unknown,
): Promise<T> {
  const response = await request[method](url, { headers: { authorization: `Bearer ${token}` }, data });
  if (!response.ok()) throw new Error(`${method} ${url}: ${response.status()} ${await response.text()}`);
  return (await response.json()) as T;
}

/** Sign-in session as the browser stores it. */
export interface Session {
  token: string;
  user: { id: string };
}

/** Signs in over the API. */
export async function sessionOf(
  request: APIRequestContext,
  baseUrl: string,
  email: string,
  password: string,
): Promise<Session> {
  const response = await request.post(`${baseUrl}/api/auth/login`, { data: { email, password } });
  if (!response.ok()) throw new Error(`login ${email}: ${response.status()} ${await response.text()}`);
  return (await response.json()) as Session;
}

/** Signs in over the API and returns the token. */
export const tokenOf = async (...who: Parameters<typeof sessionOf>): Promise<string> =>
  (await sessionOf(...who)).token;

/** Runs in a page of the app. The user is signed in from the page's next load on. */
export function keepSession({ token, user }: Session): void {
  // A blank page has no storage.
  if (location.origin === 'null') return;
  localStorage.setItem('token', token);
  localStorage.setItem('user', JSON.stringify(user));
}
