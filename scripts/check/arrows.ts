import type { Import } from './imports.ts'
import { isTest, type Finding } from './tree.ts'

/** What the files below a folder may import: packages by name (absent: any), and folders or files of the tree. */
interface Arrow {
  readonly packages?: readonly string[]
  readonly folders: readonly string[]
}

const web = ['contract/', 'law/', 'web/theme/', 'web/api/', 'web/ui/']
const ground = [
  'contract/',
  'law/',
  'server/context.ts',
  'server/offers.ts',
  'server/platform/',
  'server/db/',
  'server/http/',
]

/** The first line whose folder a file lies in binds it; features among each other are doors.ts's matter. */
const arrows: readonly (readonly [string, Arrow])[] = [
  ['contract/', { packages: ['zod'], folders: ['contract/'] }],
  ['law/', { packages: [], folders: ['law/'] }],
  ['server/platform/', { folders: ground }],
  ['server/db/', { folders: ground }],
  ['server/http/', { folders: ground }],
  ['server/features/', { folders: [...ground, 'server/feature.ts', 'server/features/'] }],
  ['server/', { folders: ['contract/', 'law/', 'server/'] }],
  ['web/theme/', { folders: web }],
  ['web/api/', { folders: web }],
  ['web/ui/', { folders: web }],
  ['web/features/', { folders: [...web, 'web/features/'] }],
  ['web/shell/', { folders: [...web, 'web/features/', 'web/shell/', 'web/route-table/'] }],
  ['web/', { folders: ['contract/', 'law/', 'web/'] }],
  // A browser's side of a push subscription knows nothing of the server that it stands beside.
  ['e2e/', { folders: ['contract/', 'law/', 'e2e/', 'web/route-table/', 'server/testing/subscription.ts'] }],
]

/** Tests stand outside the product: they may use the test runner, and those of the server all of the server. */
const forTests: Arrow = { packages: ['vitest', 'fast-check', 'zod'], folders: [] }
const forServerTests: Arrow = { folders: ['contract/', 'law/', 'server/'] }

const allows = ({ packages, folders }: Arrow, { to, ofPackage }: Import): boolean =>
  ofPackage ? !packages || packages.includes(to) : folders.some((folder) => to.startsWith(folder))

const isAllowedToTests = (one: Import): boolean =>
  isTest(one.from) && allows(one.from.startsWith('server/') ? forServerTests : forTests, one)

/** Imports against the direction of the tree: contract and law know nobody, the server not the web, a shell not its user. */
export const arrowsAgainst = (imports: readonly Import[]): Finding[] =>
  imports
    .filter((one) => {
      const arrow = arrows.find(([folder]) => one.from.startsWith(folder))?.[1]
      return arrow && !allows(arrow, one) && !isAllowedToTests(one)
    })
    .map(({ from, line, to }) => ({
      file: from,
      line,
      says: `may not import ${to}: it points against docs/architecture.md`,
    }))
