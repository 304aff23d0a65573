import { coverageEntries, refusalsOf } from './coverage.ts'
import type { Finding, Tree } from './tree.ts'

const page = 'docs/security.md'

/** How many requirements of levels 1 and 2 the sections of each chapter of OWASP ASVS 5.0.0 have, numbered from 1. */
const chapters: readonly (readonly number[])[] = [
  [2, 9, 11, 3, 2],
  [3, 3, 4, 1],
  [0, 2, 4, 6, 5, 0, 2],
  [3, 1, 2, 4],
  [1, 3, 2, 3],
  [3, 12, 4, 4, 5, 3, 0, 4],
  [3, 4, 2, 5, 2, 2],
  [2, 3, 1, 1],
  [3, 4],
  [2, 2, 4, 11, 5, 2, 3],
  [2, 3, 3, 4, 1, 1],
  [3, 2, 4],
  [1, 5, 2, 5],
  [2, 4, 3],
  [3, 3, 7],
  [1, 5, 4, 3, 3],
  [1, 4, 2],
]

/** The requirements of levels 1 and 2, such as `6.2.1`. */
export const requirements: readonly string[] = chapters.flatMap((sections, chapter) =>
  sections.flatMap((count, section) =>
    Array.from({ length: count }, (_, index) => `${chapter + 1}.${section + 1}.${index + 1}`),
  ),
)

const known = new Set(requirements)
const range = /^((\d+\.\d+)\.(\d+))(?:–\2\.(\d+))?$/

/** The requirements that the first cell of a row names: one, or several of a section as `4.4.1–4.4.4`; null for none. */
const namedBy = (cell: string): string[] | null => {
  const [, , section, first, last = first] = range.exec(cell) ?? []
  const length = Number(last) - Number(first) + 1
  if (section === undefined || !(length > 0)) return null
  const ids = Array.from({ length }, (_, index) => `${section}.${Number(first) + index}`)
  return ids.every((id) => known.has(id)) ? ids : null
}

/** No test shows it. */
const noTest = '–'

/**
 * Refuses rows of the security page that name no requirement, one that another row names, or a file, a symbol or a test that
 * does not exist, and a page without one of the requirements. A row of two cells says why a requirement isn't met or doesn't
 * apply.
 */
export const asvs = (tree: Tree): Finding[] => {
  const seen = new Set<string>()
  const findings = coverageEntries(tree.get(page) ?? '').flatMap((entry): Finding[] => {
    const { line, section, what, homes, tests, isWhole } = entry
    const ids = namedBy(section)
    const twice = ids?.filter((id) => seen.has(id)) ?? []
    for (const id of ids ?? []) seen.add(id)
    const isReason = what !== '' && ![...homes, ...tests].some(Boolean)
    const refusals = [
      ...(ids ? [] : [`names no requirement of level 1 or 2: ${section}`]),
      ...twice.map((id) => `names ${id} a second time`),
      ...(isWhole || isReason ? [] : ['is neither a line of four cells nor one of two']),
      ...(isWhole ? refusalsOf(tree, { homes, tests: tests.filter((test) => test !== noTest) }) : []),
    ]
    return refusals.map((says) => ({ file: page, line, says }))
  })
  const missing = requirements.filter((id) => !seen.has(id))
  return missing.length > 0 ? [...findings, { file: page, says: `does not name ${missing.join(', ')}` }] : findings
}

/** How much of the security page is shown by tests. */
export const asvsFigure = (tree: Tree): string => {
  const shown = coverageEntries(tree.get(page) ?? '').filter(({ isWhole }) => isWhole)
  const tested = shown.filter(({ tests }) => !tests.includes(noTest))
  return `${shown.length} of ${requirements.length} security requirements met, ${tested.length} with a test`
}
