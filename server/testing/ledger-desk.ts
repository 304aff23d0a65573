/** Short ways over HTTP for tests of the ledger's desk. */
import { ledger } from '../../contract/ledger.ts'
import type { Holding } from '../../contract/ledger/holding.ts'
import type { Caller } from './caller.ts'
import type { World } from './world.ts'

/** The people whom the desk is about, each signed in: the manager, a member of council, an owner. */
export const openDesk = async (world: World) => {
  const [mandeep, carla, olivia] = await Promise.all([
    world.as('mandeep', 'harbour'),
    world.as('carla'),
    world.as('olivia'),
  ])
  const step = (id: string, body: object, who: Caller = mandeep) =>
    who.send('POST', ledger.holdingStep.path.replace(':id', id), { body })
  /** Charges by hand; answers the account after it. */
  const charges = async (id: string, more: object = {}): Promise<Holding> => {
    const usual = { step: 'charge', type: 'strataFee', words: 'Strata fee, November 2026', authority: 'Budget 2026' }
    const body = { ...usual, dueOn: '2026-11-01', cents: 43_307, ...more }
    return mandeep.call(ledger.holdingStep, { params: { id }, body: body as never })
  }
  /** Records a payment by hand. */
  const records = (more: object = {}, who: Caller = mandeep) => {
    const usual = { cents: 43_307, receivedOn: '2026-11-05', way: 'cheque', payer: 'O. Owner' }
    return who.send('POST', ledger.recordPayment.path, { body: { ...usual, ...more } })
  }
  const payment = (id: string, body: object, who: Caller = mandeep) =>
    who.send('POST', ledger.paymentStep.path.replace(':id', id), { body })
  const account = (id: string, who: Caller = mandeep) => who.call(ledger.holding, { params: { id } })
  const books = () => mandeep.call(ledger.books)
  const stepBooks = async (body: object, who: Caller = mandeep) =>
    who.send('POST', ledger.booksStep.path, { body: { version: (await books()).version, ...body } })
  return { mandeep, carla, olivia, step, charges, records, payment, account, books, stepBooks }
}
