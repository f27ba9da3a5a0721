import { m } from '#messages/generated/messages.js'
import type { Theme } from '#stores/theme.ts'

export const themeNames = {
  dark: m.shell_theme_dark,
  light: m.shell_theme_light,
  contrast: m.shell_theme_contrast,
  system: m.shell_theme_system
} satisfies Record<Theme, () => string>
