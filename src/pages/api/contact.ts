import type { APIRoute } from 'astro'
import { keepHosted } from '#server/contact-store.ts'
import { contactAnswerer } from '#server/contact.ts'

export const prerender = false

const answer = contactAnswerer()

/** On Vercel. Our own server answers this address itself (server/local/contact-listener.ts). */
export const ALL: APIRoute = ({ request, clientAddress }) =>
  answer(request, clientAddress, message => keepHosted(process.env, message))
