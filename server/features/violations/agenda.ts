/** Which cases ask something of those who manage the building today. */
import { agendaEntriesMost } from '../../../contract/limits/agenda.ts'
import { agendaCasesMost } from '../../../contract/limits/violations.ts'
import { violationNumber } from '../../../contract/parking/violation-words.ts'
import type { LocalDate } from '../../../contract/time.ts'
import { topicLabels } from '../../../contract/violations/violation-words.ts'
import { violationKind } from '../../../contract/violations/violation-kind.ts'
import type { AgendaOf } from '../../offers.ts'
import { settleDue } from '../voting/voting.ts'
import { selectOpen } from './agenda-store.ts'
import { judge, type JudgedCase } from './facts.ts'
import { isAboutCaller, rightsOf } from './reading.ts'
import { deadlineOf, nextFor, type CaseRights } from './rules.ts'
import type { KnownViolation } from './store.ts'

interface DueCase {
  known: KnownViolation
  words: string
  dueOn: LocalDate | null
}

const list = '/building-violations'

/** What someone has to do with a case; nothing where it only waits. */
const dueOf = ({ known, facts }: JudgedCase, rights: CaseRights): DueCase[] => {
  const next = nextFor(known, facts, rights)
  if (next === null || next.do === 'wait') return []
  // The date of a case with time to answer is that of the accused.
  const dueOn = known.stage === 'answering' ? null : (deadlineOf(known, facts)?.on ?? null)
  const words = known.stage === 'decided' && next.do === 'fine' ? 'Impose the penalty or close the case' : next.words
  return [{ known, words, dueOn }]
}

const titleOf = (known: KnownViolation): string =>
  `${violationNumber(known)} ${topicLabels[known.topic]}${known.unit ? `, unit ${known.unit.unitNumber}` : ''}`

const byDay = (one: DueCase, other: DueCase): number => (one.dueOn ?? '9999').localeCompare(other.dueOn ?? '9999')

/**
 * Puts open cases before those who manage the building while their next step can be taken, the first due at the top. Cases
 * about the caller or their unit are for others, but count in the figure.
 */
export const violationsToday: AgendaOf = async (ctx, today) => {
  await settleDue(ctx)
  const { open, cases } = await selectOpen(ctx.db, ctx.building._id, today, agendaCasesMost)
  const others = cases.filter((known) => !isAboutCaller(ctx, known))
  const due = (await judge(ctx, others)).flatMap((one) => dueOf(one, rightsOf(ctx))).toSorted(byDay)
  return {
    entries: due.slice(0, agendaEntriesMost).map(({ known, words, dueOn }) => ({
      key: `violation:${known._id}`,
      kind: 'violation',
      title: titleOf(known),
      detail: words,
      dueOn,
      to: violationKind.page(known._id),
    })),
    found: due.length,
    noun: 'violation case',
    list,
    figures: [{ key: 'openViolations', label: 'Open bylaw violations', value: open, of: null, before: null, to: list }],
  }
}
