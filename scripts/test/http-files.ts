import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pureTests } from '../../vitest.rules.config.ts'
import { isMarked, isOfLauncher } from './postgres.ts'

const root = join(import.meta.dirname, '../..')

const filesBy = async (patterns: readonly string[]): Promise<string[]> =>
  (await Array.fromAsync(glob([...patterns], { cwd: root }))).map((file) => file.replaceAll('\\', '/')).toSorted()

/** Lists the tests that use the database of the tests: those that run on both versions of PostgreSQL, and the rest. */
export const httpTestFiles = async (): Promise<{ marked: string[]; unmarked: string[] }> => {
  const pure = new Set(await filesBy(pureTests))
  const files = (await filesBy(['server/**/*.test.ts'])).filter((file) => !pure.has(file) && !isOfLauncher(file))
  const sources = await Promise.all(files.map((file) => readFile(join(root, file), 'utf8')))
  const isMarkedAt = (place: number): boolean => isMarked(sources[place] ?? '')
  return {
    marked: files.filter((_, place) => isMarkedAt(place)),
    unmarked: files.filter((_, place) => !isMarkedAt(place)),
  }
}
