import { chunkTimeoutMs } from '../../contract/limits.ts'
import { loadAnswers } from '../api/asking.tsx'
import type { ScreenModule } from './beyond.ts'

/** Loads a screen's code; what takes too long or fails is an error that the error screen shows. */

/** Pages that only say something: their names come with the first script, those of all others beside what asks the server. */
const said = import.meta.glob<ScreenModule>('../features/marketing/*-screen.tsx')

/** Raised as ChunkLoadError (specification, section 8); the file is told by its source, the cause by the browser. */
const failed = (file: string, cause?: unknown): Error =>
  Object.assign(new Error(`Loading ${file} failed.`, { cause }), { name: 'ChunkLoadError' })

const inTime = <T>(file: string, coming: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    setTimeout(() => reject(failed(file)), chunkTimeoutMs)
    coming.then(resolve, (cause: unknown) => reject(failed(file, cause)))
  })

/** Loads what every screen but those needs. */
export const loadBeyond = (): Promise<typeof import('./beyond.ts')> =>
  inTime(
    './beyond.ts',
    Promise.all([import('./beyond.ts'), loadAnswers()]).then(([beyond]) => beyond),
  )

// A test holds that the route table names no screen that is not there.
export const loadScreen = (file: string): Promise<ScreenModule> =>
  inTime(file, said[file]?.() ?? loadBeyond().then(({ screens }) => screens[file]!()))
