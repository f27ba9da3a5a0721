import type { ReadLine } from '#domain/notes/read-text.ts'
import { AppError } from '#lib/errors.ts'

/** A byte a pixel, 0 is black. */
export interface GreyPicture {
  readonly width: number
  readonly height: number
  readonly grey: Uint8Array
}

export type ReadGrey = (picture: GreyPicture, onShare: (share: number) => void) => readonly ReadLine[]

interface Block {
  readonly paragraphs: readonly { readonly lines: readonly { readonly text: string; readonly confidence: number }[] }[]
}

/** Only the network of letters; the older engine is not in these files. */
const LSTM = 1
/** Finds columns and paragraphs, does not ask how the page is turned. */
const PAGE = '3'
/** A page that leans less than this is read as well as a straight one. */
const LEANS = 0.005

/** The picture as the plainest of formats: what a browser could draw needs no second decoder. */
function asFile({ width, height, grey }: GreyPicture): Uint8Array {
  const head = new TextEncoder().encode(`P5\n${width} ${height}\n255\n`)
  const file = new Uint8Array(head.length + grey.length)
  file.set(head)
  file.set(grey, head.length)
  return file
}

function linesOf(json: string): ReadLine[] {
  const { blocks } = JSON.parse(json) as { readonly blocks: readonly Block[] | null }
  return (blocks ?? []).flatMap(({ paragraphs }) =>
    paragraphs.flatMap(({ lines }) =>
      lines.map(({ text, confidence }, at) => ({ text, sure: confidence, endsParagraph: at === lines.length - 1 }))
    )
  )
}

/** Starts Tesseract with its language. Throws `device` where it cannot; a reader that threw is to be started anew. */
export async function startReader(load: LoadTessCore, wasm: Uint8Array, language: Uint8Array): Promise<ReadGrey> {
  let tell: (share: number) => void = () => undefined
  const core = await load({
    wasmBinary: wasm,
    TesseractProgress: percent => tell(Math.min(1, Math.max(0, (percent - 30) / 70))),
    // It tells the console of each small thing that it finds odd in a picture.
    print: () => undefined,
    printErr: () => undefined
  })
  core.FS.writeFile('./eng.traineddata', language)
  const api = new core.TessBaseAPI()
  if (api.Init(null, 'eng', LSTM) !== 0) throw new AppError('device', 'Tesseract did not start')
  core.FS.unlink('./eng.traineddata')
  api.SetVariable('tessedit_pageseg_mode', PAGE)
  const take = (radians: number): void => {
    if (api.SetImageFile(1, radians) !== 0) throw new AppError('unreadable', 'Tesseract took no picture')
  }
  return (picture, onShare) => {
    tell = onShare
    core.FS.writeFile('/input', asFile(picture))
    take(0)
    api.FindLines()
    const leans = api.GetGradient()
    if (Math.abs(leans) >= LEANS) take(leans)
    if (api.Recognize(null) !== 0) throw new AppError('device', 'Tesseract could not read')
    const lines = linesOf(api.GetJSONText())
    api.Clear()
    core.FS.unlink('/input')
    return lines
  }
}
