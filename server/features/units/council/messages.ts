/** What the person is told of their own term: that they are appointed, and that it has ended. */
import { positionWords } from '../../../../contract/council-words.ts'
import type { MessageKind } from '../../../../contract/message-kinds.ts'
import { canManageBuilding } from '../../../../contract/role-rights.ts'
import { withArticle } from '../../../../contract/text.ts'
import { formatDate, type LocalDate } from '../../../../contract/time.ts'
import { labelsFor } from '../../../../law/law.ts'
import type { CurrentBuilding, InBuilding } from '../../../context.ts'
import type { Wording, WordRows } from '../../../offers.ts'
import { mailAbout, notify } from '../../notifications/notifications.ts'
import { roleWordsIn } from '../moves/words.ts'
import { today } from '../residents.ts'
import { stateOf } from './rules.ts'
import { selectTerm, selectTermsAmong, type TermRow } from './store.ts'

type Told = Extract<MessageKind, 'council.appointed' | 'council.ended'>

const councilOf = ({ jurisdiction }: CurrentBuilding) => labelsFor(jurisdiction).council.seat

const daysOf = ({ from, to }: Pick<TermRow, 'from' | 'to'>): string =>
  to === null ? `from ${formatDate(from)}` : `from ${formatDate(from)} to ${formatDate(to)}`

const left = ({ role }: TermRow, building: CurrentBuilding): string => {
  if (role === null) return `You no longer have access to ${building.name} on Parapet.`
  if (role === 'council') return 'You keep the role for now.'
  return `You continue as ${withArticle(roleWordsIn(building)[role])}.`
}

const worded: Record<Told, (term: TermRow, building: CurrentBuilding, day: LocalDate) => Wording> = {
  'council.appointed': (term, building, day) => ({
    title:
      term.from > day
        ? `You’ll be on ${councilOf(building)} at ${building.name}`
        : `You’re now on ${councilOf(building)} at ${building.name}`,
    text: `${positionWords(term.positions)}, ${daysOf(term)}.`,
    link: term.role !== null && canManageBuilding(term.role) ? '/settings/council' : '/unit-directory',
  }),
  'council.ended': (term, building) =>
    stateOf(term, term.from, building.timeZone) === 'withdrawn'
      ? {
          title: `Your appointment to ${councilOf(building)} was withdrawn`,
          text: `You won’t be on ${councilOf(building)} at ${building.name} ${daysOf(term)}.`,
          link: '/dashboard',
        }
      : {
          title: `Your term on ${councilOf(building)} has ended`,
          text: `Thank you for your time on ${councilOf(building)} at ${building.name}. ${left(term, building)}`,
          link: '/dashboard',
        },
}

/** Tells the person by inbox and mail, unless it is they who did it; without account or e-mail there is no way to. */
const tell = async (tx: InBuilding, kind: Told, id: string): Promise<void> => {
  const term = await selectTerm(tx.db, tx.building._id, id)
  if (!term || (term.accountId !== null && term.accountId === tx.account?._id)) return
  const { accountId, email, name, version } = term
  if (accountId !== null && term.role !== null)
    await notify(tx, { buildingId: tx.building._id, kind, subjectId: id, accountIds: [accountId] })
  if (email === null) return
  const { title, text, link } = worded[kind](term, tx.building, today(tx))
  await mailAbout(tx, {
    kind,
    subjectId: id,
    letter: {
      subject: title,
      paragraphs: [text],
      ...(link !== null && term.role !== null && { link: { label: `Open ${tx.building.name}`, path: link } }),
    },
    to: [{ email, name, accountId }],
    dedupeKey: `${kind}:${id}:${version}`,
  })
}

export const tellAppointed = (tx: InBuilding, id: string): Promise<void> => tell(tx, 'council.appointed', id)
export const tellEnded = (tx: InBuilding, { _id }: Pick<TermRow, '_id'>): Promise<void> =>
  tell(tx, 'council.ended', _id)

/** Words the rows about somebody's own terms, for themselves. */
export const wordTerms =
  (kind: Told): WordRows =>
  async (ctx, buildingId, ids) => {
    const building = ctx.current
    if (building === null || building._id !== buildingId) return new Map()
    const rows = await selectTermsAmong(ctx.db, buildingId, ids)
    const day = today({ ...ctx, building })
    return new Map(
      rows
        .filter(({ accountId }) => accountId === ctx.account._id)
        .map((term) => [term._id, worded[kind](term, building, day)]),
    )
  }
