import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { journeysFor, type Meaning } from './journeys.ts'
import { readMap, withRecorded, writeMap, type Journey } from './map.ts'
import { keepRecord } from './record.ts'
import { routeNames, routeOfCall } from './routes.ts'

const journey = (file: string, title: string, seconds: number, ...items: string[]): Journey => ({
  file,
  title,
  seconds,
  items: new Set(items),
})
const all = [
  journey('a.spec.ts', 'opens', 3, 'auth.me', 'vendors.list', 'web/features/vendors/list.tsx'),
  journey('a.spec.ts', 'a block › adds', 4, 'auth.me', 'vendors.add', 'vendors.list', 'web/root.tsx'),
  journey('b.spec.ts', 'votes', 5, 'auth.me', 'voting.list', 'web/features/voting/poll.tsx'),
]
const byTitle = (journeys: readonly Journey[]) => journeys.toSorted((a, b) => a.title.localeCompare(b.title))

describe('the map', () => {
  test('gives back what was written, and what most ask for to all', () => {
    const some = all.map((one) => ({ ...one, items: new Set([...one.items, 'vendors.list']) }))
    expect(byTitle(readMap(writeMap(all)))).toEqual(byTitle(some))
    expect(writeMap(readMap(writeMap(all)))).toBe(writeMap(all))
  })

  test('has a line a journey, whatever the order in which they ended', () => {
    expect(writeMap(all.toReversed())).toBe(writeMap(all))
    expect(writeMap(all).split('\n')).toContain('b.spec.ts › votes\t5\tvoting.list web/features/voting/poll.tsx')
  })

  test('takes what is recorded in place of its file, and drops files that are gone', () => {
    const merged = withRecorded(all, [journey('a.spec.ts', 'closes', 1)], (file) => file !== 'b.spec.ts')
    expect(merged.map(({ title }) => title)).toEqual(['closes'])
    const twice = withRecorded([], [journey('a.spec.ts', 'closes', 1), journey('a.spec.ts', 'closes', 2)], () => true)
    expect(twice.map(({ seconds }) => seconds)).toEqual([2])
  })
})

test('a recorded run names routes and the sources of what was loaded, not files that have a new name with every build', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'parapet-map-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const write = (name: string, text: string) => {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  const chunks = {
    'web/features/vendors/new-vendor.tsx': { file: 'assets/new-1.js', src: 'web/features/vendors/new-vendor.tsx' },
    'web/root.tsx?__react-router-build-client-route': { file: 'assets/r-2.js', src: 'web/root.tsx?__react-router-x' },
    '_common-3.js': { file: 'assets/common-3.js' },
  }
  write('build/client/.vite/manifest.json', JSON.stringify(chunks))
  write('e2e/vendors.spec.ts', '')
  const asked = [
    'GET /assets/new-1.js',
    'GET /assets/r-2.js',
    'GET /assets/common-3.js',
    'POST /api/vendors',
    'GET /api/vendors/0199f3d2',
  ]
  const others = [1, 2].map((count) => ({ file: 'vendors.spec.ts', titles: [`other ${count}`], seconds: 1, asked: [] }))
  const lines = [{ file: 'vendors.spec.ts', titles: ['a block', 'adds'], seconds: 4.26, asked }, ...others]
  write('recorded', lines.map((line) => `${JSON.stringify(line)}\n`).join(''))
  expect(await keepRecord(join(folder, 'recorded'), folder)).toBe(3)
  expect(readFileSync(join(folder, 'e2e/journeys.map'), 'utf8').split('\n')).toContain(
    'vendors.spec.ts › a block › adds\t4.3\tvendors.add,get web/features/vendors/new-vendor.tsx web/root.tsx',
  )
})

