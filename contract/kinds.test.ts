/** Every kind of record is declared once, and whole. */
import { describe, expect, expectTypeOf, test } from 'vitest'
import { z } from 'zod'
import { api } from './api.ts'
import { Subject } from './audit.ts'
import { changeWords, kindWords } from './audit/words.ts'
import { StorageKind } from './admin/storage.ts'
import { kind } from './kind.ts'
import { kinds, type KindName, type ShownName, type ViewName } from './kinds.ts'
import { get, type Route } from './route.ts'
import type { LabelsOf } from './audit/change-words.ts'
import type { VendorDraft } from './vendors/vendor.ts'
import { vendorKind } from './vendors/vendor-kind.ts'

const routes = Object.values(api).flatMap((table): Route[] => Object.values(table))
const shownBy = Map.groupBy(
  routes.filter(({ shows }) => typeof shows === 'string'),
  ({ shows }) => shows!.split('.')[0]!,
)

test('no two kinds share a name', () => expect(new Set(kinds.map(({ name }) => name)).size).toBe(kinds.length))

describe.each(kinds)('$name', ({ name, views, page, attachments = {}, history }) => {
  test('has words for its history, or keeps none', () => {
    expect((Subject.options as readonly string[]).includes(name)).toBe(history !== null)
    if (history === null) return
    expect(kindWords(name as Subject).one).toMatch(/^[A-Z]/)
    for (const [action, words] of Object.entries(history.actions)) {
      expect(words).toMatch(/^[A-Z].*[a-z]$/)
      expect(changeWords(name as Subject, action)).toBe(words)
    }
    for (const field of [...(history.named ?? []), ...Object.keys(history.values ?? {})])
      expect(field).toMatch(/^[a-zA-Z:]+$/)
  })

  test('has views that routes show', () => {
    const shown = new Set(shownBy.get(name)?.map(({ shows }) => shows))
    expect(shown).toEqual(new Set(Object.keys(views).map((view) => `${name}.${view}`)))
  })

  test('has a page of this site, if any', () =>
    expect(page?.('an-id') ?? '/').toMatch(/^\/([a-z-]+(\/[a-z-]+)*(\?[a-z]+=[a-z-]+)?)?$/))

  test('counts its files as something', () => {
    for (const counted of Object.values(attachments))
      expect(StorageKind.nullable().safeParse(counted).success).toBe(true)
  })
})

test('no two kinds have files on the same thing', () => {
  const bearers = kinds.flatMap(({ attachments = {} }) => Object.keys(attachments))
  expect(bearers.length).toBeGreaterThan(10)
  expect(new Set(bearers).size).toBe(bearers.length)
})

test('a GET without its kind does not compile, and neither does an unknown one', () => {
  const open = { access: 'public', summary: 'Say it', reply: z.string() } as const
  // @ts-expect-error It doesn't say what it shows.
  expect(get('/api/said', open).shows).toBeUndefined()
  // @ts-expect-error No kind declares this view.
  expect(get('/api/said', { ...open, shows: 'vendor.nothing' }).shows).toBe('vendor.nothing')
  expect(get('/api/said', { ...open, shows: 'vendor.all' }).shows).toBe('vendor.all')
})

test('a kind with a misspelled part does not compile', () => {
  // @ts-expect-error It is isPlatforms.
  expect(kind('odd', { views: {}, history: null, isPlatform: true }).name).toBe('odd')
  expect(kind('odd', { views: {}, history: null, isPlatforms: true }).name).toBe('odd')
})

test('a field without its label does not compile', () => {
  const labels: LabelsOf<VendorDraft> = vendorKind.history.fields
  expect(labels.name).toBe('name')
  // @ts-expect-error The fax number has no label.
  const withFax: LabelsOf<VendorDraft & { fax: string }> = vendorKind.history.fields
  expect(withFax.fax).toBeUndefined()
})

test('names and views are known to the compiler', () => {
  expectTypeOf(vendorKind.name).toEqualTypeOf<'vendor'>()
  expectTypeOf<'vendor.all'>().toExtend<ViewName>()
  expectTypeOf<'vendor.none'>().not.toExtend<ViewName>()
  expectTypeOf<'contact'>().toExtend<ShownName>()
  // A kind that no route shows can't be announced.
  expectTypeOf<'visit'>().toExtend<KindName>()
  expectTypeOf<'visit'>().not.toExtend<ShownName>()
})
