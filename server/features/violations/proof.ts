/** The proof of a case: one PDF with every complaint, letter, delivery, answer and decision, in order. */
import { Readable } from 'node:stream'
import type { Download } from '../../../contract/route.ts'
import { longDate } from '../../../contract/time.ts'
import { violationNumber } from '../../../contract/parking/violation-words.ts'
import type { Violation } from '../../../contract/violations/violation.ts'
import { topicLabels } from '../../../contract/violations/violation-words.ts'
import { lettersPdf, type LetterPaper } from '../../platform/letter-paper.ts'
import { headOf } from '../buildings/buildings.ts'
import type { FollowedLetter } from '../forms/forms.ts'
import { judgeOne, requireViolation, todayIn, type ById, type Caller } from './facts.ts'
import {
  answerHtml,
  caseHtml,
  complaintHtml,
  decisionHtml,
  deliveryHtml,
  parkingHtml,
  penaltiesHtml,
} from './proof-words.ts'
import { requireImpartial, shown } from './reading.ts'

type Paper = Pick<LetterPaper, 'subject' | 'html'> & Partial<Pick<LetterPaper, 'day' | 'to'>>

const letterPapers = (letter: FollowedLetter | null): Paper[] =>
  letter === null
    ? []
    : [
        {
          subject: letter.subject,
          html: letter.content,
          day: longDate(letter.datedOn),
          to: letter.addressees
            .filter(({ isCopy }) => !isCopy)
            .map(({ name, mailingLines }) => ({ name, lines: mailingLines })),
        },
        { subject: `Delivery: ${letter.subject}`, html: deliveryHtml(letter) },
      ]

const papersOf = (
  one: Violation,
  letters: { particulars: FollowedLetter | null; told: FollowedLetter | null },
  zone: string,
): Paper[] => [
  { subject: `Violation ${violationNumber(one)}: ${topicLabels[one.topic]}`, html: caseHtml(one) },
  ...(one.parking ? [{ subject: 'Parking', html: parkingHtml(one.parking, zone) }] : []),
  ...one.complaints.map((complaint) => ({ subject: 'Complaint', html: complaintHtml(complaint) })),
  ...letterPapers(letters.particulars),
  ...(one.answer || one.hearing ? [{ subject: 'Answer and hearing', html: answerHtml(one) }] : []),
  ...(one.decision ? [{ subject: `Decision ${one.decision.number}`, html: decisionHtml(one.decision) }] : []),
  ...letterPapers(letters.told),
  ...(one.penalties.length > 0 || one.disputed ? [{ subject: 'After the decision', html: penaltiesHtml(one) }] : []),
]

/** Downloads the proof of a case; 404 for one of another building, 403 for those whom it is about. */
export const downloadProof = async (ctx: Caller, { params }: ById): Promise<Download> => {
  const known = await requireViolation(ctx, params.id)
  requireImpartial(ctx, known)
  const from = await headOf(ctx)
  const day = longDate(todayIn(ctx))
  const papers = papersOf(await shown(ctx, known), await judgeOne(ctx, known), ctx.building.timeZone)
  const title = `Violation ${violationNumber(known)}`
  const content = await lettersPdf(
    papers.map((paper) => ({ from, day, to: [], ...paper })),
    { title, at: new Date(ctx.now) },
  )
  return {
    name: `${title}, proof.pdf`,
    contentType: 'application/pdf',
    sizeBytes: content.length,
    open: () => Readable.from(content),
  }
}
