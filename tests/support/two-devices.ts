import { beforeEach, expect } from 'vitest'
import { Device } from './device.ts'
import { ModelServer } from './model-server.ts'

/** One student with two browsers and a model of the server, anew for each test of the file that imports this. */
export let server: ModelServer
export let phone: Device
export let laptop: Device

beforeEach(() => {
  server = new ModelServer()
  phone = new Device(server.transport())
  laptop = new Device(server.transport())
})

export async function bothSync(): Promise<void> {
  for (const device of [phone, laptop, phone, laptop]) await device.sync()
}

export async function expectEqual(): Promise<void> {
  expect(await phone.state()).toEqual(await laptop.state())
  expect([await phone.waiting(), await laptop.waiting()]).toEqual([0, 0])
}

export const TWO = [
  { id: 'block-one', text: 'one' },
  { id: 'block-two', text: 'two' }
]

export async function textOf(device: Device, id: string): Promise<string | undefined> {
  return (await device.db.notes.get(id))?.plain
}
