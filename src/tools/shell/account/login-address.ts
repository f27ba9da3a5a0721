/** Leads back here after signing in. */
export function loginAddress({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  return `/login?${new URLSearchParams({ next: pathname + search }).toString()}`
}
