import { beforeEach } from 'vitest'
import { debits } from '../../contract/debits.ts'
import type { Agreement } from '../../contract/debits/agreement.ts'
import type { DebitRun, DebitRunStep } from '../../contract/debits/debit-run.ts'
import type { DebitSettings } from '../../contract/debits/debit-settings.ts'
import type { Answer } from './caller.ts'
import type { withBooks } from './books.ts'
import { openDesk } from './ledger-desk.ts'

export const usualSettings = {
  ...{ originatorNumber: 'HARB000001', dataCentre: '00310', transactionCode: '430' },
  ...{ shortName: 'HARBOUR VIEW', longName: 'STRATA PLAN EPS 1234', nextNumber: 7 },
  ...{ returnInstitution: '004', returnTransit: '10101', returnAccount: '0004567' },
  ...{ contact: 'office@parapet.example', letterOn: '2026-10-01', confirmedOn: '2026-10-15', isOffered: true },
} as const

export const bankAccount = { institution: '003', transit: '00123', account: '100-2003-004' } as const

const draft = {
  ...{ payerName: 'Olivia Owner', isBusiness: false, covers: 'fees', startsOn: '2026-12-01', isNoticeWaived: false },
  ...bankAccount,
} as const

/** A step as it is sent, without the version. */
type Step = DebitRunStep extends infer One ? (One extends DebitRunStep ? Omit<One, 'version'> : never) : never

const open = async (on: ReturnType<typeof withBooks>) => {
  const desk = await openDesk(on.world)
  const { mandeep, olivia } = desk
  const send = (method: 'POST' | 'PUT', path: string, body: object, who = mandeep): Promise<Answer> =>
    who.send(method, path, { body })
  const saves = async (more: object = {}): Promise<DebitSettings> => {
    const { version } = await mandeep.call(debits.settings)
    return mandeep.call(debits.saveSettings, { body: { ...usualSettings, version, ...more } })
  }
  const step = (of: Pick<DebitRun, '_id' | 'version'>, body: Step): Promise<DebitRun> =>
    mandeep.call(debits.runStep, { params: { id: of._id }, body: { ...body, version: of.version } as never })
  const next = (day?: string) => mandeep.call(debits.next, { query: day === undefined ? {} : { on: day } })
  const makes = async (day: string): Promise<DebitRun> => {
    const { ready } = await next(day)
    return mandeep.call(debits.makeRun, { body: { on: day, ...ready } })
  }
  return {
    ...{ desk, mandeep, olivia, send, saves, step, next, makes },
    /** A draft of an agreement for a unit. */
    draftOf: (number: string, more: object = {}) => ({ ...draft, holdingId: on.books.holdingOf(number), ...more }),
    /** Adds an agreement that was signed on paper. */
    signed: (number: string, more: object = {}): Promise<Agreement> =>
      mandeep.call(debits.addAgreement, {
        body: {
          ...{ ...draft, holdingId: on.books.holdingOf(number), signedOn: '2026-11-18', identity: 'Driver’s licence' },
          ...more,
        } as never,
      }),
    /** Tells owners the amounts of a day. */
    notifies: (day: string) => mandeep.call(debits.notify, { body: { on: day } }),
    refused: async (of: Pick<DebitRun, '_id' | 'version'>, body: Step): Promise<[number, string]> => {
      const answer = await send('POST', `/api/debits/runs/${of._id}/steps`, { ...body, version: of.version })
      return [answer.status, answer.body.error]
    },
    file: async (of: Pick<DebitRun, '_id'>): Promise<Answer> => mandeep.send('GET', `/api/debits/runs/${of._id}/file`),
  }
}

/** Opens what debits need for each test, on the books that are opened before it. */
export const withDebits = (on: ReturnType<typeof withBooks>): Awaited<ReturnType<typeof open>> => {
  const opened = {} as Awaited<ReturnType<typeof open>>
  beforeEach(async () => {
    Object.assign(opened, await open(on))
  })
  return opened
}
