import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { everyImport, type Import } from '../../check/imports.ts'
import { readTree, type Tree } from '../../check/tree.ts'
import { changedTests } from './changed.ts'
import { changesIn } from '../change.ts'
import { wordsFor } from './said.ts'
import { mapFile, select, type Selection } from './selection.ts'

let tree: Tree
let imports: readonly Import[]
beforeAll(() => {
  const map = [
    'everywhere\t\tweb/entry.client.tsx',
    'vendors.spec.ts › adds a vendor\t5\tvendors.add,list web/features/vendors/new-vendor.tsx',
    'vendors.spec.ts › reads vendors\t5\tvendors.list',
    'voting.spec.ts › votes\t5\tvoting.list',
  ].join('\n')
  const specs = {
    'e2e/vendors.spec.ts': `test('adds a vendor', () => {})\ntest('reads vendors', () => {})`,
    'e2e/voting.spec.ts': `test('votes', () => {})`,
  }
  const real = [...readTree(join(import.meta.dirname, '../../..'))].filter(([path]) => !path.startsWith('e2e/'))
  tree = new Map([...real, ...Object.entries(specs), [mapFile, map]])
  imports = everyImport(tree)
})

const selected = (...files: string[]): Promise<Selection> => select(tree, imports, { since: 'the test', files }, 150)
const names = (picked: readonly { name: string }[]) => picked.map(({ name }) => name)

describe('what a change selects of the product', () => {
  test('a verb: the tests of its feature, the walks of its routes, and the journeys that called them', async () => {
    const { unit, walks, journeys } = await selected('server/features/vendors/vendors.ts')
    expect(names(unit.run)).toContain('server/features/vendors/vendors.test.ts')
    expect(names(unit.run)).not.toContain('server/features/voting/proposals.test.ts')
    expect(unit.run.length).toBeLessThan(20)
    expect(walks.run).toContain('POST /api/vendors/:id/take-up')
    expect(walks.run.filter((route) => !route.includes('/api/vendors'))).toEqual([])
    expect(names(journeys.run)).toEqual(['vendors.spec.ts › adds a vendor', 'vendors.spec.ts › reads vendors'])
    expect(journeys.unconcerned).toBe(1)
  })

  test('what a feature gives to the walks: those of its routes', async () => {
    const { walks } = await selected('server/features/vendors/testing/walk.ts')
    expect(walks.run).toContain('POST /api/vendors/:id/take-up')
    expect(walks.run.filter((route) => !route.includes('/api/vendors'))).toEqual([])
  })

  test('a rule: its table, and what asks the feature over HTTP', async () => {
    const { unit } = await selected('server/features/tickets/rules.ts')
    expect(names(unit.run)[0]).toBe('server/features/tickets/rules.test.ts')
    expect(names(unit.run)).toContain('server/features/tickets/tickets.test.ts')
  })

  test('words of the contract: the feature of that name, although others build on them', async () => {
    const { walks } = await selected('contract/vendors/vendor.ts')
    expect(walks.run.length).toBeGreaterThan(0)
    expect(walks.run.filter((route) => !route.includes('/api/vendors'))).toEqual([])
  })

  test('a migration: the feature that writes to its tables', async () => {
    const { walks } = await selected('server/db/migrations/20261127T0100_vendors.sql')
    expect(walks.run).toContain('POST /api/vendors')
  })

  test('a part of the client: the journeys that loaded it, and time to build it', async () => {
    const { journeys, walks, buildSeconds } = await selected('web/features/vendors/new-vendor.tsx')
    expect(names(journeys.run)).toEqual(['vendors.spec.ts › adds a vendor'])
    expect(walks.files).toEqual([])
    expect(buildSeconds).toBeGreaterThan(0)
  })

  test('the ground under every route: the tests beside it and the access matrix, the rest left to CI', async () => {
    const { unit, walks } = await selected('server/http/bind.ts')
    expect(names(unit.run)).toContain('server/http/bind.test.ts')
    expect(walks).toMatchObject({ files: ['server/walks/access.test.ts'], run: [] })
    expect((await selected('contract/fields.ts')).unit.left.length).toBeGreaterThan(50)
  })

  test('a changed spec file: all of it, before anything else', async () => {
    const { journeys } = await selected('server/features/vendors/vendors.ts', 'e2e/voting.spec.ts')
    expect(journeys.run[0]).toEqual({ name: 'voting.spec.ts', why: 'changed' })
  })

  test('never more than fits, by its own estimate', async () => {
    for (const file of ['contract/fields.ts', 'server/features/tickets/rules.ts', 'server/testing/world.ts']) {
      const { buildSeconds, unit, walks, journeys } = await selected(file)
      expect(buildSeconds + unit.seconds + walks.seconds + journeys.seconds).toBeLessThanOrEqual(150)
    }
  })

  test('says what runs, why, and what is left', async () => {
    const words = wordsFor(await selected('server/features/vendors/vendors.ts'))
    expect(words).toContain('server/features/vendors/vendors.test.ts (imports it)')
    expect(words).toContain('vendors.spec.ts › adds a vendor (asks for vendors.add, as 1 does)')
    expect(words).toContain('1 journey among it')
  })
})

test('hands out files that are there, for whatever changed in this tree', async () => {
  const { words, vitest, journeys } = await changedTests(150)
  expect(words).toMatch(/^Changed since /)
  const root = join(import.meta.dirname, '../../..')
  const files = [...vitest.flat(), ...journeys.map((line) => `e2e/${line.split(' › ')[0]}`)]
  const named = files.filter((word) => /^[\w./-]+\.ts$/.test(word))
  expect(named.filter((file) => !existsSync(join(root, file)))).toEqual([])
})

describe('what changed', () => {
  let folder: string
  const git = (...words: string[]) =>
    execFileSync('git', ['-c', 'user.name=T', '-c', 'user.email=t@parapet.example', ...words], { cwd: folder })
  const write = (name: string) => writeFileSync(join(folder, name), `${name} ${Math.random()}`)
  const commit = (name: string) => {
    write(name)
    git('add', '.')
    git('commit', '--quiet', '--message', name)
  }
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'parapet-changes-'))
    git('init', '--quiet', '--initial-branch', 'main')
    commit('first.ts')
    commit('second.ts')
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  test('with nothing changed, what the last commit did', () => {
    expect(changesIn(folder)).toEqual({ since: 'the commit before the last', files: ['second.ts'] })
  })

  test('what is written, staged or new since the last commit', () => {
    write('first.ts')
    write('new.ts')
    expect(changesIn(folder)).toEqual({ since: 'the last commit', files: ['first.ts', 'new.ts'] })
  })

  test('on a branch, its commits too, also once it is pushed', () => {
    git('checkout', '--quiet', '-b', 'branch', '--track', 'main')
    commit('third.ts')
    git('branch', 'pushed')
    git('branch', '--quiet', '--set-upstream-to', 'pushed')
    write('first.ts')
    const { since, files } = changesIn(folder)
    expect(since).toBe('the branch left main')
    expect(files.toSorted()).toEqual(['first.ts', 'new.ts', 'third.ts'])
  })
})
