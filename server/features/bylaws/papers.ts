/** The bylaws and rules in force on a day, on one paper. */
import { Readable } from 'node:stream'
import type { BylawSet } from '../../../contract/bylaws/bylaw.ts'
import { fineWords } from '../../../contract/bylaws/bylaw-words.ts'
import type { Document } from '../../../contract/documents/document.ts'
import type { Download } from '../../../contract/route.ts'
import { formatDate, longDate, type LocalDate } from '../../../contract/time.ts'
import { filingFor, type Filing } from '../../../law/law.ts'
import type { InBuilding, Member } from '../../context.ts'
import { inTransaction } from '../../db/transaction.ts'
import { Conflict } from '../../http/errors.ts'
import { escaped } from '../../platform/escaped.ts'
import { lettersPdf } from '../../platform/letter-paper.ts'
import { headOf, lockBuilding } from '../buildings/buildings.ts'
import { fileAgain, withUpload } from '../documents/documents.ts'
import { selectInForce } from './lists-store.ts'
import { selectPaper, upsertPaper } from './papers-store.ts'
import { dayAsked, todayIn } from './reading.ts'
import type { KnownBylaw } from './store.ts'
import { sourceWords } from './words.ts'

const subject = 'Bylaws and rules'

const paragraphs = (text: string): string =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => `<p>${escaped(line)}</p>`)
    .join('')

const textHtml = (one: KnownBylaw, filing: Filing): string => {
  const fine = fineWords(one)
  const about = [sourceWords(one, filing), ...(fine === null ? [] : [`Fine: ${fine}`])].join('. ')
  return `<h3>${escaped(`${one.number}  ${one.heading}`)}</h3>${paragraphs(one.text)}<p>${escaped(`${about}.`)}</p>`
}

const setHtml = (name: string, texts: readonly KnownBylaw[], filing: Filing): string =>
  `<h2>${escaped(name)}</h2>${texts.map((one) => textHtml(one, filing)).join('')}`

/** The texts by their sets, in their order. */
const bySet = (texts: readonly KnownBylaw[]): [BylawSet['name'], KnownBylaw[]][] =>
  [...Map.groupBy(texts, ({ set }) => set._id).values()].map((all) => [all[0]!.set.name, all])

const paperOf = async (ctx: InBuilding, day: LocalDate): Promise<Buffer> => {
  const texts = await selectInForce(ctx.db, ctx.building._id, day)
  if (texts.length === 0) throw Conflict(`No bylaws or rules are in force on ${formatDate(day)}.`)
  const html = bySet(texts)
    .map(([name, all]) => setHtml(name, all, filingFor(ctx.building.jurisdiction)))
    .join('')
  const paper = { from: await headOf(ctx), day: `In force on ${longDate(day)}`, to: [], subject, html }
  return lettersPdf([paper], { title: subject, at: new Date(ctx.now) })
}

const fileName = (ctx: InBuilding, day: LocalDate): string => `${ctx.building.name} bylaws and rules ${day}.pdf`

/** Makes a PDF of the bylaws and rules in force on a day, today unless said otherwise. 409 where there are none; 400 for a day to come. */
export const downloadBylaws = async (
  ctx: InBuilding,
  { query }: { query: { on?: LocalDate | undefined } },
): Promise<Download> => {
  const day = dayAsked(ctx, query)
  const content = await paperOf(ctx, day)
  return {
    open: () => Readable.from(content),
    name: fileName(ctx, day),
    contentType: 'application/pdf',
    sizeBytes: content.length,
  }
}

/**
 * Files the bylaws and rules in force today in the library, as a new version of the document that was filed before. 409
 * where there are none; 403 where the caller may not file bylaws there.
 */
export const fileBylaws = async (ctx: Member): Promise<Document> => {
  const day = todayIn(ctx)
  const content = await paperOf(ctx, day)
  return withUpload(content, fileName(ctx, day), (file) =>
    inTransaction(ctx, async (tx) => {
      await lockBuilding(tx.db, tx.building._id)
      const filed = await fileAgain(tx, {
        documentId: await selectPaper(tx.db, tx.building._id),
        file,
        body: {
          category: 'bylaws',
          folderId: null,
          title: subject,
          description: 'The bylaws and rules in force, from the register',
          effectiveOn: null,
          expiresOn: null,
          recordKind: null,
          note: `In force on ${formatDate(day)}`,
        },
      })
      await upsertPaper(tx.db, tx.building._id, filed._id)
      return filed
    }),
  )
}
