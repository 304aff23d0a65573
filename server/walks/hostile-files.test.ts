/** What people may send that is made to harm, or only odd: refused with a sentence, or made harmless. */
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { documents } from '../../contract/documents.ts'
import { fileMostBytes, filesMost } from '../../contract/limits.ts'
import { notices } from '../../contract/notices.ts'
import type { Caller } from '../testing/caller.ts'
import { archiveOf, wordDocument } from '../testing/office-file.ts'
import { openWorld, type World } from '../testing/world.ts'

let world: World
let mandeep: Caller
beforeAll(async () => {
  world = await openWorld()
  mandeep = await world.as('mandeep')
})
afterAll(() => world.close())

const file = (name: string, content: string | Buffer, type = '') => new File([content as BlobPart], name, { type })
const stored = async () => {
  const { rows } = await world.connection.pool.query<{ n: number }>('select count(*)::int as n from stored_files')
  return rows[0]!.n
}

const script = '<script>alert(document.domain)</script>'
const page = `<!doctype html><html><body>${script}</body></html>`
const pdf = '%PDF-1.7\n%\xE2\xE3\n1 0 obj <<>> endobj\ntrailer <<>>\n%%EOF\n'
const part = (name: string, content: string | Buffer, more = {}) => ({ name, content: Buffer.from(content), ...more })

const chunk = (kind: string, content: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(kind, 'latin1'), content])
  const ends = [Buffer.alloc(4), Buffer.alloc(4)] as const
  ends[0].writeUInt32BE(content.length)
  ends[1].writeUInt32BE(crc32(body))
  return Buffer.concat([ends[0], body, ends[1]])
}
/** A sound PNG of one colour, whose 200 MB of dots take 200 kB. */
const hugePng = (side: number): Buffer => {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(side, 0)
  head.writeUInt32BE(side, 4)
  head[8] = 1
  const rows = deflateSync(Buffer.alloc((side / 8 + 1) * side), { level: 1 })
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))])
}

const is = (name: string, what: string) =>
  `${name} is ${what}. Upload a PDF, an image, a Word, Excel or PowerPoint file, or plain text.`

const refused: readonly [what: string, sent: () => File[], status: number, sentence: string][] = [
  [
    'a drawing',
    () => [file('plan.svg', `<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`)],
    415,
    is('plan.svg', 'an SVG drawing'),
  ],
  [
    'a drawing called a picture',
    () => [file('plan.png', `<svg>${script}</svg>`, 'image/png')],
    415,
    is('plan.png', 'an SVG drawing'),
  ],
  ['a web page', () => [file('notice.html', page, 'text/html')], 415, is('notice.html', 'a web page')],
  ['a web page called a PDF', () => [file('notice.pdf', page, 'application/pdf')], 415, is('notice.pdf', 'a web page')],
  ['a web page called text', () => [file('notice.txt', page)], 415, is('notice.txt', 'a web page')],
  ['a program', () => [file('setup.exe', 'MZ\x90\0\x03')], 415, is('setup.exe', 'a Windows program')],
  [
    'a program called a PDF',
    () => [file('invoice.pdf', Buffer.from('MZ\x90\0\x03\0\0\0', 'latin1'))],
    415,
    is('invoice.pdf', 'a Windows program'),
  ],
  [
    'a program with two endings',
    () => [file('invoice.pdf.exe', 'MZ')],
    415,
    is('invoice.pdf.exe', 'a Windows program'),
  ],
  ['an archive', () => [file('all.zip', archiveOf([part('a.txt', 'a')]))], 415, is('all.zip', 'a ZIP archive')],
  ['a web page before a PDF', () => [file('both.pdf', `${page}\n${pdf}`)], 415, is('both.pdf', 'a web page')],
  [
    'a bomb in a document',
    () => [file('minutes.docx', wordDocument(part('word/media/a.xml', Buffer.alloc(60_000_000))))],
    415,
    'minutes.docx can’t be uploaded: it unpacks to far too much data.',
  ],
  [
    'an archive in a document',
    () => [file('minutes.docx', wordDocument(part('word/more.docx', wordDocument())))],
    415,
    'minutes.docx can’t be uploaded: it contains another document or archive; upload a PDF of it instead.',
  ],
  [
    'a document that leads out',
    () => [file('minutes.docx', wordDocument(part('../../x', 'x')))],
    415,
    'minutes.docx can’t be uploaded: it is damaged.',
  ],
  [
    'a picture of 40,000 by 40,000',
    () => [file('huge.png', hugePng(40_000))],
    413,
    'huge.png has too many pixels. Please upload a smaller version.',
  ],
  ['nothing', () => [file('empty.pdf', '')], 400, 'empty.pdf is empty.'],
  [
    'one byte too many',
    () => [file('large.txt', Buffer.alloc(fileMostBytes + 1, 'a'))],
    413,
    'large.txt is larger than 25 MB.',
  ],
  [
    'eleven files',
    () => Array.from({ length: filesMost + 1 }, (_, n) => file(`${n}.txt`, `${n}`)),
    413,
    'You can upload up to 10 files at once.',
  ],
]

