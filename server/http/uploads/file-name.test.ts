import { expect, test, vi } from 'vitest'
import { isOvermarked } from '../../../contract/composed.ts'
import { fileNameMostChars, fileNameReadMostChars } from '../../../contract/limits.ts'
import { cleanFileName } from './file-name.ts'

test.each([
  ['minutes.pdf', 'minutes.pdf'],
  ['../../etc/passwd.txt', 'passwd.txt'],
  ['C:\\Users\\Olivia\\Bylaws 2026.PDF', 'Bylaws 2026.pdf'],
  ['invoice\u202Efdp.png', 'invoice fdp.png'],
  ['a\u0000b\r\nc.txt', 'a b c.txt'],
  ['re\u0301sume\u0301.pdf', 'résumé.pdf'],
  ['.htaccess.txt', 'htaccess.txt'],
  ['the %22new%22 rules%0D%0A.pdf', 'the new rules.pdf'],
  ['', 'file'],
  ['***.pdf', 'file.pdf'],
])('%j is called %j', (raw, name) => {
  expect(cleanFileName(raw)).toBe(name)
})

test('nothing normalizes a long row of accents, and the name is kept without them', () => {
  const normalized: string[] = []
  const normalize = vi.spyOn(String.prototype, 'normalize').mockImplementation(function (this: string) {
    normalized.push(this)
    return this
  })
  const names = ['\u0301\u0327', '\u0327\u0301'].map((pair) => cleanFileName(`A${pair.repeat(19_000)}.pdf`))
  normalize.mockRestore()
  expect(names.every((name) => name.startsWith('A') && name.endsWith('.pdf') && name.length < 50)).toBe(true)
  expect(normalized).toHaveLength(2)
  for (const text of normalized) {
    expect(isOvermarked(text)).toBe(false)
    expect(text.length).toBeLessThanOrEqual(fileNameReadMostChars)
  }
})

test('what is too long for an extension is a part of the name, which is cut', () => {
  const name = cleanFileName(`minutes.${'x'.repeat(70_000)}`)
  expect(name).toBe(`minutes.${'x'.repeat(fileNameMostChars - 8)}`)
})

test('a long name is cut before its extension', () => {
  const name = cleanFileName(`${'é'.repeat(400)}.pdf`)
  expect([...name].length).toBe(200)
  expect(name.endsWith('é.pdf')).toBe(true)
})
