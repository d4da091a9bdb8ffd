/**
 * `Content-Disposition` that makes browsers save a file under its name, never show it. Old ones take the plain name,
 * the others the one in UTF-8 (RFC 6266).
 */
export function attachmentOf(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/[^\x20-\x7e]/g, '')
    .replace(/["\\%]/g, '_');
  const exact = encodeURIComponent(name).replace(
    /['()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${exact}`;
}
