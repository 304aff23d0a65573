/** Letters that another feature sends about one unit and follows, such as the particulars of a violation. */
import type { Answer, Letter } from '../../../../contract/forms/runs.ts'
import type { AddressedTo, LetterKind, Template } from '../../../../contract/forms/templates.ts'
import type { LocalDate } from '../../../../contract/time.ts'
import type { InBuilding } from '../../../context.ts'
import { Conflict, Refusal } from '../../../http/errors.ts'
import { selectLettersAmong, type LetterRow } from './run-store.ts'
import { sendLetters } from './sending.ts'
import { shippedId } from './template-ids.ts'
import { requireTemplate, type Writing } from './templates.ts'

/** A letter that a feature asks for. */
export interface LetterFor {
  kind: LetterKind
  unitId: string
  to: AddressedTo
  byEmail: boolean
  /** By the key of what the template asks for. */
  answers: Readonly<Record<string, string | string[][]>>
  /** What the building's wording must still say, by the key of what it asks for. */
  mustSay?: readonly string[]
}

const answersOf = (answers: LetterFor['answers']): Answer[] =>
  Object.entries(answers).map(([key, given]) =>
    typeof given === 'string' ? { key, text: given, rows: [] } : { key, text: '', rows: given },
  )

const requireSaid = ({ name, content }: Pick<Template, 'name' | 'content'>, keys: readonly string[]): void => {
  const missing = keys.find((key) => !content.includes(`{{asked.${key}}}`))
  if (missing !== undefined)
    throw Conflict(
      `Your wording of “${name}” leaves out {{asked.${missing}}}. Reset the template to Parapet’s wording, or add that field and name it in the text.`,
    )
}

/**
 * Sends the building's wording of a letter that Parapet brings to one unit. 400 by the key of an answer where something is
 * missing, or where the law doesn't allow it; 409 where the wording leaves out what it must say.
 */
export const sendLetterFor = async (
  tx: Writing,
  { kind, unitId, to, byEmail, answers, mustSay = [] }: LetterFor,
): Promise<Letter> => {
  const templateId = shippedId(tx.building._id, kind)
  requireSaid(await requireTemplate(tx, templateId), mustSay)
  try {
    const order = { templateId, unitIds: [unitId], to, byEmail, answers: answersOf(answers) }
    return (await sendLetters(tx, { body: order })).letters[0]!
  } catch (error) {
    if (!(error instanceof Refusal) || error.details.errors === undefined) throw error
    const errors = error.details.errors.map(({ field, message }) => ({
      field: field.replace(/^answers\./, ''),
      message,
    }))
    throw new Refusal(error.status, error.code, error.message, { errors })
  }
}

/** A letter as the feature that asked for it follows it. */
export interface FollowedLetter {
  _id: string
  runId: string
  subject: string
  content: string
  state: Letter['state']
  datedOn: LocalDate
  documentId: string | null
  addressees: readonly LetterRow['addressees'][number][]
}

/** Reads some letters of the building, by id. */
export const followLetters = async (
  ctx: InBuilding,
  ids: readonly string[],
): Promise<ReadonlyMap<string, FollowedLetter>> =>
  ids.length === 0
    ? new Map()
    : new Map((await selectLettersAmong(ctx.db, ctx.building._id, ids)).map((letter) => [letter._id, letter]))
