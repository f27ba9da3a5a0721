/** What of Tesseract's own interface is used; the package has no types. */
interface TessApi {
  /** 0 where it could start. */
  Init(path: null, language: string, engine: number): number
  SetVariable(name: string, value: string): boolean
  /** Of the file `/input`; 1 where it is no picture. Turned by so many radians. */
  SetImageFile(exif: number, radians: number): number
  FindLines(): void
  GetGradient(): number
  Recognize(monitor: null): number
  GetJSONText(): string
  Clear(): void
}

interface TessCore {
  readonly FS: { writeFile(path: string, data: Uint8Array): void; unlink(path: string): void }
  readonly TessBaseAPI: new () => TessApi
}

type LoadTessCore = (options: {
  wasmBinary: Uint8Array
  /** From 30 to 100. */
  TesseractProgress: (percent: number) => void
  print: (line: string) => void
  printErr: (line: string) => void
}) => Promise<TessCore>

declare module 'tesseract.js-core/tesseract-core-simd-lstm.js' {
  const load: LoadTessCore
  export default load
}

declare module 'tesseract.js-core/tesseract-core-lstm.js' {
  const load: LoadTessCore
  export default load
}
