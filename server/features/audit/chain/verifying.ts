/** Computes the chains of the history again, and names the first thing in each that isn't as it was sealed. */
import { chainStep } from '../../../../contract/limits/audit.ts'
import { counted } from '../../../../contract/text.ts'
import type { Instant } from '../../../../contract/time.ts'
import type { Ctx } from '../../../context.ts'
import type { Database } from '../../../db/connection.ts'
import { beginning, changeHash, linkHash, platformScope, rootHash, valuesHash, type Head } from './rules.ts'
import {
  asOfNow,
  selectChains,
  selectErased,
  selectLinks,
  selectRows,
  selectUnsealed,
  type Chain,
  type FoundLink,
  type FoundRow,
} from './verify-store.ts'

/** What was found of one chain. */
export interface ChainReport {
  /** The building's, `The platform`, or the id of a building that is gone. */
  name: string
  /** The number of the newest link, and its hash in hexadecimal; null for a chain without links. */
  newest: { seq: number; hash: string } | null
  /** The moment before which nothing is proven; null where everything was sealed from the beginning. */
  unprovenBefore: Instant | null
  /** The first thing that isn't as it was sealed, in a sentence. */
  fault: string | null
}

type Row = FoundRow & { isErased: boolean }

/** Every link of a chain, some at a time. */
async function* linksOf(db: Database, scope: string): AsyncGenerator<FoundLink> {
  for (let after = -1; ;) {
    const links = await selectLinks(db, scope, after, chainStep)
    yield* links
    if (links.length < chainStep) return
    after = links.at(-1)!.seq
  }
}

/** Every change of a chain, some at a time, with whether an erasure accounts for values that are gone. */
async function* rowsOf(db: Database, scope: string): AsyncGenerator<Row> {
  for (let after = { seq: -1, changeId: platformScope }; ;) {
    const rows = await selectRows(db, scope, after, chainStep)
    const gone = rows.filter((row) => row.valuesHash && !row.values).map(({ changeId }) => changeId)
    const erased = gone.length > 0 ? await selectErased(db, scope, gone) : new Set<string>()
    yield* rows.map((row) => ({ ...row, isErased: erased.has(row.changeId) }))
    if (rows.length < chainStep) return
    after = rows.at(-1)!
  }
}

/** What is wrong with a change in a link. */
const faultIn = (row: Row, scope: string): string | null => {
  const { changeId, seq, change, values, isErased } = row
  const where = `change ${changeId} in link ${seq}`
  if (!change) return `The ${where} was deleted.`
  if (!changeHash(change, row.valuesHash).equals(row.rowHash)) return `The ${where} isn’t as it was recorded.`
  if ((change.buildingId ?? platformScope) !== scope) return `The ${where} belongs to another history.`
  if (!row.valuesHash) return values && `Values were added to the ${where}.`
  if (values)
    return valuesHash(values).equals(row.valuesHash) ? null : `The values of the ${where} aren’t as they were recorded.`
  return isErased ? null : `The values of the ${where} were deleted, and no erasure is recorded.`
}

/** The changes of a chain, one link's at a time. */
const openRows = (rows: AsyncGenerator<Row>, scope: string) => {
  let next: IteratorResult<Row> | undefined
  const peek = async (): Promise<Row | undefined> => {
    next ??= await rows.next()
    return next.done ? undefined : next.value
  }
  /** Checks what a link holds against what it sealed. */
  const faultOfLink = async ({ seq, changes, root }: FoundLink): Promise<string | null> => {
    const found = rootHash()
    let count = 0
    for (let row = await peek(); row && row.seq <= seq; row = await peek()) {
      const fault = faultIn(row, scope)
      if (fault) return fault
      found.update(row.rowHash)
      count += 1
      next = undefined
    }
    if (count !== changes) return `Link ${seq} holds ${counted(count, 'change')}, but sealed ${changes}.`
    return found.digest().equals(root) ? null : `Link ${seq} doesn’t hold the changes that it sealed.`
  }
  return { peek, faultOfLink }
}

