import { lazy, type ComponentType, type LazyExoticComponent } from 'react'

const Nothing: ComponentType = () => null

/** A part of the frame fetched after the first paint; where it is not on the device, the frame stands without it. */
export function later(load: () => Promise<ComponentType>): LazyExoticComponent<ComponentType> {
  return lazy(async () => ({ default: await load().catch(() => Nothing) }))
}
