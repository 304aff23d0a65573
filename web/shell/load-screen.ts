import type { ComponentType } from 'react'
import { chunkTimeoutMs } from '../../contract/limits.ts'

/** Loads a screen's code; what takes too long or fails is an error that the error screen shows. */

interface ScreenModule {
  default: ComponentType
}

const modules = import.meta.glob<ScreenModule>(['../features/**/*-screen.tsx', './honest-page.tsx'])

class ChunkLoadError extends Error {
  override name = 'ChunkLoadError'
}

const after = (ms: number, file: string): Promise<never> =>
  new Promise((_, reject) => {
    setTimeout(() => reject(new ChunkLoadError(`Loading ${file} took longer than ${ms} ms.`)), ms)
  })

export const loadScreen = async (file: string): Promise<ScreenModule> => {
  const load = modules[file]
  if (!load) throw new Error(`The route table names ${file}, which is not there.`)
  const loading = load().catch((cause: unknown) => {
    throw new ChunkLoadError(`Loading ${file} failed.`, { cause })
  })
  return Promise.race([loading, after(chunkTimeoutMs, file)])
}
