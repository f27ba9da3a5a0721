import { afterEach, beforeEach, expect, test } from 'vitest'
import { putBrowserModel, type BrowserModel } from '../../../../tests/support/browser-model.ts'
import {
  $downloaded,
  $downloadFailure,
  $privateModel,
  fetchPrivateModel,
  lookForModel,
  openWanted,
  stopFetching,
  wantedName,
  wantPrivateModel
} from '#data/workers/private/private-model.ts'

let model: BrowserModel
let unwatch: () => void

beforeEach(() => {
  model = putBrowserModel(() => Promise.resolve('{}'))
  model.state = 'downloadable'
  unwatch = $privateModel.subscribe(() => undefined)
})
afterEach(() => {
  wantPrivateModel(false)
  unwatch()
  model.remove()
})

const seen = () => $privateModel.get().look.state

test('it is off and not fetched until the student says so; who asks twice waits for one download', async () => {
  await lookForModel()
  expect(seen()).toBe('downloadable')
  expect($privateModel.get().isWanted).toBe(false)
  expect(wantedName()).toBeNull()
  const shares: (number | null)[] = []
  const stopWatching = $downloaded.subscribe(share => void shares.push(share))
  const fetched = fetchPrivateModel()
  expect(fetchPrivateModel()).toBe(fetched)
  expect(seen()).toBe('downloading')
  await fetched
  stopWatching()
  expect(shares).toEqual([null, 0, 0.5, 1, null])
  expect(seen()).toBe('available')
  expect(model.open).toBe(0)
})

test('a download that the student stops ends at once and is no failure', async () => {
  model.hold = true
  const failed = expect(fetchPrivateModel()).rejects.toThrow('abort')
  await expect.poll(() => $downloaded.get()).toBe(1)
  stopFetching()
  await failed
  expect(seen()).toBe('downloadable')
  expect($downloaded.get()).toBeNull()
  expect($downloadFailure.get()).toBeNull()
})

test('a download that failed keeps its reason for whoever looked elsewhere, until it is asked for again', async () => {
  model.failure = new DOMException('full', 'QuotaExceededError')
  await expect(fetchPrivateModel()).rejects.toThrow('full')
  expect($downloadFailure.get()).toBe(model.failure)
  model.failure = null
  const again = fetchPrivateModel()
  expect($downloadFailure.get()).toBeNull()
  await again
})

test('what is wanted but not on the device is neither opened nor fetched', async () => {
  wantPrivateModel(true)
  expect(wantedName()).toBe('Browser model')
  expect(await openWanted({})).toBeNull()
  expect(model.state).toBe('downloadable')
})
