/** A plain PDF as somebody would send it: its name as the heading, then lines. */
import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import PDFDocument from 'pdfkit'
import type { Upload } from '../../contract/route.ts'

export interface PlainPaper {
  fileName: string
  lines: readonly string[]
}

/** Writes it into a folder, made at a moment, so that the same paper is the same file. */
export const writePaper = async (folder: string, { fileName, lines }: PlainPaper, at: string): Promise<Upload> => {
  const paper = new PDFDocument({ size: 'LETTER', margin: 72, info: { Title: fileName, CreationDate: new Date(at) } })
  paper.fontSize(18).text(fileName.replace('.pdf', '')).moveDown()
  for (const line of lines) paper.fontSize(11).text(line).moveDown(0.5)
  paper.end()
  const content = await buffer(paper)
  const sha256 = createHash('sha256').update(content).digest('hex')
  const path = join(folder, sha256)
  await writeFile(path, content)
  return { path, name: fileName, sha256, sizeBytes: content.length, contentType: 'application/pdf' }
}
