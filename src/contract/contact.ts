import * as z from 'zod/mini'
import { CONTACT } from '#config/contact.ts'

/** What the contact form sends; line ends as one sign, whatever the browser wrote. */
export const contactMessage = z.object({
  email: z.string().check(z.trim(), z.maxLength(CONTACT.email), z.email()),
  message: z.pipe(
    z.pipe(
      z.string(),
      z.transform((text: string) => text.replaceAll('\r\n', '\n').trim())
    ),
    z.string().check(z.minLength(1), z.maxLength(CONTACT.message))
  )
})
export type ContactMessage = z.output<typeof contactMessage>
