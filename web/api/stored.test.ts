import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetBuilding, forgetPerson } from './stored.ts'

const keys = new Set<string>()
beforeEach(() => {
  keys.clear()
  for (const key of ['user', 'currentBuildingId', 'selectedBuildingId', 'selectedBuildingName', 'singleKeys'])
    keys.add(key)
  vi.stubGlobal('localStorage', { removeItem: (key: string) => keys.delete(key) })
})
afterEach(() => vi.unstubAllGlobals())

test('a logout clears the person and all of their building', () => {
  forgetPerson({ loggedOut: true })
  expect([...keys]).toEqual(['singleKeys'])
})

test('an expired session clears the person alone', () => {
  forgetPerson({ loggedOut: false })
  expect([...keys]).toEqual(['currentBuildingId', 'selectedBuildingId', 'selectedBuildingName', 'singleKeys'])
})

test('a building that is gone leaves the person', () => {
  forgetBuilding()
  expect([...keys]).toEqual(['user', 'singleKeys'])
})
