/** Sending letters: each is fixed word by word in the call; a job makes the papers, files them and tells people. */
import type { LetterOrder, LetterRun } from '../../../../contract/forms/runs.ts'
import { newId } from '../../../db/ids.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { Invalid, InvalidField, type FieldError } from '../../../http/errors.ts'
import { recordChange } from '../../audit/audit.ts'
import { unitsWrittenTo } from '../../units/units.ts'
import { askedKey } from './fields.ts'
import { compose, groundOf, isReady, type Composed } from './composing.ts'
import { insertRun } from './run-store.ts'
import { getRun } from './runs.ts'
import { keepTemplate } from './template-changes.ts'
import { requireTemplate, type Writing } from './templates.ts'

export const deliverJob = 'letters.deliver'

/** What the job needs to know. */
export interface Delivering {
  buildingId: string
  runId: string
}

const faultsMost = 20

const fieldOf = (key: string): string => (askedKey(key) === null ? 'unitIds' : `answers.${askedKey(key)}`)

/** Nothing goes while one of the letters cannot: a legal letter has no blanks, and no time that the law does not allow. */
const requireReady = (letters: readonly Composed[]): void => {
  const faults = letters
    .filter((letter) => !isReady(letter))
    .flatMap(({ unit, missing, doubts }): FieldError[] => [
      ...missing.map(({ key, sentence }) => ({ field: fieldOf(key), message: sentence })),
      ...doubts
        .filter(({ stops }) => stops)
        .map(({ askKey, sentence, source }) => ({
          field: askKey === null ? 'unitIds' : `answers.${askKey}`,
          message: `Unit ${unit.unitNumber}: ${sentence}${source === null ? '' : ` (${source})`}`,
        })),
    ])
  const each = [...new Map(faults.map((fault) => [fault.field + fault.message, fault])).values()]
  if (each.length > 0) throw Invalid(each[0]!.message, each.slice(0, faultsMost))
}

/** Sends a letter to units: all of them or none. Throws 400 naming what is missing and where. */
export const sendLetters = (ctx: Writing, { body }: { body: LetterOrder }): Promise<LetterRun> =>
  inTransaction(ctx, async (tx) => {
    const template = await requireTemplate(tx, body.templateId)
    if (body.unitIds.length === 0) throw InvalidField('unitIds', 'Choose at least one unit')
    const units = await unitsWrittenTo(tx, body.unitIds)
    const { to, byEmail, answers } = body
    const order = { kind: template.kind, to: to ?? template.to, byEmail, answers, words: template }
    const ground = await groundOf(tx, order)
    const letters = units.map((unit) => compose(ground, unit))
    requireReady(letters)
    if (template.isShipped) await keepTemplate(tx, template)
    const fresh = () => newId(Date.parse(tx.now))
    const _id = fresh()
    const made = {
      ...{ _id, templateId: template._id, name: template.name, kind: template.kind, number: template.number },
      ...{ accountId: tx.account._id, at: tx.now, day: ground.sending.today },
    }
    const rows = letters.map((letter) => ({
      ...letter,
      _id: fresh(),
      addressees: letter.addressees.map((one) => ({ ...one, _id: fresh() })),
    }))
    await insertRun(tx.db, tx.building._id, made, rows)
    await recordChange(tx, {
      subject: 'letterRun',
      subjectId: _id,
      buildingId: tx.building._id,
      action: 'started',
      after: { template: template.name, letters: letters.length },
    })
    await tx.jobs.enqueue(tx, deliverJob, { buildingId: tx.building._id, runId: _id } satisfies Delivering)
    return getRun(tx, { params: { id: _id } })
  })
