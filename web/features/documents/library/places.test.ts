import { describe, expect, test } from 'vitest'
import type { Library } from '../../../../contract/documents/folders.ts'
import { libraryAddress } from './address.ts'
import { countOf, filedAt, filingPlaces, standingIn } from './places.ts'

const folder = (_id: string, name: string, level: 'read' | 'manage') => ({ _id, name, level, count: 2, version: 1 })
const library: Library = {
  categories: [
    { category: 'bylaws', level: 'read', count: 3, folders: [] },
    { category: 'minutes', level: 'manage', count: 1, folders: [folder('f1', '2026', 'manage')] },
    { category: 'guides', level: 'none', count: 0, folders: [folder('f2', 'Garden club', 'manage')] },
  ],
  counts: { pinned: 1, expiring: 0, bin: 0 },
  can: { upload: true, setPermissions: true },
}
const at = (category: 'bylaws' | 'minutes' | 'guides' | null, of: string | null = null) => ({
  category,
  folder: of,
  filter: null,
})

describe('a place in the library', () => {
  test('is a category, a folder of it, or neither', () => {
    expect(standingIn(library, at('minutes', 'f1'))).toMatchObject({ folder: { name: '2026' } })
    expect(standingIn(library, at('minutes', 'gone'))).toMatchObject({
      category: { category: 'minutes' },
      folder: null,
    })
    expect(standingIn(library, at(null, 'f2'))).toMatchObject({ category: { category: 'guides' } })
    expect(standingIn(library, at(null))).toEqual({ category: null, folder: null })
  })

  test('counts what lies in its folders too', () => {
    expect(library.categories.map(countOf)).toEqual([3, 3, 2])
  })

  test('takes files where its reader manages', () => {
    expect(filingPlaces(library).map(({ words }) => words)).toEqual([
      'Minutes',
      'Minutes › 2026',
      'Guides › Garden club',
    ])
    expect(filedAt(library, at('minutes', 'f1'))?.folderId).toBe('f1')
    expect(filedAt(library, at('bylaws'))).toBeNull()
    expect(filedAt(library, at(null))).toBeNull()
  })

  test('has an address that says what is said and nothing else', () => {
    expect(libraryAddress({})).toBe('/library')
    expect(libraryAddress({ category: 'minutes', folder: null, search: '', document: 'd', page: 3 })).toBe(
      '/library?category=minutes&document=d&page=3',
    )
  })
})
