/** What a file is, its content decides: under which name it is kept, what becomes of HEIC, and what is said of the rest. */
import { createHash } from 'node:crypto'
import { readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { heicPhoto, largeHeic } from '../../testing/heic.ts'
import { onlyFile, openReceiver, pdfText as pdf } from '../../testing/receiver.ts'
import { redrawHeic } from './heic.ts'

let receiver: Awaited<ReturnType<typeof openReceiver>>
beforeAll(async () => {
  receiver = await openReceiver()
})
afterAll(() => receiver.close())

const sendFile: typeof receiver.sendFile = (...file) => receiver.sendFile(...file)
const shape = { create: { width: 40, height: 20, channels: 3, background: '#a33' } } as const
const photo = (): Promise<Buffer> => sharp(shape).jpeg().toBuffer()

describe('the content decides', () => {
  const webp = (): Promise<Buffer> => sharp(shape).webp().toBuffer()
  test.each([
    ['WebP named as JPEG', 'photo.jpg', 'image/jpeg', webp, 'photo.webp', 'image/webp'],
    ['JPEG named .jfif', 'photo.jfif', 'image/jpeg', photo, 'photo.jfif', 'image/jpeg'],
    ['JPEG named .jpe', 'photo.JPE', 'image/pjpeg', photo, 'photo.jpe', 'image/jpeg'],
    ['JPEG without a name’s ending', 'photo', '', photo, 'photo.jpg', 'image/jpeg'],
    ['JPEG named as Word', 'photo.docx', '', photo, 'photo.jpg', 'image/jpeg'],
    ['HEIC of a phone', 'IMG_0042.HEIC', 'image/heic', heicPhoto, 'IMG_0042.jpg', 'image/jpeg'],
    ['HEIC named as JPEG', 'IMG_0042.jpg', 'image/jpeg', heicPhoto, 'IMG_0042.jpg', 'image/jpeg'],
    ['PDF named as a picture', 'photo.png', 'image/png', () => pdf, 'photo.pdf', 'application/pdf'],
    ['PDF without an ending', 'scan', '', () => pdf, 'scan.pdf', 'application/pdf'],
    ['PDF by another name of its type', 'a.pdf', 'application/force-download', () => pdf, 'a.pdf', 'application/pdf'],
  ])('%s', async (_what, name, declared, content: () => Buffer | string | Promise<Buffer>, kept, type) => {
    const file = onlyFile(await sendFile(await content(), name, declared))
    expect([file.name, file.contentType]).toEqual([kept, type])
  })

  test.each([
    ['of 1993', '%PDF-1.0\n'],
    ['of PDF 2.0', '%PDF-2.0\n'],
    ['after a mark of UTF-8', `\uFEFF${pdf}`],
    ['after empty lines', `\r\n\r\n${pdf}`],
    ['after a head of HTTP', `HTTP/1.1 200 OK\r\nContent-Type: application/pdf\r\n\r\n${pdf}`],
    ['after the words of a printer', `\x1B%-12345X@PJL JOB\r\n@PJL ENTER LANGUAGE=PDF\r\n${pdf}`],
    ['after 1,023 other bytes', `${'\0'.repeat(1023)}${pdf}`],
    ['that is linearized', '%PDF-1.6\n5 0 obj <</Linearized 1/L 900/O 7/E 500/N 1/T 800>> endobj\n'],
    ['of Illustrator', `${pdf}${' '.repeat(1400)}<</AIPrivateData1 1>>`],
    ['without a line end at its end', `${pdf}trailer <<>>\n%%EOF`],
  ])('a PDF %s is one', async (_what, content) => {
    const file = onlyFile(await sendFile(content, 'report.pdf', 'application/pdf'))
    expect([file.contentType, file.content.toString()]).toEqual(['application/pdf', content])
  })

  test('text that speaks of PDF stays text', async () => {
    expect(onlyFile(await sendFile('A PDF begins with %PDF-1.7.', 'notes.txt')).contentType).toBe('text/plain')
  })

  const cfb = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)])
  const other = 'Upload a PDF, an image, a Word, Excel or PowerPoint file, or plain text.'
  const ofToday =
    'Save it as a PDF, or as a current Word, Excel or PowerPoint file without a password or macros, and upload that.'
  test.each([
    ['minutes.doc', cfb, `minutes.doc is a Word file in an old format. ${ofToday}`],
    ['minutes.docx', cfb, `minutes.docx is a Word file with a password. ${ofToday}`],
    ['film.mp4', Buffer.from('00000018667479706d70343200000000', 'hex'), `film.mp4 is a video. ${other}`],
    [
      'scan.tif',
      Buffer.from('49492a00080000000000', 'hex'),
      'scan.tif is a TIFF image. Save it as a JPEG or PNG and upload that.',
    ],
    [
      'photo.jpg',
      Buffer.from('no picture'),
      'photo.jpg isn’t an image we can read. Save it as a JPEG or PNG and upload that.',
    ],
    ['report.pdf', Buffer.from('no report'), `report.pdf isn’t a PDF we can read. ${other}`],
    ['report.pdf', Buffer.from(`${' '.repeat(1100)}${pdf}`), `report.pdf isn’t a PDF we can read. ${other}`],
    ['minutes.docx', Buffer.from('no minutes'), `minutes.docx isn’t a Word file we can read. ${other}`],
    ['notes.txt', Buffer.from('abc\0def'), `notes.txt isn’t plain text. ${other}`],
    ['data.bin', Buffer.from('abc\0def'), `data.bin isn’t a type of file we can read. ${other}`],
    ['feed.csv', Buffer.from('<?xml version="1.0"?><a/>'), `feed.csv is an XML file. ${other}`],
  ])('of %s it is said what it is', async (name, content, error) => {
    expect(await sendFile(content, name)).toEqual({ status: 415, code: 'UNSUPPORTED_FILE', error })
  })
})

