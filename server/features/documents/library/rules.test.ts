import { describe, expect, test } from 'vitest'
import type { Retention } from '../../../../contract/documents/document.ts'
import {
  canFor,
  expiryOf,
  goneAt,
  levelsIn,
  nothingChosen,
  requireDays,
  requireManages,
  requireOutOfBin,
  retentionFor,
  titleKeyOf,
  titleOfFile,
  undeletable,
  uniqueNames,
  usualLevels,
} from './rules.ts'

test('titles stand in order as people count, whatever their accents and capitals', () => {
  const inOrder = ['Ärea 1', 'area 2', 'Area 10', 'Écran', 'zoo']
  expect(inOrder.toReversed().toSorted((a, b) => (titleKeyOf(a) < titleKeyOf(b) ? -1 : 1))).toEqual(inOrder)
})

test.each([
  ['Minutes_of_the_AGM.pdf', 'Minutes of the AGM'],
  ['v1.2 plan.final.docx', 'v1.2 plan.final'],
  ['README', 'README'],
  ['.pdf', '.pdf'],
])('a file %j makes the title %j', (name, title) => expect(titleOfFile(name)).toBe(title))

test.each([
  [null, null],
  ['2026-11-19', 'expired'],
  ['2026-11-20', 'endsSoon'],
  ['2027-02-18', 'endsSoon'],
  ['2027-02-19', 'valid'],
] as const)('a last day %j is %j on November 20', (day, expiry) => expect(expiryOf(day, '2026-11-20')).toBe(expiry))

test.each([
  [null, '2026-01-01'],
  ['2026-01-01', null],
  ['2026-01-01', '2026-01-01'],
] as const)('days from %j to %j are sound', (from, until) => expect(() => requireDays(from, until)).not.toThrow())

test('a last day before the first is none', () =>
  expect(() => requireDays('2026-01-02', '2026-01-01')).toThrow('effective date'))

describe('retention', () => {
  const minutes = { recordKind: 'minutes', madeOn: '2026-05-01', expiresOn: null } as const

  test.each([
    [
      'BC',
      minutes,
      { keep: 'until', until: '2032-05-02', source: 'Strata Property Regulation, s. 4.1 (3)', unverified: false },
    ],
    [
      'AB',
      minutes,
      { keep: 'until', until: '2033-05-02', source: 'Condominium Property Regulation, Schedule 3', unverified: true },
    ],
    ['other', minutes, null],
    ['BC', { ...minutes, recordKind: 'other' }, null],
    [
      'BC',
      { ...minutes, recordKind: 'legalOpinion' },
      { keep: 'permanent', until: null, source: 'Strata Property Regulation, s. 4.1', unverified: false },
    ],
    [
      'BC',
      { ...minutes, recordKind: 'contract' },
      { keep: 'inForce', until: null, source: 'Strata Property Regulation, s. 4.1 (4)', unverified: false },
    ],
    [
      'BC',
      { ...minutes, recordKind: 'contract', expiresOn: '2026-12-31' },
      { keep: 'until', until: '2033-01-01', source: 'Strata Property Regulation, s. 4.1 (4)', unverified: false },
    ],
  ] as const)('in %s of %j is %j', (jurisdiction, record, kept) => {
    expect(retentionFor(jurisdiction, record)).toEqual(kept)
  })

  const until: Retention = { keep: 'until', until: '2032-05-02', source: 's. 1', unverified: false }
  test.each([
    [true, null, '2040-01-01', /legal hold/],
    [true, until, '2040-01-01', /legal hold/],
    [false, null, '2026-01-01', /^nothing$/],
    [false, { ...until, keep: 'permanent' }, '2040-01-01', /permanently \(s\. 1\)/],
    [false, { ...until, keep: 'inForce' }, '2040-01-01', /while it’s in force \(s\. 1\)/],
    [false, until, '2032-05-01', /\(s\. 1\)\. It can be deleted from May 2, 2032/],
    [false, until, '2032-05-02', /^nothing$/],
  ] as const)('held %j, kept by %j, on %s', (isHeld, retention, today, words) => {
    expect(undeletable(isHeld, retention, today) ?? 'nothing').toMatch(words)
  })
})

