import { expect, test } from 'vitest'
import { footerLinks, footerWords } from './footer-words.ts'

const council = 'A platform to streamline operations, enhance communication and delight residents.'
const resident =
  'A digital hub to stay connected, access building resources, submit maintenance requests, book amenities and connect with the community.'

test.each([
  [false, null, council],
  [true, 'council', council],
  [true, 'management', council],
  [true, 'owner', resident],
  [true, 'tenant', resident],
  [true, null, resident],
] as const)('signed in %s as %s', (signedIn, role, words) => {
  expect(footerWords(signedIn, role)).toBe(words)
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
