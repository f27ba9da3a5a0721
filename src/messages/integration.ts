import type { AstroIntegration } from 'astro'

/**
 * Compiles the words anew while somebody edits them. A build finds them compiled (`npm run prepare`) and does not
 * load the compiler a second time.
 */
export function freshWords(): AstroIntegration {
  return {
    name: 'fresh-words',
    hooks: {
      'astro:config:setup': async ({ command, updateConfig }) => {
        if (command !== 'dev') return
        const { paraglideVitePlugin } = await import('@inlang/paraglide-js')
        const words = paraglideVitePlugin({
          project: './src/messages/project.inlang',
          outdir: './src/messages/generated',
          strategy: ['baseLocale'],
          emitReadme: false
        })
        updateConfig({ vite: { plugins: [words] } })
      }
    }
  }
}
