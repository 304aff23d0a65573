import { z } from 'zod'
import { LetterOrder, type Answer } from '../../../../../contract/forms/runs.ts'
import type { Ask, Template } from '../../../../../contract/forms/templates.ts'
import { Id } from '../../../../../contract/fields.ts'
import type { FieldError } from '../../../../api/errors.ts'

/** What the form holds: which units, what was filled in, to whom and how. */
export type OrderValues = z.output<typeof LetterOrder>

const Written = LetterOrder.extend({ unitIds: z.array(Id).min(1, 'Choose at least one unit') })
export const OrderForm = Written as z.ZodType<OrderValues, OrderValues>

/** What of an order is kept while it is written. */
export type Begun = Omit<OrderValues, 'templateId'>

const Kept: z.ZodType<Begun> = LetterOrder.omit({ templateId: true })

/** What was kept in this tab, if it can still be read; null for nothing. */
export const begunFrom = (kept: unknown): Begun | null => Kept.safeParse(kept).data ?? null

const emptyAnswer = ({ key }: Pick<Ask, 'key'>): Answer => ({ key, text: '', rows: [] })

/** The form before anything is typed: one answer for each thing that the template asks, in its order. */
export const emptyOrder = ({ _id, asks }: Pick<Template, '_id' | 'asks'>, unitIds: readonly string[]): OrderValues => ({
  templateId: _id,
  unitIds: [...unitIds],
  answers: asks.map(emptyAnswer),
  to: null,
  byEmail: true,
})

/** The form as it was left; what the template asks no more is gone, and what it asks since is empty. */
export const continued = (template: Pick<Template, '_id' | 'asks'>, begun: Begun): OrderValues => ({
  ...begun,
  templateId: template._id,
  answers: template.asks.map((ask) => begun.answers.find(({ key }) => key === ask.key) ?? emptyAnswer(ask)),
})

/** Whether somebody has begun to write. */
export const isBegun = ({ unitIds, answers, to, byEmail }: Begun): boolean =>
  unitIds.length > 0 || to !== null || !byEmail || answers.some(({ text, rows }) => text !== '' || rows.length > 0)

type Asks = readonly Pick<Ask, 'key' | 'type'>[]

interface Open {
  missing: readonly { key: string; sentence: string }[]
  doubts: readonly { stops: boolean; askKey: string | null; sentence: string }[]
}

/** Where in the form the answer to something asked stands; '' for what nobody asks. */
const fieldOf = (askKey: string | null, asks: Asks): string => {
  const at = asks.findIndex(({ key }) => key === askKey)
  return at < 0 ? '' : `answers.${at}.${asks[at]!.type === 'rows' ? 'rows' : 'text'}`
}

/** What the server refused, with the field of the form: it names answers by what is asked, the form by their place. */
export const placed = (faults: readonly FieldError[], asks: Asks): FieldError[] =>
  faults.map(({ field, message }) => ({
    field: field.startsWith('answers.') ? fieldOf(field.slice('answers.'.length), asks) : field,
    message,
  }))

/** What keeps a letter from going, with the field of the form where it is mended; '' for none. */
export const faultsOf = ({ missing, doubts }: Open, asks: Asks): FieldError[] => [
  ...missing.map(({ key, sentence }) => ({ field: fieldOf(key.replace(/^asked\./, ''), asks), message: sentence })),
  ...doubts
    .filter(({ stops }) => stops)
    .map(({ askKey, sentence }) => ({ field: fieldOf(askKey, asks), message: sentence })),
]
