/** The history of a whole building: who changed what, for those who manage it, also as a file. */
import type { LogChoices, LogFilter, LoggedChange } from '../../../contract/audit.ts'
import { changeLines, changeWords, kindWords } from '../../../contract/audit/words.ts'
import { api } from '../../../contract/api.ts'
import { isNoted, readWords } from '../../../contract/audit/read-words.ts'
import { doerWords } from '../../../contract/audit/change-words.ts'
import { historyFileMost, historyFileStep } from '../../../contract/limits/audit.ts'
import type { Paging } from '../../../contract/paging.ts'
import { keepsBooks } from '../../../contract/role-rights.ts'
import { nameOfRoute, type Download, type Page, type Route } from '../../../contract/route.ts'
import { addDays, localDateOf, localTimeOf, startOfDay } from '../../../contract/time.ts'
import type { InBuilding, Member } from '../../context.ts'
import { inTransaction } from '../../db/transaction.ts'
import { InvalidField } from '../../http/errors.ts'
import { csvStream, type Cell } from '../../platform/csv.ts'
import { recordChange } from './recording.ts'
import { selectChoices, selectLog, type LogLine, type LogNarrowing, type Sight } from './log-store.ts'
import { selectReads } from './visits-store.ts'

const narrowingOf = (ctx: Member, { from, until, ...rest }: LogFilter): LogNarrowing => {
  if (from !== undefined && until !== undefined && from > until)
    throw InvalidField('until', 'The end date is before the start date')
  const { timeZone } = ctx.building
  return {
    ...rest,
    since: from && startOfDay(from, timeZone),
    before: until && startOfDay(addDays(until, 1), timeZone),
  }
}

/** What each route shows, by its view; what was noted of a route without one is said by its summary. */
const viewOfRoute = Object.fromEntries(
  Object.values(api)
    .flatMap((table): Route[] => Object.values(table))
    .map((route) => [nameOfRoute(route), route.shows && isNoted(route.shows) ? route.shows : route.summary]),
)

/** Lines with what was read on the visits that begin in them. */
const shown = async (ctx: InBuilding, sight: Sight, lines: readonly LogLine[]): Promise<LoggedChange[]> => {
  const visits = lines.filter(({ subject, action }) => subject === 'visit' && action !== 'left')
  const ids = visits.map(({ subjectId }) => subjectId)
  const reads = ids.length > 0 ? await selectReads(ctx.db, ctx.building._id, sight, viewOfRoute, ids) : null
  const isBegin = new Set(visits)
  return lines.map((line) => {
    const { subjectId, ...change } = line
    return { ...change, reads: (isBegin.has(line) && reads?.get(subjectId)) || [] }
  })
}

type Part = { cursor?: string | undefined; limit: number }

type Reading = InBuilding & Partial<Pick<Member, 'role' | 'superadmin' | 'permissions'>>

/** Who reads: a member by their standing, the platform's own screens as management that keeps the books. */
export const sightOf = (ctx: Reading): Sight => ({
  role: ctx.role ?? 'management',
  keepsBooks: ctx.role === undefined || keepsBooks(ctx),
  accountId: ctx.account?._id ?? null,
  names: ctx.offers.recordNames,
  hidden: ctx.offers.hiddenRecords,
})

const readPage = async (ctx: Reading, narrowing: LogNarrowing, part: Part): Promise<Page<LoggedChange>> => {
  const sight = sightOf(ctx)
  const { items, nextCursor } = await selectLog(ctx.db, ctx.building._id, sight, narrowing, part)
  return { items: await shown(ctx, sight, items), nextCursor }
}

/** Every change in the building, newest first, but for what people do with their own account. */
export const listHistory = (ctx: Member, { query }: { query: LogFilter & Paging }): Promise<Page<LoggedChange>> => {
  const { cursor, limit, ...filter } = query
  return readPage(ctx, narrowingOf(ctx, filter), { cursor, limit })
}

/** What platform staff did in a building and read there, newest first. */
export const staffActs = async (ctx: InBuilding, most: number): Promise<LoggedChange[]> =>
  (await readPage(ctx, { staff: true }, { limit: most })).items

/** Who did what in the building. */
export const historyChoices = (ctx: Member): Promise<LogChoices> => selectChoices(ctx.db, ctx.building._id)

const headings = ['Who', 'Platform staff', 'Type', 'Record', 'Event', 'Changes', 'Viewed'] as const

const cellsOf = (line: LoggedChange, zone: string): Cell[] => [
  `${localDateOf(line.at, zone)} ${localTimeOf(line.at, zone)}`,
  doerWords(line.by),
  line.byStaff,
  kindWords(line.subject).one,
  line.name,
  changeWords(line.subject, line.action),
  changeLines(line.subject, line.fields, zone).join('; '),
  readWords(line.reads),
]

/** The newest changes, some at a time; where there are more than a file takes, its last line says so. */
async function* fileRows(ctx: Member, narrowing: LogNarrowing): AsyncGenerator<Cell[][]> {
  const { timeZone } = ctx.building
  yield [[`When (${timeZone})`, ...headings]]
  let cursor: string | undefined
  for (let read = 0; read < historyFileMost; read += historyFileStep) {
    const { items, nextCursor } = await readPage(ctx, narrowing, { cursor, limit: historyFileStep })
    yield items.map((line) => cellsOf(line, timeZone))
    if (nextCursor === null) return
    cursor = nextCursor
  }
  const most = historyFileMost.toLocaleString('en-CA')
  yield [[`These are the latest ${most} changes. Choose a shorter period to get earlier ones.`]]
}

/** The history as a file, narrowed like the list; who took it stands in it. */
export const downloadHistory = async (ctx: Member, { query }: { query: LogFilter }): Promise<Download> => {
  const narrowing = narrowingOf(ctx, query)
  const { _id, name, timeZone } = ctx.building
  await inTransaction(ctx, (tx) =>
    recordChange(tx, { subject: 'building', subjectId: _id, buildingId: _id, action: 'history downloaded' }),
  )
  return csvStream(fileRows(ctx, narrowing), `${name} history ${localDateOf(ctx.now, timeZone)}.csv`)
}
