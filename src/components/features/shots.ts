import type { ImageMetadata } from 'astro'
import { tools, type Tool, type ToolId } from '#config/tools.ts'
import { m } from '#messages/generated/messages.js'

export type ShotTheme = 'dark' | 'light'

export interface Shot {
  readonly name: string
  readonly tool: ToolId
  readonly alt: string
  readonly caption: string
}

const files = import.meta.glob<ImageMetadata>('./shots/*.webp', { eager: true, import: 'default' })

/** Made by `npm run screenshots`; a picture that is missing is a fault of the build, not a hole in the page. */
export function phoneShot(name: string, theme: ShotTheme): ImageMetadata {
  const file = files[`./shots/${name}-phone-${theme}.webp`]
  if (!file) throw new Error(`There is no picture ${name}-phone-${theme}. Run npm run screenshots.`)
  return file
}

/** The one for wide screens, where there is one. */
export function deskShot(name: string, theme: ShotTheme): ImageMetadata | undefined {
  return files[`./shots/${name}-desk-${theme}.webp`]
}

/** Only what exists has a picture. */
export function shots(): Shot[] {
  const all: readonly Shot[] = [
    { name: 'note', tool: 'notetaker', alt: m.features_shot_note(), caption: m.features_shot_note_text() },
    { name: 'review', tool: 'notetaker', alt: m.features_shot_review(), caption: m.features_shot_review_text() },
    { name: 'main', tool: 'main', alt: m.features_shot_main(), caption: m.features_shot_main_text() }
  ]
  return all.filter(({ tool }) => (tools[tool] as Tool).built)
}
