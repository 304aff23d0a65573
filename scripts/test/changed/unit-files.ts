import type { Import } from '../../check/imports.ts'
import type { Tree } from '../../check/tree.ts'
import { costs, testSeconds, workers } from './costs.ts'
import type { Touched } from './features.ts'
import { importersOf } from './graph.ts'

/** A test that runs, and the reason shown for it. */
export interface Picked {
  readonly name: string
  readonly why: string
}

export interface UnitFiles {
  readonly run: readonly Picked[]
  readonly left: readonly string[]
  readonly seconds: number
}

/** Tells the walks over the route table, which run for one feature's routes at a time. */
const isWalk = (file: string): boolean => /^server\/walks\/(?:access|tenancy|rubbish|roles)\.test\.ts$/.test(file)
const isUnitTest = (file: string) => /^(?:contract|law|scripts|server|web)\/.*\.test\.ts$/.test(file) && !isWalk(file)

const folderOf = (file: string) => file.slice(0, file.lastIndexOf('/') + 1)

interface Near extends Picked {
  /** 0 for a changed test; the smaller, the more the test is about the change. */
  readonly distance: number
}

const atDistance = (name: string, distance: number): Near => ({
  name,
  distance,
  why: ['changed', 'imports it'][distance] ?? `imports it over ${distance - 1} files`,
})

/** Finds tests by folder: beside a changed file, or anywhere in the changed feature, which they test over HTTP. */
const besideIt = (tests: readonly string[], changed: readonly string[], touched: readonly Touched[]): Near[] => {
  const folders = new Set(changed.filter((file) => /^(?!scripts).*\.tsx?$/.test(file)).map(folderOf))
  return tests.flatMap((name): Near[] => {
    if (folders.has(folderOf(name))) return [{ name, distance: 1.5, why: 'beside it' }]
    const feature = touched.find(({ folder }) => name.startsWith(folder))
    return feature ? [{ name, distance: 2, why: `of ${feature.name}` }] : []
  })
}

/** Picks the vitest files that a change may break, nearest first, until their time is used up. */
export const unitFilesFor = (
  tree: Tree,
  imports: readonly Import[],
  changed: readonly string[],
  touched: readonly Touched[],
  withinSeconds: number,
): UnitFiles => {
  const tests = [...tree.keys()].filter(isUnitTest)
  const importing = [...importersOf(imports, changed)]
    .filter(([file]) => isUnitTest(file) && tree.has(file))
    .map(([file, distance]) => atDistance(file, distance))
  const near = [...importing, ...besideIt(tests, changed, touched)].toSorted((a, b) => a.distance - b.distance)
  const ranked = [...Map.groupBy(near, ({ name }) => name).values()].map(([nearest]) => nearest!)
  const run: Picked[] = []
  // A changed walk takes too long to run in full.
  const left: string[] = changed.filter(isWalk)
  let seconds = ranked.length > 0 ? costs.unitStart : 0
  for (const { name, why } of ranked) {
    const more = testSeconds(name, tree.get(name) ?? '') / workers.vitest
    if (seconds + more > withinSeconds) left.push(name)
    else {
      run.push({ name, why })
      seconds += more
    }
  }
  return { run, left, seconds }
}