/** Every way by which files come in, and how a browser gets back the only file that was sent. */
const ways = {
  'with a notice': {
    send: (...files: File[]) =>
      mandeep.try(notices.create, { body: { title: 'Files', content: '<p>Attached.</p>' }, files }),
    get: async (sent: File) => {
      const body = { title: 'Files', content: '<p>Attached.</p>' }
      const { _id: id, attachments } = await mandeep.call(notices.create, { body, files: [sent] })
      const { _id: attachmentId, fileName } = attachments[0]!
      return { fileName, download: await mandeep.try(notices.attachment, { params: { id, attachmentId } }) }
    },
  },
  'into the library': {
    send: (...files: File[]) => mandeep.try(documents.upload, { body: { category: 'guides' }, files }),
    get: async (sent: File) => {
      const [document] = await mandeep.call(documents.upload, { body: { category: 'guides' }, files: [sent] })
      const { _id: id, fileName } = document!
      return { fileName, download: await mandeep.try(documents.download, { params: { id }, query: {} }) }
    },
  },
}

describe.each(Object.entries(ways))('what is refused %s', (_way, { send }) => {
  test.each(refused)('%s', async (_what, sent, status, sentence) => {
    const before = await stored()
    const answer = await send(...sent())
    expect([answer.status, answer.body.error]).toEqual([status, sentence])
    expect(await stored(), 'nothing of it is kept').toBe(before)
  })

  test('one bad file among good ones takes them all back, and is named', async () => {
    const before = await stored()
    const answer = await send(file('good.txt', 'Good.'), file('bad.svg', '<svg/>'), file('fine.txt', 'Fine.'))
    expect(answer.body.error).toBe(is('bad.svg', 'an SVG drawing'))
    expect(await stored()).toBe(before)
  })
})

describe.each(Object.entries(ways))('what is made harmless %s', (_way, { get }) => {
  test('a PDF that is an archive and a web page too is only ever saved, as a PDF', async () => {
    const { download } = await get(
      file('both.pdf', Buffer.concat([Buffer.from(pdf), Buffer.from(page), wordDocument()])),
    )
    expect(download.headers).toMatchObject({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
    })
    expect(download.headers['content-disposition']).toMatch(/^attachment; /)
  })

  test('a picture with a web page behind it loses the page', async () => {
    const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#aaa' } })
      .png()
      .toBuffer()
    const { download } = await get(file('photo.png', Buffer.concat([picture, Buffer.from(page)])))
    expect([download.headers['content-type'], download.text.includes('script')]).toEqual(['image/png', false])
  })

  test.each([
    ['a PDF that breaks off', pdf.slice(0, 20)],
    ['a PDF under a password', pdf.replace('trailer <<>>', 'trailer << /Encrypt 2 0 R >>')],
  ])('%s is kept as it came', async (_what, content) => {
    const { download } = await get(file('report.pdf', content))
    expect([download.status, download.text.length > 0]).toEqual([200, true])
  })

  const longest = 'é'.repeat(300)
  test.each([
    ['../../x.txt', 'x.txt'],
    ['..\\..\\x.txt', 'x.txt'],
    ['C:\\Windows\\x.txt', 'x.txt'],
    ['the "new" rules.txt', 'the new rules.txt'],
    ['a\r\nContent-Type: text/html\r\n\r\nb.txt', 'html b.txt'],
    ['invoice\u202Etxt.exe.txt', 'invoice txt.exe.txt'],
    ['a\0b.txt', 'a b.txt'],
    [`${longest}.txt`, `${longest.slice(0, 196)}.txt`],
    ['🏠 Règlement 第一.txt', '🏠 Règlement 第一.txt'],
    ["O'Brien; rm -rf $(x) `y`.txt", "O'Brien; rm -rf $(x) `y`.txt"],
    ['<img src=x onerror=alert(1)>.txt', 'img src=x onerror=alert(1).txt'],
    ['CON.txt', 'CON.txt'],
    ['.htaccess.txt', 'htaccess.txt'],
  ])('the name %j becomes %j, and so it is saved', async (name, shown) => {
    const { fileName, download } = await get(file(name, 'Well named.'))
    expect(fileName).toBe(shown)
    const said = String(download.headers['content-disposition'])
    expect(said).toMatch(/^attachment; filename="[\x20-\x7E]*"; filename\*=UTF-8''[\w%!~.$&+^`|#-]+$/)
    expect(decodeURIComponent(said.split("UTF-8''")[1]!)).toBe(shown)
  })
})
