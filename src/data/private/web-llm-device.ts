import type { Lack } from '#data/private/private-engine.ts'

/** What the library asks of a graphics card at least (`detectGPUDevice` of its 0.2.86). */
const LEAST = {
  maxBufferSize: 2 ** 28,
  maxStorageBufferBindingSize: 2 ** 27,
  maxComputeWorkgroupStorageSize: 2 ** 15,
  maxStorageBuffersPerShaderStage: 10
} as const
/** The weights may take up to this share of the memory a browser admits to. */
const SHARE = 0.6
const GIGABYTE = 2 ** 30

/** What of the browser is asked. */
export interface Device {
  readonly gpu: Pick<GPU, 'requestAdapter'> | undefined
  /** In gigabytes, as far as the browser says it. */
  readonly memory: number | undefined
}

export const thisDevice = (): Device => {
  const { gpu, deviceMemory: memory } = navigator as { gpu?: GPU; deviceMemory?: number }
  return { gpu, memory }
}

/** Why a model cannot run on this device, or null. */
export async function lackOf(
  { gpu, memory }: Device,
  needs: { readonly bytes: number; readonly needsF16: boolean }
): Promise<Lack | null> {
  const adapter = await gpu?.requestAdapter({ powerPreference: 'high-performance' }).catch(() => null)
  if (!adapter) return 'no-webgpu'
  if (needs.needsF16 && !adapter.features.has('shader-f16')) return 'no-f16'
  const limits = Object.entries(LEAST) as [keyof typeof LEAST, number][]
  if (limits.some(([name, least]) => adapter.limits[name] < least)) return 'no-memory'
  return memory !== undefined && needs.bytes > memory * GIGABYTE * SHARE ? 'no-memory' : null
}
