import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { smallStorage } from '../../tests/support/small-storage.ts'
import { KEEP_KEY } from '#config/study-this.ts'
import { moveToDevice, putAside } from '#stores/aside.ts'

beforeEach(() => {
  vi.stubGlobal('localStorage', smallStorage())
  vi.stubGlobal('sessionStorage', smallStorage())
})
afterEach(() => vi.unstubAllGlobals())

const waiting = (): unknown => JSON.parse(localStorage.getItem(KEEP_KEY) ?? '[]')

test('a set begun in this tab waits on the device once there is an account, with its last answers, once', () => {
  putAside(sessionStorage, { title: 'Potsdam' })
  putAside(sessionStorage, { title: 'Yalta' })
  putAside(sessionStorage, { title: 'Potsdam', answers: [3] } as { title: string })
  expect(waiting()).toEqual([])
  moveToDevice()
  moveToDevice()
  expect(waiting()).toEqual([{ title: 'Yalta' }, { title: 'Potsdam', answers: [3] }])
  expect(sessionStorage.getItem(KEEP_KEY)).toBeNull()
})

test('what the workspace is taking in is left as it is', () => {
  putAside(localStorage, { title: 'Potsdam', noteId: 'n' })
  putAside(sessionStorage, { title: 'Potsdam' })
  moveToDevice()
  expect(waiting()).toEqual([{ title: 'Potsdam', noteId: 'n' }, { title: 'Potsdam' }])
})

test('without room on the device the set stays in the tab', () => {
  putAside(sessionStorage, { title: 'Potsdam' })
  localStorage.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  moveToDevice()
  expect(sessionStorage.getItem(KEEP_KEY)).not.toBeNull()
})
