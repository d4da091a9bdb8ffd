/** Sites whose videos are embedded, with the address that sets no cookies before playback. */
export type VideoSite = 'youtube' | 'vimeo';

/** A video that may be embedded. */
export interface EmbeddedVideo {
  site: VideoSite;
  /** Address for the iframe. */
  embedUrl: string;
}

const YOUTUBE_HOSTS = [
  'youtube.com',
  'www.youtube.com',
  'm.youtube.com',
  'youtube-nocookie.com',
  'www.youtube-nocookie.com',
];
const SHORT_HOSTS = ['youtu.be', 'www.youtu.be'];
const YOUTUBE_ID = /^[\w-]{11}$/;
const VIMEO_ID = /^\d{1,12}$/;
const VIMEO_HASH = /^[\da-f]{6,20}$/i;

/** Parses a plain http or https address without user name or port; `null` for anything else. */
function plainAddress(value: string): URL | null {
  try {
    const url = new URL(value.trim());
    const safe =
      (url.protocol === 'https:' || url.protocol === 'http:') && !url.username && !url.password && !url.port;
    return safe ? url : null;
  } catch {
    return null;
  }
}

function youtubeId(url: URL): string | null {
  const [, first = '', second = ''] = url.pathname.split('/');
  if (SHORT_HOSTS.includes(url.hostname)) return first;
  if (!YOUTUBE_HOSTS.includes(url.hostname)) return null;
  if (first === 'watch') return url.searchParams.get('v');
  return ['embed', 'shorts', 'live', 'v'].includes(first) ? second : null;
}

function vimeoPath(url: URL): { id: string; hash: string | null } | null {
  const parts = url.pathname.split('/').filter(Boolean);
  if (url.hostname === 'player.vimeo.com') {
    return parts[0] === 'video' && parts[1] ? { id: parts[1], hash: url.searchParams.get('h') } : null;
  }
  if (url.hostname !== 'vimeo.com' && url.hostname !== 'www.vimeo.com') return null;
  return parts[0] ? { id: parts[0], hash: parts[1] ?? url.searchParams.get('h') } : null;
}

/** `90`, `90s`, `1m30s` or `1h2m3s`. */
const TIME = /^(?=\d)(?:(\d{1,2})h)?(?:(\d{1,4})m)?(?:(\d{1,6})s?)?$/;

/** Second at which a link starts: `t`, or `start` in embedded ones, before or behind the `#`. 0 without one. */
function startOf(url: URL): number {
  const behind = new URLSearchParams(url.hash.slice(1));
  const given = url.searchParams.get('t') ?? url.searchParams.get('start') ?? behind.get('t') ?? '';
  const [, hours = 0, minutes = 0, seconds = 0] = TIME.exec(given) ?? [];
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}

/**
 * The embeddable video of a YouTube or Vimeo link; `null` for any other address, such as look-alike hosts
 * (`youtube.com.evil.es`, `notyoutube.com`), other schemes, or malformed ids. Only the id, the start
 * and the hash of an unlisted video are used in the new address.
 */
export function embeddedVideo(link: string | null | undefined): EmbeddedVideo | null {
  const url = link ? plainAddress(link) : null;
  if (!url) return null;
  const start = startOf(url);
  const youtube = youtubeId(url);
  if (youtube !== null) {
    return YOUTUBE_ID.test(youtube)
      ? {
          site: 'youtube',
          embedUrl: `https://www.youtube-nocookie.com/embed/${youtube}${start ? `?start=${start}` : ''}`,
        }
      : null;
  }
  const vimeo = vimeoPath(url);
  if (!vimeo || !VIMEO_ID.test(vimeo.id)) return null;
  const hash = vimeo.hash && VIMEO_HASH.test(vimeo.hash) ? `&h=${vimeo.hash}` : '';
  return {
    site: 'vimeo',
    embedUrl: `https://player.vimeo.com/video/${vimeo.id}?dnt=1${hash}${start ? `#t=${start}s` : ''}`,
  };
}

const VIMEO_HOSTS = ['vimeo.com', 'www.vimeo.com', 'player.vimeo.com'];
const KNOWN_HOSTS = [...SHORT_HOSTS, ...YOUTUBE_HOSTS, ...VIMEO_HOSTS];

/** Characters used instead of a letter in forged host names. */
const LOOK_ALIKES: readonly (readonly [RegExp, string])[] = [
  [/0/g, 'o'],
  [/1/g, 'i'],
  [/vv/g, 'v'],
  [/rn/g, 'm'],
  [/3/g, 'e'],
  [/[-.]/g, ''],
];

const SITE_NAMES = ['youtube', 'vimeo'] as const;

/** Whether the letters of `part` occur in `whole` in the same order. */
function isWithin(part: string, whole: string): boolean {
  let from = 0;
  return [...part].every((letter) => (from = whole.indexOf(letter, from) + 1) > 0);
}

/**
 * Whether a host label imitates a site with letters of another alphabet: punycode keeps the ASCII letters
 * before the last hyphen, e.g. `yоutube` is `xn--yutube-xxx`.
 */
function isForeignSpelling(label: string): boolean {
  if (!label.startsWith('xn--')) return false;
  const plain = label.slice(4, Math.max(4, label.lastIndexOf('-')));
  return plain.length >= 3 && SITE_NAMES.some((name) => isWithin(plain, name));
}

/**
 * Whether an address imitates a video site: `youtube.com.evil.es`, `y0utube.com`, `youtube.com@evil.es`, a
 * site's host with a port, letters of another alphabet. Such addresses are never stored.
 */
export function isLookAlikeVideo(link: string): boolean {
  let url: URL;
  try {
    url = new URL(link.trim());
  } catch {
    return false;
  }
  const host = url.hostname.replace(/\.$/, '');
  if (host.split('.').some(isForeignSpelling)) return true;
  const folded = LOOK_ALIKES.reduce(
    (text, [sign, letter]) => text.replace(sign, letter),
    host + url.username,
  );
  const poses = SITE_NAMES.some((name) => folded.includes(name));
  return poses && (!KNOWN_HOSTS.includes(host) || plainAddress(link) === null);
}

/** The link itself if it may be opened in another tab (http or https), else `null`. */
export const externalVideoLink = (link: string | null | undefined): string | null =>
  (link && plainAddress(link)?.href) || null;
