import { createHash } from 'node:crypto'

export interface MadeLine {
  readonly text: string
  readonly x: number
  readonly y: number
  readonly size?: number
}

export interface MadeScan {
  readonly jpeg: Buffer
  readonly width: number
  readonly height: number
}

export interface MadePdf {
  /** Lines of each page, in points from the lower left corner of a sheet of A4. */
  readonly pages: readonly (readonly MadeLine[])[]
  /** JPEG files that fill pages of their own, after the others: a scan. */
  readonly scans?: readonly MadeScan[]
  /** Run by readers that run scripts, when the file opens. */
  readonly script?: string
  /** Locks the file with RC4 of 40 bits, as PDF 1.3 does. */
  readonly password?: string
}

const PADDING = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex')
const md5 = (...parts: readonly Uint8Array[]): Buffer => createHash('md5').update(Buffer.concat(parts)).digest()

function rc4(key: Uint8Array, data: Uint8Array): Buffer {
  const box = Array.from({ length: 256 }, (_, at) => at)
  const swap = (a: number, b: number): void => {
    ;[box[a], box[b]] = [box[b] ?? 0, box[a] ?? 0]
  }
  for (let at = 0, other = 0; at < 256; at += 1) {
    other = (other + (box[at] ?? 0) + (key[at % key.length] ?? 0)) & 255
    swap(at, other)
  }
  let [one, two] = [0, 0]
  return Buffer.from(
    data.map(byte => {
      one = (one + 1) & 255
      two = (two + (box[one] ?? 0)) & 255
      swap(one, two)
      return byte ^ (box[((box[one] ?? 0) + (box[two] ?? 0)) & 255] ?? 0)
    })
  )
}

const padded = (password: string): Buffer => Buffer.concat([Buffer.from(password, 'latin1'), PADDING]).subarray(0, 32)
const literal = (text: string): string => text.replaceAll(/[\\()]/g, String.raw`\$&`)
const ID = Buffer.alloc(16, 7)
const RIGHTS = Buffer.from([0xfc, 0xff, 0xff, 0xff])

/** Standard security, revision 2: the key, and what the file says of it. */
function lockOf(password: string): { readonly key: Buffer; readonly entry: string } {
  const owner = rc4(md5(padded(password)).subarray(0, 5), padded(password))
  const key = md5(padded(password), owner, RIGHTS, ID).subarray(0, 5)
  const user = rc4(key, PADDING)
  const entry = `<</Filter/Standard/V 1/R 2/P -4/O<${owner.toString('hex')}>/U<${user.toString('hex')}>>>`
  return { key, entry }
}

function contentOf(lines: readonly MadeLine[]): string {
  return lines.map(({ text, x, y, size = 12 }) => `BT /F1 ${size} Tf ${x} ${y} Td (${literal(text)}) Tj ET`).join('\n')
}

/** A small PDF, written by hand as its standard says. */
export function madePdf({ pages, scans = [], script, password }: MadePdf): Buffer {
  const lock = password === undefined ? null : lockOf(password)
  const parts: Buffer[] = [Buffer.from('%PDF-1.4\n%\u00e2\u00e3\u00cf\u00d3\n', 'latin1')]
  const places: number[] = []
  const put = (number: number, head: string, stream?: string): void => {
    places[number] = parts.reduce((sum, part) => sum + part.length, 0)
    const plain = Buffer.from(stream ?? '', 'latin1')
    const salt = Buffer.from([number & 255, (number >> 8) & 255, 0, 0, 0])
    const bytes = lock ? rc4(md5(lock.key, salt).subarray(0, 10), plain) : plain
    const body =
      stream === undefined
        ? [Buffer.from(head)]
        : [Buffer.from(`<<${head}/Length ${bytes.length}>>\nstream\n`), bytes, Buffer.from('\nendstream')]
    parts.push(Buffer.from(`${number} 0 obj\n`), ...body, Buffer.from('\nendobj\n'))
  }
  const first = 4
  const firstScan = first + 2 * pages.length
  const numbers = [...pages.map((_, at) => first + 2 * at), ...scans.map((_, at) => firstScan + 3 * at)]
  const kids = numbers.map(number => `${number} 0 R`).join(' ')
  const opens = script === undefined ? '' : `/OpenAction<</S/JavaScript/JS(${literal(script)})>>`
  put(1, `<</Type/Catalog/Pages 2 0 R${opens}>>`)
  put(2, `<</Type/Pages/Count ${numbers.length}/Kids[${kids}]/MediaBox[0 0 595 842]>>`)
  put(3, '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>')
  for (const [at, lines] of pages.entries()) {
    const number = first + 2 * at
    put(number, `<</Type/Page/Parent 2 0 R/Resources<</Font<</F1 3 0 R>>>>/Contents ${number + 1} 0 R>>`)
    put(number + 1, '', contentOf(lines))
  }
  for (const [at, { jpeg, width, height }] of scans.entries()) {
    const number = firstScan + 3 * at
    const picture = `/Resources<</XObject<</Im0 ${number + 2} 0 R>>>>`
    put(number, `<</Type/Page/Parent 2 0 R${picture}/Contents ${number + 1} 0 R>>`)
    put(number + 1, '', 'q 595 0 0 842 0 0 cm /Im0 Do Q')
    const kind = `/Subtype/Image/Width ${width}/Height ${height}/ColorSpace/DeviceRGB/BitsPerComponent 8/Filter/DCTDecode`
    put(number + 2, kind, jpeg.toString('latin1'))
  }
  const start = parts.reduce((sum, part) => sum + part.length, 0)
  const rows = places.slice(1).map(place => `${String(place).padStart(10, '0')} 00000 n \n`)
  const id = ID.toString('hex')
  const trailer = `<</Size ${places.length}/Root 1 0 R/ID[<${id}><${id}>]${lock ? `/Encrypt ${lock.entry}` : ''}>>`
  const table = `xref\n0 ${places.length}\n0000000000 65535 f \n${rows.join('')}trailer\n${trailer}\nstartxref\n${start}\n%%EOF\n`
  parts.push(Buffer.from(table))
  return Buffer.concat(parts)
}
