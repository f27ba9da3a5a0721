import { expect, type Page } from '@playwright/test'

/** Opens a new note and waits until it can be written. */
export async function newNote(page: Page, title: string): Promise<void> {
  await page.goto('/notetaker?note=new')
  await page.getByRole('textbox', { name: 'Title' }).fill(title)
  await page.getByRole('textbox', { name: 'Note', exact: true }).click()
}

/** Pastes plain text at the caret, as the clipboard would. */
export async function paste(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Note', exact: true }).evaluate((element, pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', pasted)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, text)
}

/** The note says that its last words are in the device's database. */
export async function expectSaved(page: Page): Promise<void> {
  await expect(page.getByText('Saved on this device', { exact: true }).first()).toBeVisible()
}
