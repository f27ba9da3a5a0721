import type { APIRoute } from 'astro'
import type { ContactMessage } from '#contract/contact.ts'
import { saveHosted } from '#server/contact/store.ts'
import { forwarderOf, saveThenForward } from '#server/contact/forward.ts'
import { contactAnswerer } from '#server/contact/contact.ts'
import { readEnv } from '#server/env.ts'

export const prerender = false

const log = (line: string): void => void process.stderr.write(`${line}\n`)
const answer = contactAnswerer(log)
const keep = (message: ContactMessage): Promise<void> => saveHosted(process.env, message)
const forward = forwarderOf(() => readEnv(process.env), log)

/** On Vercel. Our own server answers this address itself (server/local/http/contact-listener.ts). */
export const ALL: APIRoute = ({ request, clientAddress }) =>
  answer(request, clientAddress, saveThenForward(keep, forward))
