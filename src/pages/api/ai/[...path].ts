import type { APIRoute } from 'astro'
import { answerAi } from '#server/ai/http/app.ts'
import { hostedPlace } from '#server/ai/http/hosted.ts'

export const prerender = false

const place = hostedPlace(process.env, true, line => void process.stderr.write(`${line}\n`))

/** On Vercel. Our own server answers these addresses itself (server/local/http/ai-listener.ts). */
export const ALL: APIRoute = ({ request }) => answerAi(request, place)
