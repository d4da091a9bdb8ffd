import { createHash } from 'node:crypto';
import { BRAND } from '@/contract/common/constants';

const STYLE = `:root{color-scheme:light dark}
body{margin:0;min-height:100vh;display:grid;place-content:center;padding:1.5rem;box-sizing:border-box;
font:1.0625rem/1.6 system-ui,sans-serif;background:light-dark(#f6f7f6,#15191a);color:light-dark(#1b2426,#e8ecec)}
main{max-width:34rem}
h1{font-size:1.5rem;line-height:1.25;margin:0 0 1rem}
p{margin:0 0 1rem}
small{color:light-dark(#4c5a5d,#a9b6b8)}`;

const hash = createHash('sha256').update(STYLE, 'utf8').digest('base64');

/** Content policy of the page: nothing but its own style. */
export const WAITING_POLICY = `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** What every address shows until the practice has been set up. */
export const WAITING_PAGE = `<!doctype html>
<html lang="es">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Consulta sin configurar · ${BRAND.name}</title><style>${STYLE}</style></head>
<body><main>
<h1>Esta consulta todavía no está configurada</h1>
<p>Quien la instala tiene que abrir una vez la dirección que el servidor muestra en su consola al arrancar. En ella elige el nombre, el horario y la primera cuenta.</p>
<p>Si trabajas aquí o eres paciente, vuelve más tarde: no tienes que hacer nada.</p>
<p><small>¿La dirección ha caducado? Reinicia el servidor y mostrará otra.</small></p>
</main></body>
</html>
`;
