/** Who may import whom (design §3): the table, and the check that reads one file against it. */
interface Floor {
  readonly from: readonly string[]
  readonly packages: readonly string[]
}

const SHARED = ['config', 'lib', 'domain', 'contract']
const REACT = ['react', 'nanostores']

export const FLOORS: Readonly<Record<string, Floor>> = {
  config: { from: [], packages: [] },
  lib: { from: ['config'], packages: ['uuid', 'temporal-polyfill'] },
  domain: {
    from: ['config', 'lib'],
    packages: ['ts-fsrs', 'temporal-polyfill', 'ical.js', 'windows-iana', 'chrono-node', 'mathjs', 'diff']
  },
  contract: { from: ['config', 'lib', 'domain'], packages: ['zod'] },
  engine: {
    from: SHARED,
    packages: ['wink-nlp', 'wink-eng-lite-web-model', 'tinyld', 'wink-porter2-stemmer']
  },
  data: { from: [...SHARED, 'engine', 'workers'], packages: ['dexie', 'nanostores', '@supabase/supabase-js'] },
  server: {
    from: [...SHARED, 'engine', 'messages'],
    packages: [
      '@supabase/supabase-js',
      '@supabase/lite',
      '@hono/node-server',
      'nodemailer',
      'bcryptjs',
      'ai',
      '@ai-sdk/provider',
      '@ai-sdk/openai',
      '@ai-sdk/openai-compatible',
      '@ai-sdk/anthropic',
      '@ai-sdk/google',
      'astro',
      'zod',
      'node'
    ]
  },
  stores: { from: [...SHARED, 'data', 'messages'], packages: ['nanostores'] },
  ui: {
    from: ['lib', 'messages', 'styles'],
    packages: [
      'react',
      'react-aria-components',
      '@tiptap',
      'katex',
      '@visx/axis',
      '@visx/group',
      '@visx/scale',
      '@visx/shape',
      'react-markdown',
      'remark-gfm',
      'remark-math',
      'pdfjs-dist'
    ]
  },
  tools: {
    from: [...SHARED, 'engine', 'data', 'stores', 'ui', 'messages', 'styles'],
    packages: [...REACT, 'react-aria-components', '@tiptap', 'zod', 'fflate']
  },
  islands: { from: ['config', 'lib', 'stores', 'ui', 'tools', 'messages', 'styles'], packages: REACT },
  components: {
    from: ['config', 'lib', 'domain', 'styles', 'stores', 'messages', 'data', 'engine', 'islands'],
    packages: ['katex', 'satteri', 'astro', '@vercel/analytics', '@vercel/speed-insights']
  },
  layouts: {
    from: ['config', 'lib', 'domain', 'components', 'styles', 'stores', 'messages'],
    packages: ['astro', '@fontsource-variable']
  },
  pages: {
    from: ['config', 'lib', 'domain', 'components', 'layouts', 'islands', 'styles', 'messages'],
    packages: ['astro', 'node', 'satori', '@resvg/resvg-js', '@astrojs/rss', 'yaml']
  },
  'pages/api': { from: ['contract', 'server'], packages: ['astro'] },
  messages: { from: [], packages: ['astro', 'node'] },
  workers: {
    from: [...SHARED, 'engine'],
    packages: [
      'highs',
      'mediabunny',
      'papaparse',
      '@sqlite.org/sqlite-wasm',
      'fzstd',
      'fflate',
      'htmlparser2',
      'mammoth',
      'pdfjs-dist',
      'tesseract.js-core',
      'yaml'
    ]
  },
  sw: {
    from: ['config', 'lib'],
    packages: [
      'vite',
      'workbox-precaching',
      'workbox-routing',
      'workbox-strategies',
      'workbox-expiration',
      'astro',
      'node'
    ]
  },
  cli: {
    from: ['workers', 'config', 'lib', 'domain', 'contract', 'engine', 'server', 'sw', 'messages'],
    packages: ['node', 'pg', 'astro', 'vite', 'zod', 'yaml', 'highs', '@playwright/test']
  }
}

/** Lower floors reach these only by `import()`, so that they stay out of the first chunk. */
const DYNAMIC_ONLY: Readonly<Record<string, readonly string[]>> = { stores: ['data'], components: ['data', 'engine'] }

/** The floors within `data`, lowest first: each may import only those before it (docs/decisions/029-one-spine.md). */
const DATA = ['device', 'backend', 'entities', 'read', 'write', 'workers', 'ai', 'sync', 'import', 'account']

