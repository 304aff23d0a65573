import { expect, test } from 'vitest'
import { rightsOf } from '../api/rights.ts'
import { footerLinks, footerWords } from './footer-words.ts'

const council = 'A platform to streamline operations, enhance communication and delight residents.'
const resident =
  'A digital hub to stay connected, access building resources, submit maintenance requests, book amenities and connect with the community.'

test.each([
  ['nobody', null, council],
  ['a council member', { role: 'council', superadmin: false }, council],
  ['a manager', { role: 'management', superadmin: false }, council],
  ['a superadmin, who counts as management', { role: null, superadmin: true }, council],
  ['an owner', { role: 'owner', superadmin: false }, resident],
  ['a tenant', { role: 'tenant', superadmin: false }, resident],
  ['somebody without a building', { role: null, superadmin: false }, resident],
] as const)('to %s', (_who, person, words) => {
  expect(footerWords(person)).toBe(words)
})

test('the role in the first building counts, whatever the others say', () => {
  const [one, two] = [
    { building: { _id: 'one', name: 'One' }, role: 'council' as const },
    { building: { _id: 'two', name: 'Two' }, role: 'tenant' as const },
  ]
  expect(footerWords(rightsOf({ role: 'normal', buildings: [one, two] }, null))).toBe(council)
  expect(footerWords(rightsOf({ role: 'normal', buildings: [two, one] }, null))).toBe(resident)
})

test('Login is for visitors, Dashboard and My Profile for the others', () => {
  expect(footerLinks(false).map(({ to }) => to)).toEqual([
    '/#features',
    '/pricing',
    '/contact',
    '/login',
    '/privacy',
    '/terms',
  ])
  expect(footerLinks(true).map(({ to }) => to)).toEqual([
    '/#features',
    '/pricing',
    '/contact',
    '/dashboard',
    '/my-profile',
    '/privacy',
    '/terms',
  ])
})
