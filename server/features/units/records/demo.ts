import { addDays } from '../../../../contract/time.ts'
import type { InBuilding } from '../../../context.ts'
import { findAccountByEmail } from '../../accounts/accounts.ts'
import { listUnits } from '../units.ts'
import { today } from '../residents.ts'
import { selectStory } from '../story/story-store.ts'
import { addAlteration, addDevice, addInsurance, addPet, endDevice } from './records.ts'

/** A building of the demo at a time before now. */
type At = (daysAgo: number) => InBuilding

const openUnit = async (ctx: InBuilding, unitNumber: string) => {
  const { items } = await listUnits(ctx, { query: { limit: 100, search: unitNumber } })
  const unit = items.find((one) => one.unitNumber === unitNumber)
  const story = unit && (await selectStory(ctx.db, ctx.building._id, unit._id, today(ctx)))
  if (!story) throw new Error(`The demo has no unit ${unitNumber}.`)
  const personId = (name: string) => story.links.find((link) => link.name === name)?.personId ?? null
  return { params: { id: story._id }, personId }
}

/** Olivia's own home: a cat, a charger that council agreed to, and a policy that holds. */
const fill703 = async (at: At): Promise<void> => {
  const { params, personId } = await openUnit(at(0), '703')
  const olivia = personId('Olivia Owner')
  const body = { title: 'EV charger at stall P2-09', agreedOn: today(at(210)) }
  const terms =
    'Separate circuit and meter at the owner’s expense.\nThe owner maintains it, and removes it when repairs require.'
  await addAlteration(at(210), { params, body: { ...body, terms } })
  const cat = { kind: 'cat', name: 'Miso', breed: 'Siamese', notes: 'Indoor cat.' } as const
  await addPet(at(190), { params, body: cat })
  const policy = { insurer: 'Seaboard Mutual', policyNumber: 'SM-448120', personId: olivia }
  await addInsurance(at(120), { params, body: { ...policy, expiresOn: addDays(today(at(0)), 244) } })
  const issuedOn = today(at(300))
  for (const serial of ['2041', '2042'])
    await addDevice(at(300), { params, body: { kind: 'fob', serial, issuedOn, personId: olivia } })
}

/** The unit that Olivia rents to Theo: her policy has run out, his soon will, and a fob was lost. */
const fill305 = async (at: At): Promise<void> => {
  const { params, personId } = await openUnit(at(0), '305')
  const [olivia, theo] = [personId('Olivia Owner'), personId('Theo Tenant')]
  const dog = {
    kind: 'dog',
    name: 'Biscuit',
    breed: 'Beagle',
    notes: 'Approved in writing; on a leash in the hallways.',
  } as const
  await addPet(at(150), { params, body: dog })
  const landlords = { insurer: 'Cedar & Main Insurance', policyNumber: 'CM-20771', personId: olivia }
  await addInsurance(at(380), { params, body: { ...landlords, expiresOn: addDays(today(at(0)), -16) } })
  const tenants = { insurer: 'Seaboard Mutual', policyNumber: '', personId: theo }
  await addInsurance(at(340), { params, body: { ...tenants, expiresOn: addDays(today(at(0)), 19) } })
  const fob = { kind: 'fob', issuedOn: today(at(300)), personId: theo } as const
  const lost = await addDevice(at(300), { params, body: { ...fob, serial: '1877' } })
  const where = { params: { ...params, recordId: lost._id } }
  await endDevice(at(40), { ...where, body: { endedOn: today(at(41)), endReason: 'lost', version: 1 } })
  await addDevice(at(40), { params, body: { ...fob, serial: '2213', issuedOn: today(at(40)) } })
}

/** What some units of the demo have beside their people. */
export const seedBelongings = async (at: At): Promise<void> => {
  const manager = await findAccountByEmail(at(0).db, 'manager@parapet.example')
  const as: At = (daysAgo) => ({ ...at(daysAgo), ...(manager && { account: manager }) })
  await fill703(as)
  await fill305(as)
  const council = await openUnit(as(0), '804')
  const pump = { title: 'Heat pump on the balcony', terms: 'Below 50 dB at night; serviced every two years.' }
  await addAlteration(as(260), { ...council, body: { ...pump, agreedOn: today(as(260)) } })
  const company = await openUnit(as(0), '102')
  const policy = { insurer: 'Harbour Assurance', policyNumber: 'HA-9-1102', personId: null }
  await addInsurance(as(390), { ...company, body: { ...policy, expiresOn: addDays(today(as(0)), -74) } })
  const birds = { kind: 'bird', name: '', breed: 'Budgie', notes: 'Two, in one cage.' } as const
  await addPet(as(90), { ...(await openUnit(as(0), '101')), body: birds })
}
