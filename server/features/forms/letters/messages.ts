/** Who is told of a letter: those to whom it goes, and nobody else. */
import type { MessageKind } from '../../../../contract/message-kinds.ts'
import type { LetterKind } from '../../../../contract/forms/templates.ts'
import { longDate } from '../../../../contract/time.ts'
import type { InBuilding } from '../../../context.ts'
import type { WordRows } from '../../../offers.ts'
import { mailAbout, notify } from '../../notifications/notifications.ts'
import { isStatutory } from './authority.ts'
import { selectMyTitles } from './my-letters-store.ts'
import type { LetterRow } from './run-store.ts'

const kindOf = (kind: LetterKind): MessageKind => (isStatutory(kind) ? 'letter.notice' : 'letter.sent')

const pathOf = (letterId: string): string => `/my-letters?letter=${letterId}`

/** Tells everybody of a letter by its way: the mail brings its words, the inbox that there is one. */
export const tellLetter = async (tx: InBuilding, letter: LetterRow, from: string, of: LetterKind): Promise<void> => {
  const kind = kindOf(of)
  const accountIds = [...new Set(letter.addressees.flatMap(({ accountId }) => accountId ?? []))]
  await notify(tx, { buildingId: tx.building._id, kind, subjectId: letter._id, accountIds })
  const mailed = letter.addressees.flatMap(({ way, email, name, accountId }) =>
    way === 'email' && email !== null ? [{ email, name, accountId }] : [],
  )
  const paragraphs = [`This is a letter to you from ${from}, dated ${longDate(letter.datedOn)}.`]
  const words = { subject: letter.subject, paragraphs, bodyHtml: letter.content }
  const link = { label: 'Open letter', path: pathOf(letter._id) }
  // Who has no account could not open the link.
  for (const [letterOfMail, to] of [
    [{ ...words, link }, mailed.filter(({ accountId }) => accountId !== null)],
    [words, mailed.filter(({ accountId }) => accountId === null)],
  ] as const)
    await mailAbout(tx, { kind, subjectId: letter._id, letter: letterOfMail, to, dedupeKey: `letter:${letter._id}` })
}

/** Inbox rows on letters, for whom each is and who still owns, rents or lives in the unit. */
export const wordLetters: WordRows = async (ctx, buildingId, subjectIds) => {
  if (ctx.current?._id !== buildingId) return new Map()
  const found = await selectMyTitles(ctx, ctx.current, subjectIds)
  return new Map(
    found.map(({ _id, subject, unitNumber }) => [
      _id,
      {
        title: subject,
        text: `Letter about unit ${unitNumber}.`,
        link: pathOf(_id),
        outside: { title: 'A letter from your building', text: 'You have a new letter.' },
      },
    ]),
  )
}
