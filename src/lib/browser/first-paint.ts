import { DEVICE_KEYS } from '#config/device.ts'

const { session, theme, textSize } = DEVICE_KEYS

/**
 * Runs in the head, before anything is painted: the chosen theme and text size, and whether a session lies on this
 * device. As text, because only an inline script runs that early; its hash goes into the content security policy.
 * stores/theme.ts follows the same rules later on. Where nothing was chosen the system's theme counts, and dark navy where
 * the browser does not tell it.
 */
export const FIRST_PAINT = `(function (root, light) {
  try {
    var theme = localStorage.getItem('${theme}'), size = localStorage.getItem('${textSize}');
    if (!theme || theme === 'system') theme = light.matches ? 'light' : '';
    if (theme === 'light' || theme === 'contrast') root.dataset.theme = theme;
    if (/^large[rst]*$/.test(size)) root.dataset.textSize = size;
    var kept = JSON.parse(localStorage.getItem('${session}') || 'null');
    if (kept?.access_token && kept.refresh_token && kept.user?.id) root.dataset.session = 'on';
  } catch {}
})(document.documentElement, matchMedia('(prefers-color-scheme: light)'))`
  .replaceAll(/\n\s*/g, '')
  // A page has 3 kB of script before it is touched, and this is on every page.
  .replaceAll(/ ?([=(){},;?:|&]+) ?/g, '$1')

const hashes = new Map<string, Promise<`sha256-${string}`>>()

async function hashOf(source: string): Promise<`sha256-${string}`> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(source))
  return `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`
}

/** The hash by which a content security policy allows this script or style; every page asks for the same few. */
export function inlineHash(source: string): Promise<`sha256-${string}`> {
  const hash = hashes.get(source) ?? hashOf(source)
  hashes.set(source, hash)
  return hash
}

/** Pages fade into each other (docs/decisions/005): in the page itself, because a rule in a linked sheet comes too late. */
export const PAGE_FADE =
  '@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}::view-transition-group(*),::view-transition-old(*),::view-transition-new(*){animation-duration:.15s}}'
