import { createHash } from 'node:crypto'
import { mkdir, readdir, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { fileMostBytes, imageMostPixels, leftUploadMs } from '../../contract/limits.ts'
import { wordDocument } from '../testing/office-file.ts'
import { onlyFile, openReceiver, pdfText as pdf } from '../testing/receiver.ts'
import { emptyQuarantine } from './uploads.ts'

let receiver: Awaited<ReturnType<typeof openReceiver>>
let dataDir: string
let address: string
beforeAll(async () => {
  receiver = await openReceiver()
  dataDir = receiver.dataDir
  address = receiver.address
})
beforeEach(() => emptyQuarantine({ dataDir }))
afterAll(() => receiver.close())

const send: typeof receiver.send = (form) => receiver.send(form)
const sendFile: typeof receiver.sendFile = (...file) => receiver.sendFile(...file)
const part = (name: string, content: Buffer | string, more = {}) => ({ name, content: Buffer.from(content), ...more })
const shape = { create: { width: 40, height: 20, channels: 3, background: '#a33' } } as const
const photo = (): Promise<Buffer> => sharp(shape).withMetadata({ orientation: 6 }).jpeg().toBuffer()

test('a start throws away what a former run left, and no upload that is under way in another process', async () => {
  const quarantine = join(dataDir, 'tmp')
  for (const name of ['left', 'under-way']) await mkdir(join(quarantine, name))
  const longAgo = new Date(Date.now() - leftUploadMs - 1000)
  await utimes(join(quarantine, 'left'), longAgo, longAgo)
  await emptyQuarantine({ dataDir })
  expect(await readdir(quarantine)).toEqual(['under-way'])
  await rm(join(quarantine, 'under-way'), { recursive: true })
})

test('a form with fields and files arrives whole, and its files go when the call is done', async () => {
  const form = new FormData()
  form.append('title', 'Leak in P2')
  form.append('files', new Blob([pdf], { type: 'application/pdf' }), 'report.pdf')
  form.append('files', new Blob(['unit;amount\r\n101;25\r\n']), 'charges.csv')
  const { status, fields, files } = await send(form)
  expect(status).toBe(200)
  expect(fields).toEqual({ title: 'Leak in P2' })
  expect(files?.map(({ name, contentType }) => [name, contentType])).toEqual([
    ['report.pdf', 'application/pdf'],
    ['charges.csv', 'text/csv'],
  ])
  for (const file of files ?? []) {
    const content = Buffer.from(file.content, 'base64')
    expect(file.sizeBytes).toBe(content.length)
    expect(file.sha256).toBe(createHash('sha256').update(content).digest('hex'))
  }
  expect(await readdir(join(dataDir, 'tmp'))).toEqual([])
  expect((await stat(join(dataDir, 'tmp'))).mode & 0o777).toBe(0o700)
})

test.each([
  ['no file', 'page.html', '<html></html>', 415],
  ['a drawing with script', 'plan.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>', 415],
  ['a web page called text', 'page.txt', '\n <!doctype html><script>alert(1)</script>', 415],
  ['xml called a table', 'charges.csv', '<?xml version="1.0"?><a/>', 415],
  ['a web page called a picture', 'photo.png', '<html></html>', 415],
  ['binary called text', 'notes.txt', 'abc\0def', 415],
  ['binary that begins like UTF-16', 'notes.txt', Buffer.from('\uFEFFabc\0def', 'utf16le'), 415],
  ['a web page in UTF-16', 'page.txt', Buffer.from('\uFEFF<script>1</script>', 'utf16le'), 415],
  ['a program', 'setup.exe', 'MZ', 415],
  ['a name without extension', 'README', 'hello', 415],
  ['a name whose extension every object has', 'notes.constructor', 'hello', 415],
  ['another of these', 'notes.__proto__', 'hello', 415],
  ['an empty file', 'notes.txt', '', 400],
])('%s is refused', async (_what, name, content, status) => {
  expect((await sendFile(content, name)).status).toBe(status)
  expect(await readdir(join(dataDir, 'tmp'))).toEqual([])
})

test('a table in UTF-16, as spreadsheets may write it, is text', async () => {
  const table = Buffer.from('\uFEFFunit,owner\r\n101,Zo\u00EB\r\n', 'utf16le')
  expect(onlyFile(await sendFile(table, 'roster.csv')).content.equals(table)).toBe(true)
  expect((await sendFile(Buffer.from(table).swap16(), 'roster.csv')).status).toBe(200)
})

test('a declared type that does not agree with the content is refused', async () => {
  expect((await sendFile(pdf, 'report.pdf', 'text/html')).status).toBe(415)
  expect((await sendFile('a,b', 'a.csv', 'application/vnd.ms-excel')).status).toBe(200)
})

describe('limits', () => {
  test('a file over 25 MB is refused, one of exactly 25 MB is taken', async () => {
    expect(await sendFile(Buffer.alloc(fileMostBytes + 1, 'a'), 'a.txt')).toMatchObject({
      status: 413,
      code: 'FILE_TOO_LARGE',
    })
    expect((await sendFile(Buffer.alloc(fileMostBytes, 'a'), 'a.txt')).status).toBe(200)
  })

  test('ten files are taken, eleven refused', async () => {
    const form = new FormData()
    for (let count = 0; count < 10; count++) form.append('files', new Blob(['x']), `${count}.txt`)
    expect((await send(form)).files).toHaveLength(10)
    form.append('files', new Blob(['x']), 'one-more.txt')
    expect(await send(form)).toMatchObject({ status: 413, code: 'TOO_MANY_FILES' })
  })

  test('a field given twice, a file in another field and a text in the field of files are refused', async () => {
    const twice = new FormData()
    twice.append('title', 'a')
    twice.append('title', 'b')
    const elsewhere = new FormData()
    elsewhere.append('picture', new Blob(['x']), 'a.txt')
    const text = new FormData()
    text.append('files', 'x')
    for (const form of [twice, elsewhere, text]) expect((await send(form)).status).toBe(400)
  })

  test('a part without a name is refused', async () => {
    const headers = { 'content-type': 'multipart/form-data; boundary=b' }
    for (const head of ['form-data', 'form-data; filename="a.txt"']) {
      const body = `--b\r\ncontent-disposition: ${head}\r\n\r\nx\r\n--b--`
      expect((await fetch(address, { method: 'POST', headers, body })).status).toBe(400)
    }
  })

  test('a form that breaks off is refused', async () => {
    const headers = { 'content-type': 'multipart/form-data; boundary=x' }
    const body = '--x\r\ncontent-disposition: form-data; name="files"; filename="a.txt"\r\n\r\nabc'
    const answer = await fetch(address, { method: 'POST', headers, body })
    expect(answer.status).toBe(400)
    expect(await readdir(join(dataDir, 'tmp'))).toEqual([])
  })
})

describe('pictures', () => {
  test('are written anew, upright and without their origin', async () => {
    expect((await sharp(await photo()).metadata()).exif).toBeDefined()
    const { content, sha256, name } = onlyFile(await sendFile(await photo(), 'leak.JPG', 'image/jpeg'))
    const metadata = await sharp(content).metadata()
    expect([metadata.width, metadata.height, metadata.exif, metadata.orientation]).toEqual([
      20,
      40,
      undefined,
      undefined,
    ])
    expect(sha256).toBe(createHash('sha256').update(content).digest('hex'))
    expect(name).toBe('leak.jpg')
  })

  test('what is hidden behind a picture is gone', async () => {
    const picture = await sharp(shape).png().toBuffer()
    const loaded = Buffer.concat([picture, Buffer.from('<script>alert(1)</script>')])
    expect(onlyFile(await sendFile(loaded, 'plan.png')).content.includes('script')).toBe(false)
  })

  test('moving pictures keep moving', async () => {
    const frames = await Promise.all(
      ['#f00', '#0f0'].map((background) =>
        sharp({ create: { ...shape.create, background } })
          .png()
          .toBuffer(),
      ),
    )
    const moving = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer()
    const { content } = onlyFile(await sendFile(moving, 'fan.gif'))
    expect((await sharp(content).metadata()).pages).toBe(2)
  })

  test('with too many pixels or damaged ones are refused', async () => {
    const width = Math.ceil(Math.sqrt(imageMostPixels)) + 1
    const huge = await sharp({ create: { ...shape.create, width, height: width } })
      .png()
      .toBuffer()
    expect(await sendFile(huge, 'huge.png')).toMatchObject({ status: 413, code: 'PICTURE_TOO_LARGE' })
    const damaged = (await photo()).subarray(0, 300)
    expect(await sendFile(damaged, 'damaged.jpg')).toMatchObject({ status: 415, code: 'UNREADABLE_FILE' })
  })
})

describe('office documents', () => {
  test('are taken as they are', async () => {
    const document = wordDocument(part('word/media/leak.png', await sharp(shape).png().toBuffer()))
    expect(onlyFile(await sendFile(document, 'minutes.docx')).content.equals(document)).toBe(true)
  })

  test.each([
    ['a part that leads out', part('../../etc/cron.d/x', 'x')],
    ['a link', part('word/link', '/etc/passwd', { unixMode: 0o120777 })],
    ['an archive by name', part('word/more.zip', 'x')],
    ['an archive by content', part('word/media/a.png', wordDocument())],
    ['a bomb', part('word/media/a.xml', Buffer.alloc(30_000_000))],
    ['a bomb that lies about its size', part('word/media/a.xml', Buffer.alloc(30_000_000), { claimedBytes: 10 })],
  ])('with %s are refused', async (_what, harm) => {
    expect(await sendFile(wordDocument(harm), 'minutes.docx')).toMatchObject({ status: 415, code: 'UNSAFE_FILE' })
  })

  test('with too many parts are refused', async () => {
    const parts = Array.from({ length: 2000 }, (_, index) => part(`word/${index}`, 'x'))
    expect((await sendFile(wordDocument(...parts), 'minutes.docx')).code).toBe('UNSAFE_FILE')
  })

  test('of another kind than their name says get a name that fits', async () => {
    const { name, contentType } = onlyFile(await sendFile(wordDocument(), 'budget.xlsx'))
    expect([name, contentType.split('.').at(-1)]).toEqual(['budget.docx', 'document'])
  })
})