/** Compares a link with the heads that name it and were kept outside the database. */
const faultOfKept = ({ seq, hash }: FoundLink, kept: readonly Head[] = []): string | null => {
  const other = kept.find((head) => head.hash !== hash.toString('hex'))
  return other
    ? `Link ${seq} has a different hash from the one kept outside the database on ${other.at.slice(0, 10)}: the history was rewritten.`
    : null
}

/** Says where a chain is shorter than it was, or doesn't end where it says. */
const faultOfEnd = (last: FoundLink | undefined, chain: Chain, kept: readonly Head[]): string | null => {
  const newer = kept.find((head) => head.seq > (last?.seq ?? -1))
  if (newer) {
    const end = last ? `The history ends at link ${last.seq}` : 'No link is left of the history'
    const what = last ? 'the newest links were removed' : 'all of it was removed'
    return `${end}, but link ${newer.seq} was kept outside the database on ${newer.at.slice(0, 10)}: ${what}.`
  }
  const isThere = last ? chain.headSeq === last.seq && chain.headHash?.equals(last.hash) : chain.headSeq === null
  return isThere ? null : `The newest link is ${last?.seq ?? 0}, which isn’t the one recorded as the end of the chain.`
}

type Found = Pick<ChainReport, 'newest' | 'unprovenBefore' | 'fault'>

const verifyChain = async (db: Database, chain: Chain, kept: readonly Head[], unsealed?: string): Promise<Found> => {
  const rows = openRows(rowsOf(db, chain.scope), chain.scope)
  // Of a chain without link 0, nothing shows that it had one but a head that was kept.
  const begins = kept.some(({ seq }) => seq === 0) ? [0] : [0, 1]
  const keptOf = Map.groupBy(kept, ({ seq }) => seq)
  let unprovenBefore: Instant | null = null
  let last: FoundLink | undefined
  const found = (fault: string | null): Found => ({
    newest: last ? { seq: last.seq, hash: last.hash.toString('hex') } : null,
    ...{ unprovenBefore, fault },
  })
  for await (const link of linksOf(db, chain.scope)) {
    if (link.seq === 0) unprovenBefore = link.day
    const expected = last ? last.seq + 1 : begins.includes(link.seq) ? link.seq : begins.at(-1)
    if (link.seq !== expected) return found(`Link ${expected} is missing.`)
    const follows = linkHash(last?.hash ?? beginning(chain.scope), link).equals(link.hash)
    const fault =
      (await rows.faultOfLink(link)) ??
      (follows ? null : `Link ${link.seq} doesn’t follow from the one before it.`) ??
      faultOfKept(link, keptOf.get(link.seq))
    if (fault) return found(fault)
    last = link
  }
  const stray = await rows.peek()
  if (stray) return found(`The change ${stray.changeId} was inserted into link ${stray.seq}, which doesn’t exist.`)
  if (unsealed) return found(`The change ${unsealed} was inserted: it isn’t in any link.`)
  return found(faultOfEnd(last, chain, kept))
}

const nameOf = ({ scope, name }: Chain): string =>
  scope === platformScope ? 'The platform' : (name ?? `The deleted building ${scope}`)

/**
 * Reads the whole history as of now, some changes at a time, and compares it with the heads that were kept outside the
 * database. Answers a report for each building and one for the platform, also where all that is left is such a head.
 */
export const verifyHistory = (ctx: Pick<Ctx, 'db'>, kept: readonly Head[]): Promise<ChainReport[]> =>
  asOfNow(ctx.db, async (db) => {
    const chains = await selectChains(db)
    const known = new Set(chains.map(({ scope }) => scope))
    const lost = [...new Set(kept.map(({ scope }) => scope))].filter((scope) => !known.has(scope))
    const all = [...chains, ...lost.map((scope) => ({ scope, name: null, headSeq: null, headHash: null }))]
    const unsealed = await selectUnsealed(db)
    const keptOf = Map.groupBy(kept, ({ scope }) => scope)
    const reports: ChainReport[] = []
    for (const chain of all) {
      const found = await verifyChain(db, chain, keptOf.get(chain.scope) ?? [], unsealed.get(chain.scope))
      reports.push({ name: nameOf(chain), ...found })
    }
    return reports
  })
