/** What is read of each kind of file, and that a file made to harm harms nobody. */
import { Readable } from 'node:stream'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { officeFile, xml } from '../../../testing/office-file.ts'
import { endlessPdf, pdfBomb, pdfOf, scannedPdf } from '../../../testing/papers.ts'
import { readFile } from './reader.ts'

const pdf = 'application/pdf'
const office = 'application/vnd.openxmlformats-officedocument'
const docx = `${office}.wordprocessingml.document`
const xlsx = `${office}.spreadsheetml.sheet`
const pptx = `${office}.presentationml.presentation`
const read = (content: Buffer | string, contentType: string) =>
  readFile(Readable.from([Buffer.from(content)]), contentType)
const page = (number: number, text: string) => ({ number, text })
const utf16 = (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le')

const paragraph = (...runs: string[]) => `<w:p>${runs.map((run) => `<w:r><w:t>${run}</w:t></w:r>`).join('')}</w:p>`

describe('what is read', () => {
  test.each([
    ['UTF-8', 'Règlement: pets', 'text/plain', 'Règlement: pets'],
    ['Windows-1252', Buffer.from('R\xE8glement', 'latin1'), 'text/plain', 'Règlement'],
    ['UTF-16', utf16('unit,owner\r\n101,Zoë'), 'text/csv', 'unit,owner 101,Zoë'],
    ['UTF-16, the other way round', utf16('Zoë').swap16(), 'text/csv', 'Zoë'],
    ['a word that a line end cut', 'the insur-\nance policy', 'text/plain', 'the insurance policy'],
    ['signs that turn the reading direction', 'a\u202Eb\u0007c', 'text/plain', 'ab c'],
  ])('of text: %s', async (_what, content, type, text) => {
    expect(await read(content, type)).toEqual({ pages: [page(1, text)] })
  })

  test('of a PDF its pages, those without text left out', async () => {
    expect(await read(await pdfOf(['Two pets.', '', 'Three storeys.']), pdf)).toEqual({
      pages: [page(1, 'Two pets.'), page(3, 'Three storeys.')],
    })
  })

  test('of a Word file paragraphs, tables, notes and what stands in several runs', async () => {
    const cells = `<w:tbl><w:tr><w:tc>${paragraph('Unit')}</w:tc><w:tc>${paragraph('703')}</w:tc></w:tr></w:tbl>`
    const body = `${paragraph('No more than tw', 'o pets &amp; a bird.')}<w:p><w:del><w:delText>gone</w:delText></w:del></w:p>${cells}`
    const file = officeFile(docx, {
      'word/document.xml': xml('w:document', body),
      'word/footnotes.xml': xml('w:footnotes', paragraph('See 3 (4).')),
    })
    expect(await read(file, docx)).toEqual({ pages: [page(1, 'No more than two pets & a bird. Unit 703 See 3 (4).')] })
  })

  test('of a workbook its texts, of slides each as a page, in their order', async () => {
    const strings = '<si><t>Reserve fund</t></si><si><r><t>Contin</t></r><r><t>gency</t></r></si>'
    const sheet = '<row><c t="s"><v>0</v></c><c t="inlineStr"><is><t>Roof</t></is></c></row>'
    const book = officeFile(xlsx, {
      'xl/sharedStrings.xml': xml('sst', strings),
      'xl/worksheets/sheet1.xml': xml('worksheet', sheet),
    })
    expect(await read(book, xlsx)).toEqual({ pages: [page(1, 'Reserve fund Contingency Roof')] })
    const slide = (text: string) => xml('p:sld', `<a:p><a:r><a:t>${text}</a:t></a:r></a:p>`)
    const show = officeFile(pptx, {
      'ppt/slides/slide10.xml': slide('Votes'),
      'ppt/slides/slide2.xml': slide('Budget'),
    })
    expect(await read(show, pptx)).toEqual({ pages: [page(2, 'Budget'), page(10, 'Votes')] })
  })

  test('of a long text parts, each cut where a line ends, and nothing lost', async () => {
    const lines = Array.from({ length: 900 }, (_, n) => `Line ${n} of the agreement.`)
    const result = await read(lines.join('\n'), 'text/plain')
    if (!('pages' in result)) throw new Error('It was not read.')
    expect(result.pages.length).toBeGreaterThan(3)
    expect(result.pages.map(({ text }) => text).join(' ')).toBe(lines.join(' '))
  })
})

describe('what cannot be read says why', () => {
  test('a PDF with a password', async () => {
    expect(await read(await pdfOf(['Secret'], { password: 'open' }), pdf)).toEqual({ unreadable: 'protected' })
  })

  test('a scan, which is pictures only', async () => {
    const picture = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#777' } })
      .png()
      .toBuffer()
    expect(await read(await scannedPdf(picture), pdf)).toEqual({ unreadable: 'noText' })
  })

  test('a file that is none', async () => {
    expect(await read('%PDF-1.7 and nothing more', pdf)).toEqual({ unreadable: 'damaged' })
    expect(await read('PK and nothing more', docx)).toEqual({ unreadable: 'damaged' })
  })

  test.each([
    ['unpacks to more memory than it is given', pdfBomb(300_000_000), { mostMs: 60_000, mostBytes: 300_000_000 }],
    ['takes longer than it is given', endlessPdf(), { mostMs: 1500, mostBytes: 1_000_000_000 }],
  ])('one that %s', async (_what, content, bounds) => {
    expect(await readFile(Readable.from([content]), pdf, bounds)).toEqual({ unreadable: 'tooMuch' })
  })
})

test('a store that fails while it is read is no fault of the file', async () => {
  const content = Readable.from(
    (async function* () {
      yield Buffer.from('%PDF-1.7')
      throw new Error('The store is away.')
    })(),
  )
  await expect(readFile(content, pdf)).rejects.toThrow('The store is away.')
})
