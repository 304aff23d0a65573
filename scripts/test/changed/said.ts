import type { Selection } from './selection.ts'
import type { Picked } from './unit-files.ts'

const namedMost = 12

const some = (names: readonly string[]): string =>
  names.length > namedMost
    ? `${names.slice(0, namedMost).join(', ')} and ${names.length - namedMost} more`
    : names.join(', ')

const each = (picked: readonly Picked[]): string[] => picked.map(({ name, why }) => `    ${name} (${why})`)

const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`

const inSeconds = (seconds: number): string => `about ${Math.ceil(seconds)} s`

/** Describes the change, what runs and why, how long it should take, and what is left to CI. */
export const wordsFor = ({ since, files, buildSeconds, unit, walks, journeys }: Selection): string => {
  const seconds = buildSeconds + unit.seconds + walks.seconds + journeys.seconds
  const walked = walks.pattern ? `of ${counted(walks.run.length, 'route')}` : 'of access, over every route'
  const left = [
    ...(unit.left.length > 0 ? [`  ${counted(unit.left.length, 'test file')}: ${some(unit.left)}`] : []),
    ...(walks.left.length > 0 ? [`  the walks of ${counted(walks.left.length, 'route')}: ${some(walks.left)}`] : []),
    ...(journeys.left.length > 0 ? [`  ${counted(journeys.left.length, 'journey')}: ${some(journeys.left)}`] : []),
    `  and whatever no import and no recorded call ties to the change, ${counted(journeys.unconcerned, 'journey')} among it`,
  ]
  return [
    `Changed since ${since}: ${counted(files.length, 'file')}: ${some(files)}`,
    `Selected, ${inSeconds(seconds)}${buildSeconds > 0 ? ` with ${inSeconds(buildSeconds)} to build the client` : ''}:`,
    `  ${counted(unit.run.length, 'test file')}, ${inSeconds(unit.seconds)}`,
    ...each(unit.run),
    ...(walks.files.length > 0 ? [`  the walks ${walked}, ${inSeconds(walks.seconds)}`] : []),
    `  ${counted(journeys.count, 'journey')}, ${inSeconds(journeys.seconds)}`,
    ...each(journeys.run),
    'Left to CI:',
    ...left,
  ].join('\n')
}
