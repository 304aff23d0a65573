import { expect, test } from 'vitest'
import type { CategoryPermissions, Level, Levels } from '../../../../contract/documents/folders.ts'
import { levelsInWords, peopleWords, seenBy } from './level-words.ts'

const levels = (tenant: Level): Levels => ({
  owner: 'read',
  tenant,
  member: tenant,
  visitor: 'none',
  council: 'manage',
})
const chosen = { owner: null, tenant: null, member: null, visitor: null, council: null }
const of = (category: 'bylaws' | 'minutes', tenant: Level, folders: [string, Level][] = []): CategoryPermissions => ({
  category,
  chosen,
  levels: levels(tenant),
  usual: levels(tenant),
  version: 0,
  why: '',
  source: null,
  unverified: false,
  folders: folders.map(([name, level]) => ({ _id: name, name, chosen, levels: levels(level), version: 1 })),
})

test('who may do what is said by what they may', () => {
  expect(levelsInWords(levels('none'), peopleWords('Council members'))).toBe(
    'Council members can manage. Owners can read. Tenants, Members, Visitors have no access.',
  )
})

test('what somebody finds names the folders that differ', () => {
  const all = [of('bylaws', 'read', [['Old', 'none']]), of('minutes', 'none', [['2026', 'read']])]
  expect(seenBy('tenant', all)).toBe('Bylaws (without Old), Minutes (only 2026)')
  expect(seenBy('visitor', all)).toBe('nothing')
  expect(seenBy('owner', [of('bylaws', 'read'), of('minutes', 'none')])).toBe('Bylaws, Minutes')
})
