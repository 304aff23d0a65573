import { costs, workers } from './costs.ts'
import { askedBy, type Journey } from './map.ts'
import type { Picked } from './unit-files.ts'

/** A spec file as it is in the tree. */
export interface Spec {
  /** Its name, without its folder. */
  readonly file: string
  readonly text: string
}

/** The change, in the terms that journeys are recorded in. */
export interface Meaning {
  /** Routes and parts of the client that the change goes into; what is nearer to it weighs more, 1 at most. */
  readonly items: ReadonlyMap<string, number>
  /** Spec files that changed (0), or that import what changed, by the imports between. */
  readonly specs: ReadonlyMap<string, number>
  /** Features by name: what was never recorded is taken to concern the feature that its file is named after. */
  readonly features: readonly string[]
}

export interface Journeys {
  readonly run: readonly Picked[]
  /** How many journeys that makes: a picked file may hold several. */
  readonly count: number
  /** The longest of them, by its record. */
  readonly longestSeconds: number
  readonly left: readonly string[]
  /** How many ask for nothing of what changed. */
  readonly unconcerned: number
  readonly seconds: number
}

/** A journey, or a whole file that can only run together. */
interface Unit {
  readonly name: string
  readonly file: string
  readonly seconds: number
  readonly longestSeconds: number
  readonly items: ReadonlySet<string>
  readonly count: number
  readonly isUnknown: boolean
}

const isSerial = (text: string) => /mode: 'serial'/.test(text)
/** Finds the titles written out in a spec file; titles made from variables can't be looked up. */
const titlesIn = (text: string) =>
  [...text.matchAll(/^\s*test\(\s*(?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)")/gm)].map(([, single, double]) =>
    (single ?? double ?? '').replaceAll(/\\(.)/g, '$1'),
  )

const lastOf = (title: string) => title.split(' › ').at(-1)

/** Keeps a file whole if it changed, runs in serial mode or has journeys the map doesn't know; otherwise splits it. */
const unitsOf = ({ file, text }: Spec, known: readonly Journey[], { specs }: Meaning): Unit[] => {
  const titles = titlesIn(text)
  const unknown = titles.filter((title) => !known.some((one) => lastOf(one.title) === title)).length
  const isUnknown = unknown > 0 || known.length === 0
  if (!isUnknown && !isSerial(text) && specs.get(file) !== 0)
    return known.map((one) => ({
      ...one,
      name: `${file} › ${one.title}`,
      longestSeconds: one.seconds,
      count: 1,
      isUnknown,
    }))
  const seconds =
    known.reduce((sum, one) => sum + one.seconds, 0) + Math.max(unknown, isUnknown ? 1 : 0) * costs.unknownJourney
  const items = new Set(known.flatMap((one) => [...one.items]))
  const longestSeconds = Math.max(0, ...known.map((one) => one.seconds))
  return [{ name: file, file, seconds, longestSeconds, items, count: Math.max(known.length + unknown, 1), isUnknown }]
}

/** Weighs an item that a picked journey already covers. */
const again = 0.25
/** Breaks ties in favour of a spec file with fewer picked journeys. */
const nuance = 1e-4

const pointsOf = (
  unit: Unit,
  meaning: Meaning,
  counts: ReadonlyMap<string, number>,
  shown: ReadonlySet<string>,
): number => {
  const distance = meaning.specs.get(unit.file)
  const own = distance === undefined ? 0 : distance === 0 ? 100 : 1 / (distance * meaning.specs.size)
  const named = unit.isUnknown && meaning.features.some((name) => unit.file.startsWith(name)) ? 1 : 0
  return [...unit.items].reduce((sum, item) => {
    const weight = meaning.items.get(item) ?? 0
    return sum + (weight / (counts.get(item) ?? 1)) * (shown.has(item) ? again : 1)
  }, own + named)
}

const whyOf = (unit: Unit, { specs, items }: Meaning, counts: ReadonlyMap<string, number>): string => {
  if (specs.get(unit.file) === 0) return 'changed'
  const weight = (item: string) => (items.get(item) ?? 0) / (counts.get(item) ?? 1)
  const [rarest] = [...unit.items].filter((item) => items.has(item)).toSorted((a, b) => weight(b) - weight(a))
  const count = (rarest && counts.get(rarest)) ?? 1
  if (rarest) return `asks for ${rarest}, as ${count} ${count === 1 ? 'does' : 'do'}`
  return specs.has(unit.file) ? 'imports it' : 'named after it'
}

/** Estimates a run with several workers, each taking one file at a time. */
const secondsFor = (units: readonly Unit[]): number => {
  if (units.length === 0) return 0
  const files = [...Map.groupBy(units, ({ file }) => file).values()].map(
    (all) => costs.journeyFile + all.reduce((sum, { seconds }) => sum + seconds, 0),
  )
  const together = files.reduce((sum, seconds) => sum + seconds, 0) / workers.browser
  return costs.browserStart + Math.max(together, ...files)
}

/** Goes through the journeys, most telling first; items already covered count for less each time. */
const inOrder = (
  units: readonly Unit[],
  meaning: Meaning,
  counts: ReadonlyMap<string, number>,
  fits: (unit: Unit, picked: readonly Unit[]) => boolean,
): { picked: Unit[]; left: Unit[] } => {
  const shown = new Set<string>()
  const picked: Unit[] = []
  const left: Unit[] = []
  const points = (unit: Unit) =>
    pointsOf(unit, meaning, counts, shown) - nuance * picked.filter(({ file }) => file === unit.file).length
  const open = new Set(units)
  while (open.size > 0) {
    const next = [...open]
      .map((unit) => ({ unit, points: points(unit) }))
      .reduce((best, one) => (one.points > best.points ? one : best)).unit
    open.delete(next)
    if (fits(next, picked)) {
      picked.push(next)
      for (const item of next.items) shown.add(item)
    } else left.push(next)
  }
  return { picked, left }
}

const countOf = (units: readonly Unit[]) => units.reduce((sum, { count }) => sum + count, 0)

/**
 * Picks the journeys that a change may break: those in changed files first, then those that ask for most of what changed
 * and few others do, until their time is used up.
 */
export const journeysFor = (
  specs: readonly Spec[],
  map: readonly Journey[],
  meaning: Meaning,
  withinSeconds: number,
): Journeys => {
  const counts = askedBy(map)
  const byFile = Map.groupBy(map, ({ file }) => file)
  const units = specs.flatMap((spec) => unitsOf(spec, byFile.get(spec.file) ?? [], meaning))
  const concerned = units.filter((unit) => pointsOf(unit, meaning, counts, new Set()) > 0)
  const { picked, left } = inOrder(
    concerned,
    meaning,
    counts,
    (unit, before) => secondsFor([...before, unit]) <= withinSeconds,
  )
  return {
    run: picked.map((unit) => ({ name: unit.name, why: whyOf(unit, meaning, counts) })),
    count: countOf(picked),
    longestSeconds: Math.max(0, ...picked.map((unit) => unit.longestSeconds)),
    left: left.map(({ name }) => name),
    unconcerned: countOf(units) - countOf(concerned),
    seconds: secondsFor(picked),
  }
}
