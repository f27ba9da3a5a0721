/** The lowest first. */
const ORDER = '@layer theme, base, parts, utilities;\n'

/**
 * A Vite plugin: the order of the layers, before whatever a sheet says. A page may load a sheet of its own before
 * base.css, and the first statement that names the layers decides.
 */
export function layerOrder(): {
  readonly name: string
  readonly enforce: 'pre'
  readonly transform: {
    readonly filter: { readonly id: RegExp }
    readonly handler: (code: string) => { code: string; map: null } | undefined
  }
} {
  return {
    name: 'layer-order',
    enforce: 'pre',
    transform: {
      filter: { id: /\/(?:src|tests)\/[^?]*\.css(?:\?|$)/ },
      handler: code =>
        code.includes('@layer') || code.includes('layer(') ? { code: ORDER + code, map: null } : undefined
    }
  }
}
