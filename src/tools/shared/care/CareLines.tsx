import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { COUNTRIES, countryName, dialled } from '#domain/care/country.ts'
import { callsOf, type Call } from '#domain/care/emergency.ts'
import { HELPLINES, type Helpline } from '#domain/care/helplines.ts'
import { m } from '#messages/generated/messages.js'
import { $careCountry, chooseCountry } from '#stores/care-country.ts'
import { Select } from '#ui/Select.tsx'
import '#styles/care.css'

const SERVICES: { readonly [service in Call['service']]: () => string } = {
  emergency: m.care_page_emergency,
  police: m.care_page_police,
  ambulance: m.care_page_ambulance
}
const OPTIONS = COUNTRIES.map(country => ({ value: country, text: countryName(country) }))

function Line({ name, number, text, note }: Helpline): ReactNode {
  return (
    <li>
      <a href={`${text === undefined ? 'tel' : 'sms'}:${dialled(number)}`}>
        {text === undefined ? m.care_page_call({ name, number }) : m.care_page_text({ name, number, word: text })}
      </a>
      {note !== undefined && <span>{note}</span>}
    </li>
  )
}

/** Whom to call in the student's country, before any other words, so that no screen is too small for it; the page of care says where each number comes from. */
export function CareLines({ children }: { readonly children?: ReactNode }): ReactNode {
  const country = useStore($careCountry)
  const lines = HELPLINES[country] ?? []
  const isKnown = COUNTRIES.includes(country)
  return (
    <>
      <p className="care-calls">
        {callsOf(country).map(({ service, number }) => (
          <a key={service} className="act ink" href={`tel:${dialled(number)}`}>
            {m.care_page_call({ name: SERVICES[service](), number })}
          </a>
        ))}
      </p>
      {lines.length > 0 && (
        <ul className="care-lines">
          {lines.map(line => (
            <Line key={line.number} {...line} />
          ))}
        </ul>
      )}
      {lines.length === 0 && isKnown && <p>{m.care_page_no_line({ country: countryName(country) })}</p>}
      {children}
      <div className="care-field">
        <Select
          label={m.care_page_country()}
          value={isKnown ? country : ''}
          options={[...(isKnown ? [] : [{ value: '', text: m.care_page_none() }]), ...OPTIONS]}
          onChange={chooseCountry}
          hint={m.care_page_guessed()}
        />
      </div>
      <p>
        <a href="/care">{m.care_crisis_more()}</a>
      </p>
    </>
  )
}
