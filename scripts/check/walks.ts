import { arrowsAgainst } from './arrows.ts'
import { asvs, asvsFigure } from './asvs.ts'
import { circles } from './circles.ts'
import { coverage, coverageFigure, removals } from './coverage.ts'
import { doors, importsBetweenFeatures } from './doors.ts'
import { flakyTwice } from './flaky.ts'
import { everyImport } from './imports.ts'
import { lengthFigures, tooLong } from './lengths.ts'
import { deadLinks } from './links.ts'
import { emptyNames } from './names.ts'
import { unboundedNormalizing } from './normalizing.ts'
import { sqlOutsideStores } from './sql.ts'
import type { Finding, Tree } from './tree.ts'
import { forbiddenWords, otherSpellings } from './words.ts'
import { wornPhrases } from './worn.ts'

/** All walks of our own over the tree: what they refuse, and the figures they print. */
export const walk = (tree: Tree): { findings: Finding[]; figures: string[] } => {
  const imports = everyImport(tree)
  const findings = [
    ...arrowsAgainst(imports),
    ...doors(imports),
    ...circles(imports),
    ...sqlOutsideStores(tree),
    ...unboundedNormalizing(tree),
    ...tooLong(tree),
    ...emptyNames(tree),
    ...deadLinks(tree),
    ...coverage(tree),
    ...asvs(tree),
    ...removals(tree),
    ...flakyTwice(tree),
    ...forbiddenWords(tree),
    ...otherSpellings(tree),
    ...wornPhrases(tree),
  ]
  return {
    findings,
    figures: [
      lengthFigures(tree),
      `${importsBetweenFeatures(imports)} imports between features`,
      coverageFigure(tree),
      asvsFigure(tree),
    ],
  }
}