describe('what somebody may do', () => {
  const standing = { manages: true, managesBuilding: true, inBin: false, deletable: true }
  const allowed = (of: Partial<typeof standing>) =>
    Object.entries(canFor({ ...standing, ...of })).flatMap(([what, may]) => (may ? [what] : []))

  test.each([
    [{}, ['edit', 'addVersion', 'seeVersions', 'pin', 'delete', 'hold', 'seeDownloads']],
    [{ deletable: false }, ['edit', 'addVersion', 'seeVersions', 'pin', 'hold', 'seeDownloads']],
    [{ inBin: true }, ['seeVersions', 'restore', 'seeDownloads']],
    [{ managesBuilding: false }, ['edit', 'addVersion', 'seeVersions', 'delete']],
    [{ manages: false }, []],
  ])('%j: %j', (of, what) => expect(allowed(of)).toEqual(what))
})

describe('levels', () => {
  const usual = usualLevels(['owner', 'tenant'])

  test('are the law’s where nobody chose, and council manages', () =>
    expect(levelsIn(usual, [nothingChosen])).toEqual({
      owner: 'read',
      tenant: 'read',
      member: 'none',
      visitor: 'none',
      council: 'manage',
    }))

  test.each([
    ['the category’s word', [{ tenant: 'none' }], { tenant: 'none' }],
    ['the folder’s word over it', [{ tenant: 'none' }, { tenant: 'manage' }], { tenant: 'manage' }],
    ['the category’s where the folder has none', [{ tenant: 'none' }, {}], { tenant: 'none' }],
    ['council never below owners', [{ owner: 'manage', council: 'none' }], { council: 'manage' }],
    ['council below nobody else', [{ owner: 'none', tenant: 'manage', council: 'none' }], { council: 'none' }],
  ] as const)('hold %s', (_what, choices, expected) =>
    expect(
      levelsIn(
        usual,
        choices.map((chosen) => ({ ...nothingChosen, ...chosen })),
      ),
    ).toMatchObject(expected),
  )
})

test.each([
  [
    ['a.pdf', 'b.pdf'],
    ['a.pdf', 'b.pdf'],
  ],
  [
    ['a.pdf', 'A.pdf', 'a.PDF'],
    ['a.pdf', 'A (2).pdf', 'a (3).PDF'],
  ],
  [
    ['a (2).pdf', 'a.pdf', 'a.pdf'],
    ['a (2).pdf', 'a.pdf', 'a (3).pdf'],
  ],
  [
    ['con', 'Aux.txt', 'console.txt'],
    ['_con', '_Aux.txt', 'console.txt'],
  ],
  [
    ['plan', 'plan'],
    ['plan', 'plan (2)'],
  ],
  [
    ['.env', '.env', 'a\nb.pdf', 'A\nB.pdf'],
    ['.env', '.env (2)', 'a\nb.pdf', 'A\nB (2).pdf'],
  ],
  [
    ['trailing. .', '...'],
    ['trailing', 'file'],
  ],
])('names %j stand as %j', (names, unique) => expect(uniqueNames(names)).toEqual(unique))

test('who may read a document and not manage it changes nothing, and nobody what lies in the trash', () => {
  const deletedAt = '2026-11-20T18:00:00.000Z'
  const bin = { deletedAt, goneAt: goneAt(deletedAt) }
  expect(bin.goneAt).toBe('2026-12-25T18:00:00.000Z')
  expect(() => requireManages({ manages: true })).not.toThrow()
  expect(() => requireManages({ manages: false })).toThrow('You can read this document but not change it.')
  expect(() => requireOutOfBin({ bin: null })).not.toThrow()
  expect(() => requireOutOfBin({ bin })).toThrow('This document is in the trash. Restore it first.')
})
