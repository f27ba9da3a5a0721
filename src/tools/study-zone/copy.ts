/** Puts it on the clipboard with its italics, or as plain text where the browser takes no other. */
export async function copyRich(html: string, text: string): Promise<void> {
  const data = {
    'text/html': new Blob([html], { type: 'text/html' }),
    'text/plain': new Blob([text], { type: 'text/plain' })
  }
  try {
    await navigator.clipboard.write([new ClipboardItem(data)])
  } catch {
    await navigator.clipboard.writeText(text)
  }
}
