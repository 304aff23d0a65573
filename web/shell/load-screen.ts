import type { ComponentType } from 'react'
import { chunkTimeoutMs } from '../../contract/limits.ts'

/** Loads a screen's code; what takes too long or fails is an error that the error screen shows. */

interface ScreenModule {
  default: ComponentType
  /** Of a screen whose words come by themselves, page by page: has those of a page ready. */
  loadWords?: (pathname: string) => Promise<unknown>
}

const modules = import.meta.glob<ScreenModule>(['../features/**/*-screen.tsx', './honest-page.tsx'])

/** Raised as ChunkLoadError (specification, section 8); the file is told by its source, the cause by the browser. */
const failed = (file: string, cause?: unknown): Error =>
  Object.assign(new Error(`Loading ${file} failed.`, { cause }), { name: 'ChunkLoadError' })

export const loadScreen = (file: string): Promise<ScreenModule> =>
  new Promise((resolve, reject) => {
    setTimeout(() => reject(failed(file)), chunkTimeoutMs)
    // A test holds that the route table names no screen that is not there.
    modules[file]!().then(resolve, (cause: unknown) => reject(failed(file, cause)))
  })
