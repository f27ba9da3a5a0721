import type { AstroIntegration } from 'astro'

/** Astro leaves this out for those who replace its prerenderer; ours is Astro's own. */
const ENTRY = 'astro/entrypoints/prerender'
const entry = {
  name: 'prerender-entry',
  configEnvironment: (name: string) =>
    name === 'prerender' ? { build: { rolldownOptions: { input: ENTRY } } } : undefined
}

/** Writes the pictures after everything else: by then they are drawn (`_aside.ts`), and no page has waited for one. */
export function picturesLast(): AstroIntegration {
  return {
    name: 'pictures-last',
    hooks: {
      'astro:config:setup': ({ command, updateConfig }) => {
        if (command === 'build') updateConfig({ vite: { plugins: [entry] } })
      },
      'astro:build:start': ({ setPrerenderer }) => {
        setPrerenderer(astro => ({
          ...astro,
          getStaticPaths: async () => {
            const paths = await astro.getStaticPaths()
            const isPicture = ({ pathname }: (typeof paths)[number]) => pathname.startsWith('/og/')
            return [...paths.filter(path => !isPicture(path)), ...paths.filter(isPicture)]
          }
        }))
      }
    }
  }
}
