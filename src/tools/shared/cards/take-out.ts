import { readRows } from '#data/read/live-rows.ts'
import { cardsCsv, csvCards } from '#domain/import/cards-csv.ts'
import { download } from '#ui/download.ts'

/** Some cards as a CSV file, which spreadsheets, Anki, Quizlet and this app read. */
export async function takeOutCards(ids: readonly string[], names: ReadonlyMap<string, string>): Promise<void> {
  const wanted = new Set(ids)
  const cards = (await readRows('cards')).filter(({ id }) => wanted.has(id))
  const csv = cardsCsv(csvCards(cards, names))
  // With its byte order mark Excel reads it as UTF-8.
  download(new Blob(['\uFEFF', csv], { type: 'text/csv' }), 'cards.csv')
}
