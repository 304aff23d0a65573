import type { Import } from './imports.ts'
import type { Finding } from './tree.ts'

/** A path from `start` back to itself over files not yet known to be free of circles. */
const circleFrom = (
  start: string,
  targets: ReadonlyMap<string, readonly string[]>,
  free: Set<string>,
): string[] | undefined => {
  const path: string[] = []
  const walk = (file: string): string[] | undefined => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file]
    if (free.has(file)) return undefined
    path.push(file)
    for (const target of targets.get(file) ?? []) {
      const found = walk(target)
      if (found) return found
    }
    path.pop()
    free.add(file)
    return undefined
  }
  return walk(start)
}

/** Files that import each other in a ring when the program runs, one finding for each ring found. */
export const circles = (imports: readonly Import[]): Finding[] => {
  const targets = new Map<string, string[]>()
  for (const { from, to, ofPackage, typesOnly } of imports)
    if (!ofPackage && !typesOnly) targets.set(from, [...(targets.get(from) ?? []), to])
  const free = new Set<string>()
  const findings: Finding[] = []
  for (const file of targets.keys()) {
    const circle = circleFrom(file, targets, free)
    if (!circle) continue
    findings.push({ file: circle[0] ?? file, says: `stands in a circle of imports: ${circle.join(' → ')}` })
    for (const member of circle) free.add(member)
  }
  return findings
}