test('a call is known by the route that answers it', () => {
  expect(routeOfCall('GET /api/vendors/counts')).toBe('GET /api/vendors/counts')
  expect(routeOfCall('GET /api/vendors/0199f3d2')).toBe('GET /api/vendors/:id')
  expect(routeOfCall('GET /api/nothing/like/it')).toBeUndefined()
  expect(routeNames.get('POST /api/vendors')).toBe('vendors.add')
})

describe('journeys', () => {
  const nothing: Meaning = { items: new Map(), specs: new Map(), features: [] }
  const spec = (file: string, ...titles: string[]) => ({
    file,
    text: titles.map((one) => `test('${one}', x)`).join('\n'),
  })
  const specs = [spec('a.spec.ts', 'opens', 'adds'), spec('b.spec.ts', 'votes')]
  const run = (meaning: Partial<Meaning>, within = 100, files = specs) => {
    const { run: picked, left, unconcerned } = journeysFor(files, all, { ...nothing, ...meaning }, within)
    return { run: picked.map(({ name }) => name), left, unconcerned }
  }
  const items = (...names: string[]) => new Map(names.map((name) => [name, 1]))
  const adds = 'a.spec.ts › a block › adds'

  test.for([
    [
      'what few call comes before what many call',
      items('vendors.list', 'voting.list'),
      ['b.spec.ts › votes', 'a.spec.ts › opens', adds],
      0,
    ],
    ['what none asks for picks none', items('parking.list'), [], 3],
    ['what all ask for picks all', items('auth.me'), ['a.spec.ts › opens', 'b.spec.ts › votes', adds], 0],
  ] as const)('%s', ([, changed, expected, unconcerned]) => {
    expect(run({ items: changed })).toEqual({ run: expected, left: [], unconcerned })
  })

  test('what a picked journey has shown counts less than what none has', () => {
    const known = [
      journey('a.spec.ts', 'opens', 3, 'x.a', 'x.b'),
      journey('a.spec.ts', 'adds', 3, 'x.a'),
      ...['c', 'd', 'e'].map((title) => journey('b.spec.ts', title, 3, 'x.c')),
    ]
    const files = [spec('a.spec.ts', 'opens', 'adds'), spec('b.spec.ts', 'c', 'd', 'e')]
    const { run: picked } = journeysFor(files, known, { ...nothing, items: items('x.a', 'x.b', 'x.c') }, 100)
    expect(picked.slice(0, 2).map(({ name }) => name)).toEqual(['a.spec.ts › opens', 'b.spec.ts › c'])
  })

  test('what does not fit is left, and named', () => {
    expect(run({ items: items('vendors.add', 'vendors.list') }, 31)).toEqual({
      run: [adds],
      left: ['a.spec.ts › opens'],
      unconcerned: 1,
    })
  })

  test('the longest says how long one may take', () => {
    expect(journeysFor(specs, all, { ...nothing, items: items('vendors.list') }, 100).longestSeconds).toBe(4)
  })

  test('a changed file runs whole and first, what imports a changed one after what calls it', () => {
    const changed = { specs: new Map([['b.spec.ts', 0]]), items: items('vendors.add') }
    expect(run(changed).run).toEqual(['b.spec.ts', adds])
  })

  test('a file with a journey never recorded runs as one, by its name too', () => {
    const more = [...specs, spec('vendors-map.spec.ts', 'new')]
    expect(run({ features: ['vendors'] }, 100, more).run).toEqual(['vendors-map.spec.ts'])
    const grown = [spec('a.spec.ts', 'opens', 'adds', 'new'), spec('b.spec.ts', 'votes')]
    expect(run({ items: items('vendors.add') }, 100, grown).run).toEqual(['a.spec.ts'])
  })

  test('a file whose journeys build on each other runs as one', () => {
    const serial = [{ ...specs[0]!, text: `test.describe.configure({ mode: 'serial' })\n${specs[0]!.text}` }]
    expect(run({ items: items('vendors.add') }, 100, serial).run).toEqual(['a.spec.ts'])
  })
})
