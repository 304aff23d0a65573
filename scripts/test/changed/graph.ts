import type { Import } from '../../check/imports.ts'

/**
 * Files that gather the whole product. A test that opens a world imports all of it through them, so paths between a
 * test and a change end here; what such a test is about follows from the folder that it is in.
 */
const isHub = (file: string): boolean =>
  /^contract\/kinds\.ts$|^server\/(?:app|features|offered|main|admin|runtime)\.ts$|^server\/(?:demo|walks)\/|^server\/testing\/world\.ts$|\/demo\.ts$/.test(
    file,
  )

/** Which imports a file is found by; those of types alone leave nothing to run. */
type Takes = (one: Import) => boolean

const atRunTime: Takes = ({ typesOnly, ofPackage }) => !typesOnly && !ofPackage
/** Only what comes in the same breath: `import()` makes a part of the client that loads by itself. */
export const atOnce: Takes = (one) => atRunTime(one) && !one.isDynamic

/** Finds every file that imports one of these, at whatever remove, with the number of imports between them; 0 for themselves. */
export const importersOf = (
  imports: readonly Import[],
  files: readonly string[],
  takes: Takes = atRunTime,
): Map<string, number> => {
  const importers = Map.groupBy(imports.filter(takes), ({ to }) => to)
  const found = new Map(files.map((file) => [file, 0]))
  for (const [file, distance] of found)
    for (const { from } of distance > 0 && isHub(file) ? [] : (importers.get(file) ?? []))
      if (!found.has(from)) found.set(from, distance + 1)
  return found
}
