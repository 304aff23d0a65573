import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const web = join(import.meta.dirname, '..')
const sources = readdirSync(web, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.test.ts'))
  .map((path) => ({ path, text: readFileSync(join(web, path), 'utf8') }))

/** How often the web says these words, each as a whole: in quotes, or as the text of an element. */
const placesOf = (words: string): string[] => {
  const escaped = words.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)
  const whole = new RegExp(`(?:'|"|>\\s*)${escaped}(?:'|"|\\s*<)`, 'g')
  return sources.flatMap(({ path, text }) => [...text.matchAll(whole)].map(() => path))
}

test.each([
  'Login successful!',
  'Login failed',
  'Logged in successfully!',
  'Registration successful!',
  'Registration failed',
  'Profile updated successfully!',
  'Update failed',
  'Logged out successfully',
  'Logged out',
  'Your session has expired. Please login again.',
])('the session says "%s" in one place', (words) => {
  expect(placesOf(words)).toEqual(['api/session-words.ts'])
})

test.each([
  [
    'api/errors.ts',
    'Access denied: Your application origin is not allowed to access this server. Please contact support if this issue persists.',
  ],
  ['api/errors.ts', 'Network error. Please check your connection and try again.'],
  ['shell/error-fallback.tsx', 'Oops! Something went wrong'],
  ['shell/error-fallback.tsx', "We're sorry, but something unexpected happened. Please try again."],
  ['shell/error-fallback.tsx', 'Try Again'],
  ['shell/error-fallback.tsx', 'Go to Homepage'],
])('%s alone says "%s"', (path, words) => {
  expect(placesOf(words)).toEqual([path])
})
