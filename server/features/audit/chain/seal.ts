import type { HistorySeal } from '../../../../contract/audit.ts'
import type { InBuilding, Member } from '../../../context.ts'
import type { Head } from './rules.ts'
import { selectChainFacts } from './store.ts'

/** Since when the building's history is sealed, and where its chain ends now. */
export const historySeal = async ({ db, building }: Member): Promise<HistorySeal> => {
  const facts = await selectChainFacts(db, building._id)
  if (!facts) return { since: null, hasUnproven: false, links: 0, head: null }
  const { firstAt, firstSeq, seq, hash } = facts
  return { since: firstAt, hasUnproven: firstSeq === 0, links: seq - firstSeq + 1, head: hash }
}

/** Where the chain of the building ends now, to be kept elsewhere; null while nothing has been recorded. */
export const newestHead = async ({ db, building, now }: InBuilding): Promise<Head | null> => {
  const facts = await selectChainFacts(db, building._id)
  return facts ? { at: now, scope: building._id, seq: facts.seq, hash: facts.hash } : null
}
