/** Bytes as people say them, in units of 1,000: "2 GB". */
export function gigabytes(bytes: number): string {
  return `${Math.round(bytes / 1e8) / 10} GB`
}
