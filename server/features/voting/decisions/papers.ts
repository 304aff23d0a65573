/** The register, and one decision of it, as PDF. */
import { Readable } from 'node:stream'
import { pageMost } from '../../../../contract/limits.ts'
import { decisionsInFileMost } from '../../../../contract/limits/decide.ts'
import type { Download } from '../../../../contract/route.ts'
import { formatDate, localDateOf, longDate } from '../../../../contract/time.ts'
import { decisionMadeLabels, decisionNumber, ratificationLabels } from '../../../../contract/voting/decision-words.ts'
import type { DecisionFilter } from '../../../../contract/voting/decisions.ts'
import { outcomeLabels } from '../../../../contract/voting/voting-words.ts'
import { labelsFor } from '../../../../law/law.ts'
import type { InBuilding } from '../../../context.ts'
import { lettersPdf } from '../../../platform/letter-paper.ts'
import { tablePdf, type TablePaper } from '../../../platform/paper.ts'
import { corporationOf, headOf } from '../../buildings/buildings.ts'
import { decisionHtml, votesWords, wordingLines } from './paper-words.ts'
import { selectDecisions } from './lists-store.ts'
import { requireDecision, type ById } from './reading.ts'
import type { KnownSummary } from './store.ts'

type Listed = KnownSummary & { wording: string }

const recordOf = (one: Listed): string[][] => {
  const standing = one.ratifiedOn === null ? ratificationLabels[one.ratification] : formatDate(one.ratifiedOn)
  const first = [
    decisionNumber(one.year, one.place),
    formatDate(one.decidedOn),
    one.title,
    decisionMadeLabels[one.made],
    outcomeLabels[one.outcome],
    votesWords(one.votes),
    standing,
  ]
  return [first, ...wordingLines(one.wording).map((line) => ['', '', line, '', '', '', ''])]
}

/** In words, what the register on paper was narrowed to; null where it is whole. */
const narrowedTo = ({ search, year, ratified }: DecisionFilter): string | null => {
  const parts = [
    year === undefined ? null : `from ${year}`,
    ratified === undefined ? null : `ratification: ${ratificationLabels[ratified].toLowerCase()}`,
    search ? `matching “${search}”` : null,
  ].filter((part) => part !== null)
  return parts.length === 0 ? null : `Only decisions ${parts.join(', ')}`
}

/** The decisions of a file, newest first, and whether there are earlier ones that it does not take. */
const newestOf = async (ctx: InBuilding, query: DecisionFilter): Promise<{ all: Listed[]; isCut: boolean }> => {
  const all: Listed[] = []
  let cursor: string | undefined
  do {
    const page = await selectDecisions(ctx.db, ctx.building._id, ctx.account?._id ?? null, {
      ...query,
      cursor,
      limit: pageMost,
    })
    all.push(...page.items)
    cursor = page.nextCursor ?? undefined
  } while (cursor !== undefined && all.length < decisionsInFileMost)
  return { all, isCut: cursor !== undefined }
}

/** The register as it is narrowed, by number, with the wording of each decision; it says so where it does not take all. */
export const exportRegister = async (ctx: InBuilding, { query }: { query: DecisionFilter }): Promise<Download> => {
  const today = localDateOf(ctx.now, ctx.building.timeZone)
  const { council } = labelsFor(ctx.building.jurisdiction)
  const { all, isCut } = await newestOf(ctx, query)
  const listed = all.toReversed()
  const narrowed = narrowedTo(query)
  const counted = `${listed.length} ${listed.length === 1 ? 'decision' : 'decisions'}`
  const paper: TablePaper = {
    title: `Register of decisions of ${council.seat}`,
    lines: [
      `${(await corporationOf(ctx)).corporation}, ${ctx.building.name}`,
      `As of ${formatDate(today)}, ${counted}`,
      ...(narrowed === null ? [] : [narrowed]),
      ...(isCut ? ['Only the most recent decisions are listed. Choose a year to see earlier ones.'] : []),
    ],
    columns: [
      { head: 'Number', share: 60 },
      { head: 'Decided', share: 66 },
      { head: 'Decision', share: 282 },
      { head: 'How decided', share: 80 },
      { head: 'Outcome', share: 54 },
      { head: 'Votes', share: 90 },
      { head: 'Ratified', share: 70 },
    ],
    records: listed.map(recordOf),
    notes: [],
    at: new Date(ctx.now),
  }
  return {
    open: () => tablePdf(paper),
    name: `${ctx.building.name} decisions ${today}.pdf`,
    contentType: 'application/pdf',
    sizeBytes: null,
  }
}

/** One decision under the building's letterhead: its wording, the arithmetic of the vote, who voted how, and the hash. */
export const exportDecision = async (ctx: InBuilding, { params }: ById): Promise<Download> => {
  const known = await requireDecision(ctx, params.id)
  const number = decisionNumber(known.year, known.place)
  const subject = `${number}: ${known.title}`
  const paper = {
    from: await headOf(ctx),
    day: longDate(known.decidedOn),
    to: [],
    subject,
    html: decisionHtml(known),
  }
  const content = await lettersPdf([paper], { title: subject, at: new Date(ctx.now) })
  return {
    open: () => Readable.from(content),
    name: `${ctx.building.name} decision ${number}.pdf`,
    contentType: 'application/pdf',
    sizeBytes: content.length,
  }
}
