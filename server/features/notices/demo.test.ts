import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { requireKind } from '../../http/uploads/file-kind.ts'
import { pdfOf } from './demo/pdf.ts'

test('the files of the demo are what they say', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'parapet-pdf-'))
  const path = join(folder, 'a.pdf')
  await writeFile(path, pdfOf('Agenda (draft)', ['One \\ two']))
  expect(await requireKind(path, 'a.pdf', 'application/pdf')).toMatchObject({ type: 'application/pdf' })
  expect((await readFile(path, 'latin1')).match(/^xref$/gm)).toHaveLength(1)
  await rm(folder, { recursive: true })
})
