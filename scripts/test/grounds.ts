import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { everyImport, type Import } from '../check/imports.ts'
import { readTree } from '../check/tree.ts'
import { changedFiles } from './change.ts'
import { flakyFile, lastRuns, readRecord } from './flaky-record.ts'
import type { Grounds } from './retries.ts'

/** Lists a file and all files of the project that it imports, directly or through others. */
export const loadedWith = (file: string, imports: readonly Import[]): string[] => {
  const loaded = new Set([file])
  for (const one of loaded)
    for (const { from, to, ofPackage } of imports) if (from === one && !ofPackage) loaded.add(to)
  return [...loaded]
}

/** Reads from the project's folder what decides about flaky journeys. */
export const groundsIn = async (root: string): Promise<Grounds> => {
  const record = readRecord(await readFile(join(root, flakyFile), 'utf8').catch(() => ''))
  const imports = everyImport(readTree(root))
  return {
    recorded: new Set(lastRuns(record).flatMap(({ journeys }) => journeys.map(({ name }) => name))),
    changed: changedFiles(root, record.runs),
    loadedBy: (file) => loadedWith(file, imports),
  }
}
