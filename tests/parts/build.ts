import tailwindcss from '@tailwindcss/vite'
import { build } from 'vite'

const ENTRY = 'virtual:parts'
const CODE = `
import '#styles/base.css'
import '#styles/ui.css'
import '#styles/shell.css'
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { Parts } from '/tests/parts/Parts.tsx'
createRoot(document.getElementById('root')).render(createElement(Parts))
`

/** The page of all parts as files by name, built as the app builds them; `index.html` stands for the page. */
export async function buildParts(): Promise<Map<string, string | Uint8Array>> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    base: '/parts/',
    define: { __BACKEND__: JSON.stringify({ mode: 'none', url: '', anonKey: '' }) },
    plugins: [
      tailwindcss(),
      {
        name: 'parts',
        resolveId: id => (id === ENTRY ? `\0${ENTRY}` : null),
        load: id => (id === `\0${ENTRY}` ? CODE : null)
      }
    ],
    build: {
      write: false,
      assetsInlineLimit: 0,
      rolldownOptions: { input: ENTRY, output: { entryFileNames: 'parts.js', assetFileNames: '[name][extname]' } }
    }
  })
  const files = new Map<string, string | Uint8Array>()
  for (const { output } of [built].flat() as {
    output: ({ fileName: string } & ({ code: string } | { source: string | Uint8Array }))[]
  }[])
    for (const file of output) files.set(file.fileName, 'code' in file ? file.code : file.source)
  const sheets = [...files.keys()].filter(name => name.endsWith('.css') && !name.startsWith('katex'))
  const head = sheets.map(name => `<link rel="stylesheet" href="/parts/${name}">`).join('')
  files.set(
    'index.html',
    `<!doctype html><html lang="en-GB" data-theme="dark"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
      `<meta name="react-aria" id="react-aria-pressable-style"><title>Parts</title>${head}<script type="module" src="/parts/parts.js"></script></head><body><div id="root"></div></body></html>`
  )
  return files
}
