import { expect, test } from 'vitest'
import { featureCards } from './feature-cards.ts'

test('nine cards lead to the nine feature pages', () => {
  expect(featureCards.map(({ to }) => to).toSorted()).toEqual([
    '/features/amenity-booking',
    '/features/council-voting',
    '/features/documents',
    '/features/forum',
    '/features/maintenance',
    '/features/notices',
    '/features/parking',
    '/features/property-management',
    '/features/residents',
  ])
})
