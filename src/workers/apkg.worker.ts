import { serve } from '#workers/answers.ts'
import { makeApkg, type Apkg, type ApkgAsk } from '#workers/export/apkg.ts'

export interface ApkgMethods {
  make(ask: ApkgAsk): Apkg
}

serve<ApkgMethods>({ make: ([ask], report) => makeApkg(ask, report) })
