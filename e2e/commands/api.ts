import type { APIRequestContext } from '@playwright/test';

/** Sets scenes through the API, so that a journey shows only what it is about. */
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

/** Signs in over the API and gives the token. */
export async function tokenOf(
  request: APIRequestContext,
  baseUrl: string,
  email: string,
  password: string,
): Promise<string> {
  const response = await request.post(`${baseUrl}/api/auth/login`, { data: { email, password } });
  if (!response.ok()) throw new Error(`login ${email}: ${response.status()} ${await response.text()}`);
  return ((await response.json()) as { token: string }).token;
}
