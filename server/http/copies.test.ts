import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { copiesOf, copyFor } from './copies.ts'

const text = 'Your building, well run. '.repeat(200)

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['br;q=0.0', null],
  ['identity', null],
  ['breton', null],
  [undefined, null],
])('who accepts %s gets %s', async (accepted, encoding) => {
  expect(copyFor(accepted, await copiesOf(text)).encoding).toBe(encoding)
})

test('each copy is the text, and the compressed ones are smaller', async () => {
  const { plain, br, gzip } = await copiesOf(text)
  expect([plain, brotliDecompressSync(br).toString(), gunzipSync(gzip).toString()]).toEqual([text, text, text])
  expect(Math.max(br.length, gzip.length)).toBeLessThan(text.length / 10)
})
