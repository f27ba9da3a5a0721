import { operatorOf } from '#lib/build/operator.ts'

type Source = Readonly<Record<string, string | undefined>>

/** What a site that other people use still wants, told to whoever starts it; nothing of it is needed to study. */
export function missingIn(source: Source): string[] {
  const lines: string[] = []
  if (operatorOf(source) === undefined)
    lines.push(
      'PUBLIC_OPERATOR is not set: the privacy, terms and about pages say that "your school or family" runs this site. ' +
        'Set it in .env (name, address, e-mail) and run `npm run build` again.'
    )
  const isOpen =
    (source['HOST']?.trim() ?? '') !== '' && source['HOST'] !== '127.0.0.1' && source['HOST'] !== 'localhost'
  if (isOpen && !source['SITE_ORIGIN']?.trim())
    lines.push(
      'SITE_ORIGIN is not set: mails, canonical links and the sitemap name the address that this server listens on. ' +
        'Set it to the address that people type.'
    )
  return lines
}
