import { crc32, deflateSync } from 'node:zlib'
import type { Page } from '@playwright/test'

/** Puts a drawing at the caret of the open note, as the clipboard would. */
export async function pasteDrawing(page: Page, name: string): Promise<void> {
  await page.evaluate(async fileName => {
    const canvas = new OffscreenCanvas(320, 200)
    canvas.getContext('2d')?.fillRect(10, 10, 200, 100)
    const clipboardData = new DataTransfer()
    clipboardData.items.add(new File([await canvas.convertToBlob()], fileName, { type: 'image/png' }))
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
    document.querySelector('.ProseMirror')?.dispatchEvent(event)
  }, name)
}

const RATE = 8000

/** Four seconds of a quiet tone, as a WAV file. */
export function aSound(name: string): { name: string; mimeType: string; buffer: Buffer } {
  const length = 4 * RATE
  const buffer = Buffer.alloc(44 + length, 128)
  buffer.write('RIFF', 0)
  buffer.writeUInt32LE(36 + length, 4)
  buffer.write('WAVEfmt ', 8)
  buffer.writeUInt32LE(16, 16)
  buffer.writeUInt16LE(1, 20)
  buffer.writeUInt16LE(1, 22)
  buffer.writeUInt32LE(RATE, 24)
  buffer.writeUInt32LE(RATE, 28)
  buffer.writeUInt16LE(1, 32)
  buffer.writeUInt16LE(8, 34)
  buffer.write('data', 36)
  buffer.writeUInt32LE(length, 40)
  for (let at = 44; at < buffer.length; at += 1) buffer[at] = 128 + Math.round(8 * Math.sin(at / 3))
  return { name, mimeType: 'audio/wav', buffer }
}

/** The smallest PNG there is: one grey dot. */
export function aPicture(name: string): { name: string; mimeType: string; buffer: Buffer } {
  const dot = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg=='
  return { name, mimeType: 'image/png', buffer: Buffer.from(dot, 'base64') }
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

/** Large enough to draw on: 320 by 200, from dark to light. */
export function aDrawing(name: string): { name: string; mimeType: string; buffer: Buffer } {
  const [width, height] = [320, 200]
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width)
  header.writeUInt32BE(height, 4)
  header[8] = 8
  const rows = Array.from({ length: height }, () =>
    Buffer.from([0, ...Array.from({ length: width }, (_, at) => at % 256)])
  )
  const parts = [chunk('IHDR', header), chunk('IDAT', deflateSync(Buffer.concat(rows))), chunk('IEND', Buffer.alloc(0))]
  const buffer = Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), ...parts])
  return { name, mimeType: 'image/png', buffer }
}