describe('HEIC', () => {
  test('is drawn as JPEG, without the place where it was taken', async () => {
    expect(heicPhoto().includes('Apple')).toBe(true)
    const { content, contentType, sha256, sizeBytes } = onlyFile(await sendFile(heicPhoto(), 'IMG_0042.HEIC'))
    const { width, height, format, exif, xmp, icc } = await sharp(content).metadata()
    expect([width, height, format, exif, xmp, icc]).toEqual([64, 48, 'jpeg', undefined, undefined, undefined])
    expect(content.includes('Apple')).toBe(false)
    const dot = async (left: number) => [
      ...(await sharp(content).extract({ left, top: 20, width: 1, height: 1 }).raw().toBuffer()),
    ]
    const [blue, red] = [await dot(8), await dot(56)]
    expect(blue[2]! - blue[0]!).toBeGreaterThan(150)
    expect(red[0]! - red[2]!).toBeGreaterThan(150)
    expect([contentType, sizeBytes]).toEqual(['image/jpeg', content.length])
    expect(sha256).toBe(createHash('sha256').update(content).digest('hex'))
    expect(await readdir(join(receiver.dataDir, 'tmp'))).toEqual([])
  })

  test('one that is damaged, and one of too many pixels, are refused', async () => {
    expect(await sendFile(heicPhoto().subarray(0, 900), 'a.heic')).toMatchObject({
      status: 415,
      code: 'UNREADABLE_FILE',
    })
    const huge = largeHeic()
    for (let at = huge.indexOf('ispe'); at !== -1; at = huge.indexOf('ispe', at + 1))
      if (huge.readUInt32BE(at + 8) === 6000) {
        huge.writeUInt32BE(7000, at + 8)
        huge.writeUInt32BE(7000, at + 12)
      }
    expect(await sendFile(huge, 'huge.heic')).toMatchObject({ status: 413, code: 'PICTURE_TOO_LARGE' })
    expect(await readdir(join(receiver.dataDir, 'tmp'))).toEqual([])
  })

  test('one that takes too long or too much memory is refused, and its process is gone', async () => {
    const path = join(receiver.dataDir, 'slow.heic')
    for (const bounds of [{ mostMs: 1 }, { mostBytes: 100_000_000 }]) {
      await writeFile(path, largeHeic())
      await expect(redrawHeic(path, `${path}.drawn`, 'slow.heic', bounds)).rejects.toMatchObject({
        code: 'UNREADABLE_FILE',
      })
    }
    await rm(path)
    expect((await readdir(receiver.dataDir)).filter((name) => name.startsWith('slow'))).toEqual([])
  })
})
