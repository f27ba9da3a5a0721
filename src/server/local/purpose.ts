/** Said at every start: this mode is honest about what it is for. */
export const PURPOSE =
  'The embedded backend is for one person, a family or a trial. It survives a killed process, but not a power cut: ' +
  'the copy on each device fills the gap. Schools use hosted or self-hosted Supabase (docs/local-backend.md).'
