import { expect, test } from 'vitest'
import { pages, read } from './site.ts'

/** Every link that leads to another site, by the page it stands on. */
function sourcesOf(page: string): string[] {
  const links = [...read(page).matchAll(/<a\s[^>]*href="(https?:\/\/[^"]+)"[^>]*>([\s\S]*?)<\/a>/g)]
  return links.map(([, address = '', text = '']) => {
    const words = text
      .replaceAll(/<[^>]+>/g, '')
      .replaceAll(/\s+/g, ' ')
      .trim()
    return `- [${words}](<${address.replaceAll('&amp;', '&')}>)`
  })
}

function list(): string {
  const parts = pages.flatMap(page => {
    const sources = sourcesOf(page)
    const path = `/${page.replace(/\/?index\.html$/, '')}`
    return sources.length === 0 ? [] : [`## ${path}\n\n${sources.join('\n')}\n`]
  })
  return `# Links to other sites\n\nEvery one on the built pages; \`npm run build && npm run test:built -- -u\` writes this list anew, and a test keeps it current. What was mended with them, and which passage decided it: [corrections of November 2026](corrections-2026-11.md), [third reading](third-reading-2026-11.md), [cores and new pieces](core-2026-11.md).\n\n${parts.join('\n')}`
}

// `npm run build && npm run test:built -- -u` writes it anew.
test('docs/sources.md lists every link to another site', async () => {
  await expect(list()).toMatchFileSnapshot('../../docs/sources.md')
})
