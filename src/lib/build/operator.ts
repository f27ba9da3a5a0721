/** Who runs this copy, from the environment; never an invented company. */
export function operatorOf(env: Readonly<Record<string, string | undefined>>): string | undefined {
  const name = env['PUBLIC_OPERATOR']?.trim()
  return name === '' ? undefined : name
}
