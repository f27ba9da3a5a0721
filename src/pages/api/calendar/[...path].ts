import type { APIRoute } from 'astro'
import { answerCalendar } from '#server/calendar/app.ts'
import { hostedCalendars } from '#server/calendar/hosted.ts'

export const prerender = false

const place = hostedCalendars(process.env, true, line => void process.stderr.write(`${line}\n`))

/** On Vercel. Our own server answers these addresses itself (server/local/http/calendar-listener.ts). */
export const ALL: APIRoute = ({ request, clientAddress }) => answerCalendar(request, clientAddress, place)
