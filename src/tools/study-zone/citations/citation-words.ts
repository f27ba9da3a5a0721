import { m } from '#messages/generated/messages.js'
import type { FieldName, Kind } from '#tools/study-zone/citations/source.ts'

export const KIND_WORDS: Readonly<Record<Kind, () => string>> = {
  book: m.desk_cite_book,
  chapter: m.desk_cite_chapter,
  journal: m.desk_cite_journal,
  newspaper: m.desk_cite_newspaper,
  magazine: m.desk_cite_magazine,
  website: m.desk_cite_website,
  video: m.desk_cite_video,
  film: m.desk_cite_film,
  report: m.desk_cite_report,
  lecture: m.desk_cite_lecture,
  interview: m.desk_cite_interview,
  podcast: m.desk_cite_podcast,
  entry: m.desk_cite_entry,
  thesis: m.desk_cite_thesis
}

export const FIELD_WORDS: Readonly<Record<FieldName, () => string>> = {
  authors: m.desk_cite_authors,
  interviewer: m.desk_cite_interviewer,
  title: m.desk_cite_title,
  editors: m.desk_cite_editors,
  container: m.desk_cite_container,
  edition: m.desk_cite_edition,
  volume: m.desk_cite_volume,
  issue: m.desk_cite_issue,
  number: m.desk_cite_number,
  genre: m.desk_cite_genre,
  publisher: m.desk_cite_publisher,
  place: m.desk_cite_place,
  date: m.desk_cite_date,
  pages: m.desk_cite_pages,
  doi: m.desk_cite_doi,
  url: m.desk_cite_url,
  accessed: m.desk_cite_accessed,
  at: m.desk_cite_at
}

export const FIELD_HINTS: Readonly<Partial<Record<FieldName, () => string>>> = {
  authors: m.desk_cite_authors_hint,
  container: m.desk_cite_container_hint,
  date: m.desk_cite_date_hint,
  accessed: m.desk_cite_accessed_hint,
  genre: m.desk_cite_genre_hint
}