/**
 * What only `data` may know: columns, tables, and what hands them out. A screen reads through data/read, which gives
 * entities, and asks for one that is missing there (docs/new-tool.md).
 */
const CLOSED = /^data\/(?:device\/(?:database|rows|watch)|read\/live)\.ts$/
const WORKSPACE = 'data/read/workspace.ts'

/** `import … from 'x'`, `export … from 'x'`, `import 'x'` and `import('x')`; not `client.from('x')`. */
const IMPORT = /\b(?:import|export)\b(?:[^'"`;()]*?\bfrom\b)?\s*(\(?)\s*['"]([^'"\n]+)['"]/g

function floorOf(path: string): string {
  // The plan for other calendars lies outside /api, which robots.txt closes: their programs obey it.
  return /^pages\/(?:api|feeds)\//.test(path) ? 'pages/api' : (path.split('/')[0] ?? '')
}

function toolOf(path: string): string | undefined {
  return /^tools\/([^/]+)\//.exec(path)?.[1]
}

/** Tools never import one another: what two of them need is in `tools/shared`; the shell puts the screens together. */
function isForeign(path: string, local: string): boolean {
  if (floorOf(path) !== 'tools' || floorOf(local) !== 'tools') return false
  const own = toolOf(path)
  const other = toolOf(local)
  return own !== other && own !== 'shell' && other !== 'shared'
}

/** `workspace()` and `$openDatabase` give the database; whose it is and how it stands, the others of its file say. */
function isDoor(local: string, statement: string): boolean {
  return CLOSED.test(local) || (local === WORKSPACE && /[{,]\s*(?:workspace|\$openDatabase)\b/.test(statement))
}

function isAbove(path: string, local: string): boolean {
  if (floorOf(path) !== 'data' || floorOf(local) !== 'data') return false
  const [own, other] = [path, local].map(one => DATA.indexOf(one.split('/')[1] ?? '')) as [number, number]
  return own < other || other < 0
}

/** 'react-dom/client' → react, 'node:fs' → node, '@nanostores/react' → nanostores, '@tiptap/core' → @tiptap */
function family(name: string): string {
  if (name.startsWith('node:')) return 'node'
  if (name.startsWith('astro:') || name.startsWith('@astrojs/node')) return 'astro'
  if (name.startsWith('react-dom')) return 'react'
  if (name.startsWith('@nanostores/')) return 'nanostores'
  const [first = '', second = ''] = name.split('/')
  if (first === '@tiptap' || first === '@fontsource-variable') return first
  return first.startsWith('@') ? `${first}/${second}` : first
}

/** The imports of `source` that `path` (below src/) may not have; empty when all is well. */
export function breaches(path: string, source: string): string[] {
  const own = floorOf(path)
  const floor = FLOORS[own]
  if (!floor) return path.includes('/') ? [`${path} stands on no floor`] : []
  const isTest = /\.test\.tsx?$/.test(path)
  if (own === 'tools' && toolOf(path) === undefined) return [`${path} stands in no room`]
  if (own === 'data' && !DATA.includes(path.split('/')[1] ?? '')) return [`${path} stands on no floor of data`]
  return [...source.matchAll(IMPORT)].flatMap(([statement, paren, wanted = '']) => {
    const local = wanted.startsWith('#')
      ? wanted.slice(1)
      : wanted.startsWith('.')
        ? new URL(wanted, `file:///${path}`).pathname.slice(1)
        : undefined
    if (local?.startsWith('data/') && own !== 'data' && !isTest && isDoor(local, statement))
      return [`${path} must not reach behind the door of data: ${local}`]
    if (/^(import|export)\s+type\b/.test(statement)) return []
    if (local === undefined) {
      const known = floor.packages.includes(family(wanted))
      return known || isTest ? [] : [`${path} must not know ${wanted}`]
    }
    const target = floorOf(local)
    if (isForeign(path, local)) return [`${path} must not import another tool's ${local}`]
    if (isAbove(path, local) && !isTest) return [`${path} must not import ${local}, which stands above it`]
    if (target === own) return []
    if (!floor.from.includes(target))
      return isTest && local.startsWith('tests/') ? [] : [`${path} must not import ${local}`]
    const lazyOnly = DYNAMIC_ONLY[own]?.includes(target) ?? false
    const isAstro = path.endsWith('.astro')
    return lazyOnly && paren !== '(' && !isTest && !isAstro ? [`${path} may reach ${local} only by import()`] : []
  })
}
