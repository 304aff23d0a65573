/** Letters on paper: one of each for the library, and a pack of those that wait to be handed over. */
import { Readable } from 'node:stream'
import type { Download } from '../../../../contract/route.ts'
import { longDate } from '../../../../contract/time.ts'
import type { InBuilding } from '../../../context.ts'
import { Conflict, NotFound } from '../../../http/errors.ts'
import { lettersPdf, type LetterPaper } from '../../../platform/letter-paper.ts'
import { headOf } from '../../buildings/buildings.ts'
import { selectLetters, selectRun, type AddresseeRow, type LetterRow } from './run-store.ts'

const addressed = ({ unitAddress }: LetterRow, { name, mailingLines }: AddresseeRow): LetterPaper['to'][number] => ({
  name,
  lines: mailingLines.length > 0 ? mailingLines : [unitAddress],
})

const paperOf = (from: LetterPaper['from'], letter: LetterRow, to: readonly AddresseeRow[]): LetterPaper => ({
  from,
  day: longDate(letter.datedOn),
  to: to.map((one) => addressed(letter, one)),
  subject: letter.subject,
  html: letter.content,
})

/** The letter as it is filed: to everybody it is for. */
export const filedPaper = (from: LetterPaper['from'], letter: LetterRow): LetterPaper =>
  paperOf(
    from,
    letter,
    letter.addressees.filter(({ isCopy }) => !isCopy),
  )

const waits = ({ way, method }: AddresseeRow): boolean => way === 'paper' && method === null

/** One PDF of all that wait to be handed over, a letter for each person. Throws 409 where none waits. */
export const openPrintPack = async (ctx: InBuilding, { params }: { params: { id: string } }): Promise<Download> => {
  const found = await selectRun(ctx.db, ctx.building._id, params.id)
  if (!found) throw NotFound()
  const letters = (await selectLetters(ctx.db, ctx.building._id, params.id)).filter(({ state }) => state === 'sent')
  const from = await headOf(ctx)
  const papers = letters.flatMap((letter) => letter.addressees.filter(waits).map((one) => paperOf(from, letter, [one])))
  if (papers.length === 0) throw Conflict('None of these letters is waiting for paper delivery.')
  const content = await lettersPdf(papers, { title: `${found.name}, to print`, at: new Date(ctx.now) })
  return {
    name: `${found.name}, to print.pdf`,
    contentType: 'application/pdf',
    sizeBytes: content.length,
    open: () => Readable.from(content),
  }
}
