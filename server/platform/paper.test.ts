import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { extractText } from 'unpdf'
import { expect, test } from 'vitest'
import { tablePdf, type TablePaper } from './paper.ts'

const pdfOf = async (more: Partial<TablePaper>) =>
  buffer(
    await tablePdf({
      ...{ title: 'Statement', lines: ['November'], notes: ['A note'], at: new Date('2026-11-20T20:00:00Z') },
      columns: [
        { head: 'What', share: 3 },
        { head: 'Amount', share: 1, figures: true },
      ],
      records: [[['Fees', '$1.00']]],
      ...more,
    }),
  )
const pagesOf = async (pdf: Buffer): Promise<string[]> =>
  (await extractText(new Uint8Array(pdf), { mergePages: false })).text

const head = { name: 'The Owners', line: '1 Seawall Crescent', logo: null }

test('the letterhead is above the title, and on every page', async () => {
  const records = Array.from({ length: 100 }, (_, index) => [[`Row ${index}.`, '$1.00']])
  const pages = await pagesOf(await pdfOf({ head, records }))
  expect(pages.length).toBeGreaterThan(2)
  for (const page of pages) expect(page).toMatch(/The Owners\s*1 Seawall Crescent\s*Statement/)
  for (const [index] of records.entries())
    expect(pages.filter((page) => page.includes(`Row ${index}.`))).toHaveLength(1)
})

test('the logo is a picture on it', async () => {
  const logo = await sharp({ create: { width: 300, height: 60, channels: 4, background: '#12345680' } })
    .png()
    .toBuffer()
  const isPicture = (pdf: Buffer) => pdf.toString('latin1').includes('/Subtype /Image')
  expect(isPicture(await pdfOf({ head: { ...head, logo } }))).toBe(true)
  expect(isPicture(await pdfOf({ head }))).toBe(false)
})

test('bold records are in another typeface', async () => {
  const records = [[['Fees', '$1.00']], [['Total', '$1.00']]]
  const plain = await pdfOf({ records })
  expect(await pdfOf({ records, bold: new Set([1]) })).not.toEqual(plain)
  expect(await pdfOf({ records, bold: new Set() })).toEqual(plain)
})

test('a name or address that is too long ends on its line', async () => {
  const long = { ...head, name: 'The Owners '.repeat(40), line: '1 Seawall Crescent '.repeat(40) }
  const [page] = await pagesOf(await pdfOf({ head: long }))
  expect(page).toMatch(/The Owners[^\n]*…\s+1 Seawall Crescent[^\n]*…\s+Statement/)
})
