/** Requests for records of the demo building: one that is due soon, one that is fulfilled, one that is partly refused. */
import type { Role } from '../../../../contract/roles.ts'
import { addDays } from '../../../../contract/time.ts'
import type { InBuilding } from '../../../context.ts'
import { findAccountByEmail } from '../../accounts/accounts.ts'
import { membersOf, permissionsFor } from '../../buildings/buildings.ts'
import { listDocuments } from '../../documents/documents.ts'
import { settle } from '../../notifications/notifications.ts'
import { askRecords, enterRequest } from './asking.ts'
import { deliver, quoteFee, settleFee } from './handover.ts'
import { prepare, refuseItem } from './items.ts'
import { openFile } from './files.ts'
import { listRequests, requireRequest, todayIn, type Caller } from './reading.ts'
import { answer, clarify } from './talking.ts'

/** The building on a day so many days ago. */
type At = (daysAgo: number) => InBuilding

const as = async (ctx: InBuilding, email: string, role: Role): Promise<Caller> => {
  const account = await findAccountByEmail(ctx.db, email)
  if (!account) throw new Error(`${email} is not in the demo.`)
  return { ...ctx, account, role, superadmin: false, permissions: permissionsFor(role, {}) }
}
const olivia = (ctx: InBuilding) => as(ctx, 'owner@parapet.example', 'owner')
const theo = (ctx: InBuilding) => as(ctx, 'tenant@parapet.example', 'tenant')
const carla = (ctx: InBuilding) => as(ctx, 'council@parapet.example', 'council')
const mandeep = (ctx: InBuilding) => as(ctx, 'manager@parapet.example', 'management')

const plain = { words: '', paperWords: '', paperOn: null, timeFrom: null, timeUntil: null } as const
const nothingHidden = { pages: null, redactionGround: null, redactionWords: '' } as const
type Category = 'minutes' | 'bylaws' | 'insurance'

const newest = async (who: Caller, category: Category): Promise<string> => {
  const query = { category, sort: 'newest', limit: 1 } as const
  const found = (await listDocuments(who, { query })).items[0]
  if (!found) throw new Error(`The demo library has no ${category}.`)
  return found._id
}

/** Asked 47 days ago, a question back, handed over online, and taken. */
const seedFulfilled = async (at: At): Promise<void> => {
  const asker = await theo(at(47))
  const item = {
    kind: 'bylaws',
    words: 'Consolidated bylaws, with any amendments filed since',
    from: null,
    until: null,
  } as const
  const asked = await askRecords(asker, { body: { ...plain, standing: 'tenant', form: 'email', items: [item] } })
  const params = { id: asked._id }
  const handler = await carla(at(46))
  const waiting = await clarify(handler, {
    params,
    body: { version: asked.version, question: 'Do you need the stamped, filed copy, or is the text enough?' },
  })
  const answered = await answer(await theo(at(45)), {
    params,
    body: { version: waiting.version, answer: 'The text is fine, thank you.' },
  })
  const ready = await prepare(await carla(at(44)), {
    params: { ...params, itemId: asked.items[0]!._id },
    body: { ...nothingHidden, version: answered.version, documentIds: [await newest(handler, 'bylaws')] },
    files: [],
  })
  const done = await carla(at(43))
  await deliver(done, { params, body: { version: ready.version, how: 'online', on: todayIn(done) } })
  const fileId = ready.items[0]!.files[0]!._id
  await openFile(await theo(at(42)), { params: { ...params, itemId: ready.items[0]!._id, fileId } })
}

/** A former owner wrote a letter: paper with a fee, and an opinion that is refused. */
const seedPartlyRefused = async (at: At): Promise<void> => {
  const clerk = await mandeep(at(29))
  const on = todayIn(clerk)
  const [timeFrom, timeUntil] = [addDays(on, -2500), addDays(on, -200)]
  const period = { from: addDays(on, -560), until: addDays(on, -210) }
  const asked = await enterRequest(clerk, {
    body: {
      ...plain,
      name: 'Ines Duarte',
      email: '',
      address: '48 Fernhill Lane\nVictoria BC V8V 2B2',
      askedOn: addDays(on, -2),
      standing: 'former',
      timeFrom,
      timeUntil,
      form: 'paper',
      words: 'We sold our unit in the spring and need these for our tax return.',
      items: [
        { kind: 'minutes', words: 'General meetings', ...period },
        { kind: 'legalOpinion', words: 'Letter about the garage membrane', ...period },
      ],
    },
  })
  const [minutes, opinion] = asked.items
  const params = { id: asked._id }
  const ready = await prepare(await mandeep(at(27)), {
    params: { ...params, itemId: minutes!._id },
    body: {
      version: asked.version,
      documentIds: [await newest(clerk, 'minutes')],
      pages: 14,
      redactionGround: 'otherPeople',
      redactionWords: 'A neighbour’s phone number in the guest list.',
    },
    files: [],
  })
  const refused = await refuseItem(await carla(at(26)), {
    params: { ...params, itemId: opinion!._id },
    body: {
      version: ready.version,
      ground: 'inDispute',
      words: 'The letter was prepared for the membrane claim, to which you are a party.',
    },
  })
  const quoted = await quoteFee(clerk, { params, body: { version: refused.version, pages: 14, amountCents: 350 } })
  const paid = await mandeep(at(22))
  const settled = await settleFee(paid, { params, body: { version: quoted.version, how: 'paid', on: todayIn(paid) } })
  await deliver(paid, { params, body: { version: settled.version, how: 'paper', on: todayIn(paid) } })
}

/** Asked eleven days ago: what is not a bylaw or a rule is due in three days. */
const seedDueSoon = async (at: At): Promise<void> => {
  const asker = await olivia(at(11))
  const year = Number(todayIn(asker).slice(0, 4)) - 1
  const asked = await askRecords(asker, {
    body: {
      ...plain,
      standing: 'owner',
      form: 'email',
      words: 'My bank needs these to renew my mortgage.',
      items: [
        { kind: 'minutes', words: 'All council meetings', from: `${year}-01-01`, until: `${year}-12-31` },
        {
          kind: 'insurancePolicy',
          words: 'Current policy, including deductibles',
          from: null,
          until: null,
        },
      ],
    },
  })
  const handler = await carla(at(4))
  await prepare(handler, {
    params: { id: asked._id, itemId: asked.items[1]!._id },
    body: { ...nothingHidden, version: asked.version, documentIds: [await newest(handler, 'insurance')] },
    files: [],
  })
}

/** What people were told of these requests, they have read. */
const readMessages = async (ctx: InBuilding): Promise<void> => {
  const { db, building, now } = ctx
  const handler = await carla(ctx)
  const { items } = await listRequests(handler, { query: { limit: 10 } })
  const requests = await Promise.all(items.map(({ _id }) => requireRequest(handler, _id)))
  const subjectIds = requests.flatMap(({ steps }) => steps.map(({ _id }) => _id))
  for (const { accountId } of await membersOf(db, building._id, ['management', 'council', 'owner', 'tenant'], now))
    await settle(ctx, { accountId, buildingId: building._id, subjectIds })
}

/** Fills the records desk of the demo building. */
export const seedRecords = async (at: At): Promise<void> => {
  await seedFulfilled(at)
  await seedPartlyRefused(at)
  await seedDueSoon(at)
  await readMessages(at(0))
}
