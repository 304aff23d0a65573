import type { InBuilding } from '../../../context.ts'
import { recordChanges, type ChangeNote } from '../../audit/audit.ts'
import { belongingNotes, writeBelongings } from '../belongings/write.ts'
import type { PersonFacts, UnitFacts } from '../record.ts'
import type { Draft } from './draft.ts'
import type { Plan } from './plan.ts'
import { insertLinks, insertPeople, insertUnits, updateLinks, updatePeople, updateUnits } from './store.ts'
import { importStepRecords } from '../../../../contract/limits/roster.ts'

type Note = Omit<ChangeNote, 'buildingId' | 'reason'>

const freshOf = <F>(drafts: readonly Draft<F>[]) => drafts.flatMap(({ before, after }) => (before ? [] : [after]))
const changedOf = <F>(drafts: readonly Draft<F>[]) => drafts.flatMap(({ before, after }) => (before ? [after] : []))

/** What a new record says, without what it leaves open. */
const said = (record: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(record).filter(([key, value]) => value !== null && key !== '_id'))

/** Is told how many records were written since it was told last. */
export type Step = (records: number) => Promise<void>

const inSteps = async <T>(
  all: readonly T[],
  step: Step,
  write: (some: readonly T[]) => Promise<unknown>,
): Promise<void> => {
  for (let i = 0; i < all.length; i += importStepRecords) {
    const some = all.slice(i, i + importStepRecords)
    await write(some)
    await step(some.length)
  }
}

const writeRecords = async (tx: InBuilding, { units, people, links, belongings }: Plan, step: Step): Promise<void> => {
  const { db, now } = tx
  const { _id } = tx.building
  await inSteps(freshOf(units), step, (some) => insertUnits(db, _id, some, now))
  await inSteps(changedOf(units), step, (some) => updateUnits(db, _id, some))
  await inSteps(freshOf(people), step, (some) => insertPeople(db, _id, some, now))
  await inSteps(changedOf(people), step, (some) => updatePeople(db, _id, some))
  // Ends and moves of periods come first, so that a new open one meets no old one.
  await inSteps(changedOf(links), step, (some) => updateLinks(db, _id, some))
  await inSteps(freshOf(links), step, (some) => insertLinks(db, _id, some, now))
  await writeBelongings(tx, belongings)
}

const facts = ({ ...record }: object): Record<string, unknown> => ({ ...record, _id: undefined })

const noteOf = (subject: 'unit' | 'person', { before, after }: Draft<UnitFacts | PersonFacts>): Note =>
  before
    ? { subject, subjectId: after._id, action: 'changed', before: facts(before), after: facts(after) }
    : { subject, subjectId: after._id, action: 'created', after: said(after) }

/** Ties stand in the history of their unit, with the person they are of. */
const linkNote = ({ before, after }: Plan['links'][number]): Note => {
  const of = { subject: 'unit', subjectId: after.unitId } as const
  if (!before) return { ...of, action: `${after.role} added`, after: said(after) }
  return { ...of, action: `${after.role} changed`, before: { ...facts(before), personId: null }, after: facts(after) }
}

const notesOf = ({ units, people, links, belongings }: Plan): Note[] => [
  ...units.map((draft) => noteOf('unit', draft)),
  ...people.map((draft) => noteOf('person', draft)),
  ...links.map(linkNote),
  ...belongingNotes(belongings),
]

/** How many steps' worth of records a plan writes, its history included. */
export const recordsOf = (plan: Plan): number =>
  plan.units.length + plan.people.length + plan.links.length + notesOf(plan).length

/** Writes a plan and the history of every record in it, which names the batch; tells how far it is. */
export const writePlan = async (tx: InBuilding, plan: Plan, batchId: string, step: Step): Promise<void> => {
  await writeRecords(tx, plan, step)
  const note = { buildingId: tx.building._id, reason: `roster import ${batchId}` }
  await inSteps(notesOf(plan), step, (some) =>
    recordChanges(
      tx,
      some.map((one) => ({ ...one, ...note })),
    ),
  )
}
