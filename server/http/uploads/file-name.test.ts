import { expect, test } from 'vitest'
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

test('a long name is cut before its extension', () => {
  const name = cleanFileName(`${'é'.repeat(400)}.pdf`)
  expect([...name].length).toBe(200)
  expect(name.endsWith('é.pdf')).toBe(true)
})
