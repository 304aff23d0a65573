import { buffer } from 'node:stream/consumers'
import { setImmediate } from 'node:timers/promises'
import PDFDocument from 'pdfkit'
import { blocksOf, type Block } from './letter-blocks.ts'
import { settable, typeface } from './typeface.ts'

/** A letter on paper: letterhead, day, to whom, what about, and its words as clean rich text. */
export interface LetterPaper {
  from: { name: string; line: string }
  day: string
  /** Each with where it goes, a line each. */
  to: readonly { name: string; lines: readonly string[] }[]
  subject: string
  html: string
}

type Doc = PDFKit.PDFDocument

const margin = { x: 72, top: 64, bottom: 72 }
const size = { name: 15, head: 9, body: 10.5, heading: 11.5, foot: 8 }
const step = 18
const quiet = '#555555'

/** Draws something that is read aloud as what it is. */
const tagged = (doc: Doc, letter: PDFKit.PDFStructureElement, kind: 'H1' | 'H2' | 'P' | 'LI', draw: () => void) => {
  const element = doc.struct(kind, {}, draw)
  letter.add(element)
  element.end()
}

const drawHead = (doc: Doc, { from }: LetterPaper): void => {
  doc.markContent('Artifact', { type: 'Pagination', attached: ['Top'] })
  doc.font('bold').fontSize(size.name).fillColor('black').text(settable(from.name))
  doc.font('regular').fontSize(size.head).fillColor(quiet).text(settable(from.line))
  const y = doc.y + 6
  doc
    .moveTo(margin.x, y)
    .lineTo(doc.page.width - margin.x, y)
    .lineWidth(0.5)
    .strokeColor('#bbbbbb')
    .stroke()
  doc.endMarkedContent()
  doc.y = y + 20
}

const drawAddress = (doc: Doc, letter: PDFKit.PDFStructureElement, { day, to }: LetterPaper): void => {
  doc.font('regular').fontSize(size.body).fillColor('black')
  tagged(doc, letter, 'P', () => void doc.text(day))
  doc.moveDown(1)
  for (const { name, lines } of to) {
    tagged(doc, letter, 'P', () => void doc.text(settable([name, ...lines].join('\n'))))
    doc.moveDown(0.5)
  }
  doc.moveDown(0.7)
}

const drawRuns = (doc: Doc, { runs }: Block, x: number): void => {
  const width = doc.page.width - margin.x - x
  for (const [index, { text, bold }] of runs.entries()) {
    const continued = index < runs.length - 1
    doc.font(bold ? 'bold' : 'regular')
    if (index === 0) doc.text(settable(text.trimStart()), x, doc.y, { width, continued, lineGap: 2.5 })
    else doc.text(settable(continued ? text : text.trimEnd()), { continued, lineGap: 2.5 })
  }
}

const drawBlock = (doc: Doc, letter: PDFKit.PDFStructureElement, block: Block): void => {
  const isHeading = block.kind === 'heading'
  const x = margin.x + block.depth * step
  // A heading does not stand alone at the foot of a page.
  if (isHeading && doc.y > doc.page.height - margin.bottom - 4 * size.heading) doc.addPage()
  else if (isHeading) doc.moveDown(0.3)
  doc.fontSize(isHeading ? size.heading : size.body).fillColor('black')
  tagged(doc, letter, isHeading ? 'H2' : block.kind === 'item' ? 'LI' : 'P', () => {
    if (block.marker !== '') {
      const y = doc.y
      doc.font('regular').text(block.marker, x - 13, y, { lineBreak: false })
      doc.y = y
    }
    drawRuns(doc, block, x)
  })
  doc.x = margin.x
  doc.moveDown(isHeading ? 0.3 : block.kind === 'item' ? 0.3 : 0.6)
}

const wordsOf = ({ runs }: Block): string => runs.map(({ text }) => text).join('')

/** `Yours truly,` stands on the page of the name below it. */
const leadsOn = (block: Block): boolean => block.kind === 'paragraph' && /^[^\n]{1,60},\s*$/.test(wordsOf(block))

const heightOf = (doc: Doc, block: Block): number => {
  const width = doc.page.width - 2 * margin.x - block.depth * step
  return doc
    .font('regular')
    .fontSize(size.body)
    .heightOfString(settable(wordsOf(block).trim()), { width, lineGap: 2.5 })
}

const fitsOnPage = (doc: Doc, blocks: readonly Block[]): boolean =>
  blocks.reduce((sum, block) => sum + heightOf(doc, block) + size.body, doc.y) <= doc.page.height - margin.bottom

const drawLetter = (doc: Doc, paper: LetterPaper): void => {
  doc.addPage()
  const letter = doc.struct('Sect')
  doc.addStructure(letter)
  drawHead(doc, paper)
  drawAddress(doc, letter, paper)
  doc.font('bold').fontSize(size.heading)
  tagged(doc, letter, 'H1', () => void doc.text(settable(paper.subject)))
  doc.moveDown(0.8)
  let before: Block | null = null
  const blocks = blocksOf(paper.html)
  for (const [index, block] of blocks.entries()) {
    if (before?.kind === 'item' && block.kind !== 'item') doc.moveDown(0.3)
    if (leadsOn(block) && !fitsOnPage(doc, blocks.slice(index, index + 2))) doc.addPage()
    drawBlock(doc, letter, block)
    before = block
  }
  letter.end()
}

/** Says on each page of a letter which it is, once it is known how many there are. */
const drawFeet = (doc: Doc, { from, subject }: LetterPaper, first: number, after: number): void => {
  for (let page = first; page < after; page++) {
    doc.switchToPage(page)
    doc.page.margins.bottom = 0
    doc.markContent('Artifact', { type: 'Pagination', attached: ['Bottom'] })
    doc.font('regular').fontSize(size.foot).fillColor(quiet)
    const y = doc.page.height - 44
    const width = doc.page.width - 2 * margin.x
    const line = settable(`${from.name} – ${subject}`)
    doc.text(line, margin.x, y, { width: width - 80, lineBreak: false, ellipsis: true, height: 10 })
    doc.text(`Page ${page - first + 1} of ${after - first}`, margin.x, y, { width, align: 'right', lineBreak: false })
    doc.endMarkedContent()
  }
}

/** Letters as one PDF, each beginning on a page of its own and counting its own pages; the typeface is embedded. */
export const lettersPdf = async (
  papers: readonly LetterPaper[],
  { title, at }: { title: string; at: Date },
): Promise<Buffer> => {
  const { regular, bold } = await typeface()
  const doc = new PDFDocument({
    size: 'LETTER',
    margins: { left: margin.x, right: margin.x, top: margin.top, bottom: margin.bottom },
    autoFirstPage: false,
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en-CA',
    displayTitle: true,
    info: { Title: title, CreationDate: at },
  })
  doc.registerFont('regular', regular).registerFont('bold', bold)
  const content = buffer(doc)
  const count = () => doc.bufferedPageRange().count
  for (const paper of papers) {
    await setImmediate()
    const first = count()
    drawLetter(doc, paper)
    drawFeet(doc, paper, first, count())
  }
  doc.end()
  return content
}
