import { extractText } from 'unpdf'
import { forms } from '../../contract/forms.ts'
import type { Ask, LetterKind } from '../../contract/forms/templates.ts'
import { units } from '../../contract/units.ts'
import type { Caller } from './caller.ts'
import type { World } from './world.ts'

const samples: Readonly<Record<Exclude<Ask['type'], 'choice' | 'rows'>, string>> = {
  text: 'Bylaw 3 (4), Pets',
  longText: 'Two dogs barked.\nFor an hour.',
  date: '2027-01-15',
  time: '14:30',
  money: '1,250.00',
}
const cells = { text: 'Strata fee', date: '2026-11-01', money: '412.50' } as const

/** Of what happened before the letter. */
const pastDays: ReadonlySet<string> = new Set(['happenedOn', 'particularsOn', 'decidedOn', 'heardOn'])
const sampleOf = (type: keyof typeof samples, key: string) => (pastDays.has(key) ? '2026-11-18' : samples[type])

/** Something sensible for all that a template asks; other values where they are given. */
export const answersTo = (asks: readonly Ask[], others: Readonly<Record<string, string>> = {}) =>
  asks.map(({ key, type, choices, columns }) => ({
    key,
    text: others[key] ?? (type === 'rows' ? '' : type === 'choice' ? choices[0]! : sampleOf(type, key)),
    rows: type === 'rows' ? [columns.map((column) => cells[column.type])] : [],
  }))

/** What somebody who manages letters does in tests: orders one of a kind for units by their numbers, and has it sent. */
export const letterDesk = (world: World, who: () => Caller) => {
  const unitsCalled = async (...numbers: string[]): Promise<string[]> => {
    const { items } = await who().call(units.list, { query: {} })
    return numbers.map((number) => items.find(({ unitNumber }) => unitNumber === number)!._id)
  }
  const order = async (kind: LetterKind, numbers: string[], more: object = {}) => {
    const { _id } = (await who().call(forms.templates)).find((one) => one.kind === kind)!
    const { asks } = await who().call(forms.template, { params: { id: _id } })
    return { templateId: _id, unitIds: await unitsCalled(...numbers), answers: answersTo(asks), ...more }
  }
  const send = async (kind: LetterKind, numbers: string[], more: object = {}) => {
    const { _id } = await who().call(forms.send, { body: await order(kind, numbers, more) })
    await world.jobs.drain()
    return who().call(forms.run, { params: { id: _id } })
  }
  return { unitsCalled, order, send }
}

/** The words of a PDF that somebody downloads, and how many pages it has. */
export const pdfWords = async ({ app, cookie, buildingId }: Caller, path: string) => {
  const headers = { cookie, 'x-building-id': buildingId! }
  const { rawPayload } = await app.inject({ method: 'GET', url: path, headers })
  const { text, totalPages } = await extractText(new Uint8Array(rawPayload), { mergePages: true })
  return { text, totalPages }
}
