/** Letters of the demo, through the verbs: a template of its own, a welcome, and a notice of entry partly on paper. */
import type { Role } from '../../../../contract/roles.ts'
import type { HandoverMethod } from '../../../../contract/forms/runs.ts'
import type { LetterKind } from '../../../../contract/forms/templates.ts'
import { addDays, localDateOf } from '../../../../contract/time.ts'
import type { InBuilding } from '../../../context.ts'
import { findAccountByEmail } from '../../accounts/accounts.ts'
import { membersOf } from '../../buildings/buildings.ts'
import { listUnits } from '../../units/units.ts'
import { deliverRun } from './delivering.ts'
import { handOver } from './handing-over.ts'
import { listMyLetters, readMyLetter } from './my-letters.ts'
import { getRun } from './runs.ts'
import { sendLetters } from './sending.ts'
import { changeTemplate, createTemplate } from './template-changes.ts'
import { getTemplate, listTemplates, type Writing } from './templates.ts'

/** The building at a time before now. */
type At = (daysAgo: number) => InBuilding

const everyRole: readonly Role[] = ['owner', 'tenant', 'council', 'management', 'member', 'visitor']

/** Somebody of the demo, by the name of the account. */
const as = async (ctx: InBuilding, name: string): Promise<Writing> => {
  const account = await findAccountByEmail(ctx.db, `${name}@parapet.example`)
  const members = await membersOf(ctx.db, ctx.building._id, everyRole, ctx.now)
  const role = members.find(({ accountId }) => accountId === account?._id)?.role
  if (!account || !role) throw new Error(`${name} does not belong to ${ctx.building.name}.`)
  return { ...ctx, account, role }
}

const unitIdsOf = async (ctx: InBuilding, numbers: readonly string[]): Promise<string[]> => {
  const { items } = await listUnits(ctx, { query: { limit: 100 } })
  return items.filter(({ unitNumber }) => numbers.includes(unitNumber)).map(({ _id }) => _id)
}

/** Sends a letter of a kind on paper and in the product, and has its job done at once. */
const send = async (ctx: Writing, kind: LetterKind, units: readonly string[], answers: Record<string, string>) => {
  const templateId = (await listTemplates(ctx)).find((one) => one.kind === kind)!._id
  const body = {
    ...{ templateId, to: null, byEmail: false, unitIds: await unitIdsOf(ctx, units) },
    answers: Object.entries(answers).map(([key, text]) => ({ key, text, rows: [] })),
  }
  const { _id } = await sendLetters(ctx, { body })
  await deliverRun(ctx, { buildingId: ctx.building._id, runId: _id })
  return _id
}

/** Papers that were handed over on the day; those of one unit still wait. */
const handOut = async (ctx: Writing, runId: string, method: HandoverMethod, but: string | null): Promise<void> => {
  const on = localDateOf(ctx.now, ctx.building.timeZone)
  const { letters } = await getRun(ctx, { params: { id: runId } })
  for (const { _id, unitNumber, addressees } of letters)
    for (const { _id: addresseeId, way } of addressees)
      if (way === 'paper' && unitNumber !== but)
        await handOver(ctx, { params: { id: _id, addresseeId }, body: { method, on } })
}

const bicycleRoom = async (ctx: Writing): Promise<void> => {
  const made = await createTemplate(ctx, { body: { name: 'Bike room', copyOfId: null } })
  const { version } = await getTemplate(ctx, { params: { id: made._id } })
  await changeTemplate(ctx, {
    params: { id: made._id },
    body: {
      ...{ version, note: 'First version', name: made.name, to: 'residents' },
      description: 'Asks residents to tag their bikes before untagged ones are given away.',
      subject: 'Your bikes in the bike room, unit {{unit.number}}',
      asks: [
        {
          ...{ key: 'tagUntil', label: 'Tag by', hint: '', type: 'date', required: true },
          ...{ choices: [], columns: [], usual: null },
        },
      ],
      content:
        '<p>Dear {{people.names}},</p><p>The bike room is full. Please pick up tags at the office and put one on each bike belonging to unit {{unit.number}} by <strong>{{asked.tagUntil}}</strong>. Any bike without a tag by then will be kept for a month and then donated to charity.</p><p>Yours truly,</p><p>{{sender.name}}<br />{{building.name}}</p>',
    },
  })
}

/** Fills the letters of Harbour View. */
export const seedLetters = async (at: At): Promise<void> => {
  await bicycleRoom(await as(at(45), 'manager'))
  const welcoming = await as(at(52), 'manager')
  const welcome = await send(welcoming, 'welcome', ['203'], {
    contact: 'Mandeep Manager, 604-555-0190, manager@parapet.example',
    garbage: 'Level P1, behind the elevator. Pickup is on Tuesdays. Please flatten cardboard for the blue bin.',
    more: 'Your gym fob is ready to pick up at the office.',
  })
  await handOut(welcoming, welcome, 'mailbox', null)
  const entering = await as(at(12), 'manager')
  const entry = await send(entering, 'entry', ['303', '304', '305', '306'], {
    entryOn: addDays(localDateOf(entering.now, entering.building.timeZone), 16),
    from: '09:00',
    until: '12:00',
    why: 'Annual test of smoke alarms and sprinklers.',
    who: 'Two technicians from Coastline Fire Safety, with our caretaker',
    prepare: 'Please clear the area under each alarm and keep pets in another room.',
  })
  await handOut(entering, entry, 'door', '306')
  for (const name of ['owner', 'tenant']) {
    const reader = await as(at(11), name)
    for (const { _id } of (await listMyLetters(reader, { query: { limit: 20 } })).items)
      await readMyLetter(reader, { params: { id: _id } })
  }
}
