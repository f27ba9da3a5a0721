/** Hex, or empty where the page is not secure (http on a local network) and the browser offers no digest. */
export async function sha256(bytes: ArrayBuffer): Promise<string> {
  const subtle = crypto.subtle as SubtleCrypto | undefined
  if (!subtle) return ''
  return [...new Uint8Array(await subtle.digest('SHA-256', bytes))]
    .map(byte => byte.toString(16).padStart(2, '0'))
    .join('')
}

interface Entry {
  readonly size: number
  readonly sha256: string
}

/** Whether these are the bytes of the entry. Where either side has no digest their number has to do. */
export async function isWhole(bytes: ArrayBuffer, { size, sha256: known }: Entry): Promise<boolean> {
  if (bytes.byteLength !== size) return false
  const digest = known === '' ? '' : await sha256(bytes)
  return digest === '' || digest === known
}
