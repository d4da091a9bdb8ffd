/** The parts of an OpenAPI document that the page shows. */
interface Operation {
  tags?: string[];
  summary?: string;
  description?: string;
  security?: { token?: readonly string[] }[];
  parameters?: { name: string; in: string; required?: boolean; schema?: unknown }[];
  requestBody?: { content?: Record<string, { schema?: unknown }> };
  responses?: Record<string, { content?: Record<string, { schema?: unknown }> }>;
}

interface Document {
  info?: { title?: string; version?: string };
  paths?: Record<string, unknown>;
}

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

const block = (title: string, schema: unknown): string =>
  schema === undefined ? '' : `<h4>${title}</h4><pre>${escapeHtml(JSON.stringify(schema, null, 2))}</pre>`;

const jsonOf = (content: Record<string, { schema?: unknown }> | undefined): unknown =>
  content?.['application/json']?.schema;

function operationHtml(path: string, method: string, operation: Operation): string {
  const roles = operation.security?.[0]?.token;
  const parameters = (operation.parameters ?? []).map(
    (one) =>
      `<li><code>${escapeHtml(one.name)}</code> (${one.in}${one.required ? ', obligatorio' : ''}) ` +
      `<code>${escapeHtml(JSON.stringify(one.schema ?? {}))}</code></li>`,
  );
  const answers = Object.entries(operation.responses ?? {})
    .filter(([status]) => !/xx$/i.test(status))
    .map(([status, answer]) => block(`Respuesta ${escapeHtml(status)}`, jsonOf(answer.content)));
  return `<details><summary><code>${method.toUpperCase()} ${escapeHtml(path)}</code> — ${escapeHtml(
    operation.summary ?? '',
  )} <small>${roles ? roles.map(escapeHtml).join(', ') : 'público'}</small></summary>
${operation.description ? `<p>${escapeHtml(operation.description)}</p>` : ''}
${parameters.length > 0 ? `<h4>Parámetros</h4><ul>${parameters.join('')}</ul>` : ''}
${block('Cuerpo', jsonOf(operation.requestBody?.content))}${answers.join('')}</details>`;
}

/**
 * Renders an OpenAPI document as plain HTML without script or style, so the content security policy can stay
 * strict.
 */
export function docsPage(document: Document): string {
  const byTag = new Map<string, string[]>();
  for (const [path, item] of Object.entries(document.paths ?? {})) {
    for (const method of METHODS) {
      const operation = (item as Record<string, Operation | undefined>)[method];
      if (!operation) continue;
      const tag = operation.tags?.[0] ?? '';
      byTag.set(tag, [...(byTag.get(tag) ?? []), operationHtml(path, method, operation)]);
    }
  }
  const sections = [...byTag].sort(([a], [b]) => a.localeCompare(b, 'es'));
  const title = `${escapeHtml(document.info?.title ?? 'API')} ${escapeHtml(document.info?.version ?? '')}`;
  return `<!doctype html>
<html lang="es">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title></head>
<body>
<h1>${title}</h1>
<p>Documento para programas: <a href="/api/openapi.json">/api/openapi.json</a>. Las rutas que no son públicas piden la
cabecera <code>Authorization: Bearer &lt;token&gt;</code>. Todo error responde
<code>{ error, message, requestId, fields?, details? }</code>.</p>
${sections.map(([tag, items]) => `<h2>${escapeHtml(tag)}</h2>${items.join('\n')}`).join('\n')}
</body>
</html>`;
}
