/**
 * `npm test -- --changed`: picks the tests that a change may break and that fit into a few minutes. It advises; CI decides.
 * See docs/testing.md.
 */
import { join } from 'node:path'
import { everyImport } from '../../check/imports.ts'
import { readTree } from '../../check/tree.ts'
import { changesIn } from '../change.ts'
import { wordsFor } from './said.ts'
import { select } from './selection.ts'

const root = join(import.meta.dirname, '../../..')

export interface ChangedTests {
  /** What to print before anything runs. */
  readonly words: string
  /** What to pass to `vitest run`, a run each; none where no test is selected. */
  readonly vitest: readonly (readonly string[])[]
  /** The lines of the file for Playwright's `--test-list`; empty where no journey is selected. */
  readonly journeys: readonly string[]
  /** For Playwright's `--timeout`, so that a journey waiting for what the change took away ends in time. */
  readonly journeyMostSeconds: number
}

/** No journey is given less, and a long one three times what it took when it was recorded. */
const journeyLeastSeconds = 60

/** Selects the tests for what changed in the working tree; takes a few seconds, most of them to read imports. */
export const changedTests = async (withinSeconds: number): Promise<ChangedTests> => {
  const tree = readTree(root)
  const selection = await select(tree, everyImport(tree), changesIn(root), withinSeconds)
  const { unit, walks, journeys } = selection
  return {
    words: wordsFor(selection),
    vitest: [
      unit.run.map(({ name }) => name),
      walks.pattern ? [...walks.files, '--testNamePattern', walks.pattern] : walks.files,
    ].filter((words) => words.length > 0),
    journeys: journeys.run.map(({ name }) => name),
    journeyMostSeconds: Math.max(journeyLeastSeconds, 3 * journeys.longestSeconds),
  }
}
