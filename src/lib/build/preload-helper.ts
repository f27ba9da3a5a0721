/**
 * What Vite wraps around every `import()`, in a third of its size: a page that may hold 3 kB of script cannot spend
 * one on this. Style sheets are waited for, scripts are asked for early; a link that fails leaves the error to import().
 */
const CODE = `
const asked = {}
export const __vitePreload = (load, files = []) =>
  Promise.all(
    files.map(file => {
      const href = '/' + file
      return (asked[href] ??= new Promise(done => {
        if (document.querySelector('link[href="' + href + '"]')) return done()
        const link = document.createElement('link')
        const isSheet = href.endsWith('.css')
        link.rel = isSheet ? 'stylesheet' : 'modulepreload'
        link.href = href
        if (isSheet) link.onload = link.onerror = done
        else done()
        document.head.append(link)
      }))
    })
  ).then(load)
`

const HELPER = /^\0vite\/preload-helper\.js$/

/**
 * A Vite plugin, typed by its shape: this floor knows no packages. The filter spares thousands of modules the way from
 * the bundler to here and back.
 */
export function smallPreloadHelper(): {
  readonly name: string
  readonly transform: {
    readonly filter: { readonly id: RegExp }
    readonly handler: () => { code: string; map: null }
  }
} {
  return {
    name: 'small-preload-helper',
    transform: { filter: { id: HELPER }, handler: () => ({ code: CODE, map: null }) }
  }
}
