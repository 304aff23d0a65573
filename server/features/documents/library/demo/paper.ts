import { buffer } from 'node:stream/consumers'
import PDFDocument from 'pdfkit'

/** A paper of the demo: headings, each with its paragraphs. */
export interface Paper {
  heading: string
  line: string
  parts: readonly { title: string; text: readonly string[] }[]
}

/** The paper as a PDF that opens and can be searched; the same content makes the same file. */
export const paperPdf = ({ heading, line, parts }: Paper, at: Date): Promise<Buffer> => {
  const doc = new PDFDocument({
    size: 'LETTER',
    margin: 64,
    lang: 'en-CA',
    info: { Title: heading, CreationDate: at },
  })
  const content = buffer(doc)
  doc.font('Helvetica-Bold').fontSize(20).text(heading)
  doc.font('Helvetica').fontSize(10).fillColor('#555555').text(line).moveDown(1.2)
  for (const { title, text } of parts) {
    doc.font('Helvetica-Bold').fontSize(12).fillColor('black').text(title).moveDown(0.3)
    doc.font('Helvetica').fontSize(10.5)
    for (const paragraph of text) doc.text(paragraph, { lineGap: 2 }).moveDown(0.5)
    doc.moveDown(0.4)
  }
  doc.end()
  return content
}
