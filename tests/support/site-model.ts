import { vi } from 'vitest'
import type { WebLlmAnswer, WebLlmFailure, WebLlmQuestion, WebLlmRequest } from '#contract/web-llm-worker.ts'
import type { WebLlmPort } from '#data/private/web-llm-session.ts'
import { memoryCaches } from './memory-caches.ts'

export const SITE = 'https://study.example'
export const FOLDER = `${SITE}/models/Small-1B-q4f16_1-MLC/`
export const WEIGHTS = ['tensor-cache.json', 'params_shard_0.bin', 'params_shard_1.bin'].map(name => FOLDER + name)

/** A browser with a graphics card on a site that offers a model. The worker's side of WebLLM is up to the test. */
export interface SiteModel {
  /** Of the folder on the server, by name; missing ones are answered with 404. */
  files: Record<string, unknown>
  isOnline: boolean
  adapter: { features: Set<string>; limits: Record<string, number> } | null
  memory: number
  quota: number
  /** What stops the download after the first half, if anything. */
  cut: WebLlmFailure | 'never ends' | null
  say: (question: WebLlmQuestion) => Promise<string>
  /** All that was asked of workers, in order. */
  readonly asked: WebLlmRequest[]
  /** Workers that were started and not ended. */
  running: number
  readonly kept: (cacheName: string) => Promise<string[]>
}

export function putSiteModel(say: SiteModel['say'] = () => Promise.resolve('{}')): SiteModel {
  const caches = memoryCaches()
  const model: SiteModel = {
    files: {
      'tensor-cache.json': {
        records: [
          { dataPath: 'params_shard_0.bin', nbytes: 400_000_000 },
          { dataPath: 'params_shard_1.bin', nbytes: 300_000_000 }
        ]
      },
      'mlc-chat-config.json': { quantization: 'q4f16_1', model_type: 'qwen3' }
    },
    isOnline: true,
    adapter: {
      features: new Set(['shader-f16']),
      limits: {
        maxBufferSize: 2 ** 30,
        maxStorageBufferBindingSize: 2 ** 30,
        maxComputeWorkgroupStorageSize: 2 ** 15,
        maxStorageBuffersPerShaderStage: 10
      }
    },
    memory: 8,
    quota: 10e9,
    cut: null,
    say,
    asked: [],
    running: 0,
    kept: async name => ((await caches.has(name)) ? (await (await caches.open(name)).keys()).map(({ url }) => url) : [])
  }

  const keep = async (address: string): Promise<void> => {
    const name = address.slice(FOLDER.length)
    await (await caches.open('webllm/model')).put(address, Response.json(model.files[name] ?? null))
  }

  async function load(tell: (answer: WebLlmAnswer) => void): Promise<void> {
    await (
      await caches.open('webllm/config')
    ).put(`${FOLDER}mlc-chat-config.json`, Response.json(model.files['mlc-chat-config.json']))
    for (const [at, address] of WEIGHTS.entries()) {
      if (at === 2 && model.cut) {
        if (model.cut !== 'never ends') tell({ kind: 'failed', id: null, ...model.cut })
        return
      }
      await keep(address)
      tell({ kind: 'fetched', share: at / 2 })
    }
    tell({ kind: 'ready' })
  }

  class Worker implements WebLlmPort {
    onmessage: WebLlmPort['onmessage'] = null
    onerror: WebLlmPort['onerror'] = null
    isEnded = false
    constructor() {
      model.running += 1
    }
    terminate(): void {
      if (!this.isEnded) model.running -= 1
      this.isEnded = true
    }
    postMessage(request: WebLlmRequest): void {
      model.asked.push(structuredClone(request))
      const tell = (data: WebLlmAnswer): void => {
        if (!this.isEnded) this.onmessage?.({ data })
      }
      if (request.kind === 'load') void load(tell)
      if (request.kind !== 'ask') return
      void model.say(request).then(
        text => tell({ kind: 'said', id: request.id, text }),
        (error: unknown) => {
          const { name, message } = error as Error
          tell({ kind: 'failed', id: request.id, name, message })
        }
      )
    }
  }

  vi.stubGlobal('Worker', Worker)
  vi.stubGlobal('caches', caches)
  vi.stubGlobal('location', { origin: SITE })
  vi.stubGlobal('navigator', {
    gpu: { requestAdapter: () => Promise.resolve(model.adapter) },
    get deviceMemory() {
      return model.memory
    },
    storage: { estimate: () => Promise.resolve({ quota: model.quota, usage: 0 }) }
  })
  vi.stubGlobal('fetch', (address: string) => {
    if (!model.isOnline) return Promise.reject(new TypeError('Failed to fetch'))
    const found = model.files[address.slice(FOLDER.length)]
    return Promise.resolve(
      found === undefined ? new Response('<!doctype html>', { status: 404 }) : Response.json(found)
    )
  })
  return model
}
