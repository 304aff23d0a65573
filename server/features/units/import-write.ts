import type { InBuilding } from '../../context.ts'
import { recordChange, type ChangeNote } from '../audit/audit.ts'
import { belongingNotes, writeBelongings } from './belongings/write.ts'
import type { PersonFacts, UnitFacts } from './record.ts'
import type { Draft } from './roster-draft.ts'
import type { Plan } from './roster-plan.ts'
import { insertLinks, insertPeople, insertUnits, updateLink, updatePerson, updateUnit } from './roster-store.ts'

type Note = Omit<ChangeNote, 'buildingId' | 'reason'>

const freshOf = <F>(drafts: readonly Draft<F>[]) => drafts.flatMap(({ before, after }) => (before ? [] : [after]))
const changedOf = <F>(drafts: readonly Draft<F>[]) => drafts.flatMap(({ before, after }) => (before ? [after] : []))

/** What a new record says, without what it leaves open. */
const said = (record: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(record).filter(([key, value]) => value !== null && key !== '_id'))

const writeRecords = async (tx: InBuilding, { units, people, links, belongings }: Plan): Promise<void> => {
  const { db, now } = tx
  const { _id } = tx.building
  await insertUnits(db, _id, freshOf(units), now)
  for (const unit of changedOf(units)) await updateUnit(db, _id, unit)
  await insertPeople(db, _id, freshOf(people), now)
  for (const person of changedOf(people)) await updatePerson(db, _id, person)
  // Ends and moves of periods come first, so that a new open one meets no old one.
  for (const link of changedOf(links)) await updateLink(db, _id, link)
  await insertLinks(db, _id, freshOf(links), now)
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

/** Writes a plan and the history of every record in it, which names the batch. */
export const writePlan = async (tx: InBuilding, plan: Plan, batchId: string): Promise<void> => {
  await writeRecords(tx, plan)
  for (const note of notesOf(plan))
    await recordChange(tx, { ...note, buildingId: tx.building._id, reason: `roster import ${batchId}` })
}
