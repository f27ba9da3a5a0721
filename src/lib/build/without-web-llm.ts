const OPENER = /\/open-web-llm\.ts$/
const NOTHING = `export const openWebLlmWorker = () => { throw new Error('This build has no WebLLM.') }`

/**
 * A Vite plugin, typed by its shape: this floor knows no packages. A worker that is named in a module is built and put
 * beside the site even where nobody can reach that module.
 */
export function withoutWebLlm(isLeftOut: boolean): {
  readonly name: string
  readonly load: { readonly filter: { readonly id: RegExp }; readonly handler: () => string | null }
} {
  return {
    name: 'without-web-llm',
    load: { filter: { id: OPENER }, handler: () => (isLeftOut ? NOTHING : null) }
  }
}
