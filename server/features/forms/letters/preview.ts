/** A letter before it goes. */
import type { LetterPreview, PreviewOrder } from '../../../../contract/forms/runs.ts'
import { unitsWrittenTo } from '../../units/units.ts'
import { compose, groundOf, isReady } from './composing.ts'
import { requireTemplate, type Writing } from './templates.ts'
import { cleanedWording } from './wording.ts'

/** A letter to one unit as it would go today, of a template or of words that are not saved yet. */
export const previewLetter = async (
  ctx: Writing,
  { params, body }: { params: { id: string }; body: PreviewOrder },
): Promise<LetterPreview> => {
  const template = await requireTemplate(ctx, params.id)
  const [unit] = await unitsWrittenTo(ctx, [body.unitId])
  const words = body.wording ? cleanedWording(ctx.building.jurisdiction, template.kind, body.wording) : template
  const ground = await groundOf(ctx, {
    kind: template.kind,
    to: body.to ?? template.to,
    byEmail: body.byEmail,
    words,
    answers: body.answers,
  })
  const letter = compose(ground, unit!)
  return {
    unitId: unit!._id,
    unitNumber: unit!.unitNumber,
    subject: letter.subject,
    html: letter.html,
    missing: letter.missing,
    doubts: letter.doubts,
    addressees: letter.addressees.map(({ accountId: _account, ...addressee }) => addressee),
    isReady: isReady(letter),
  }
}
