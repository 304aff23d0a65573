/** What the owners of an account hear beside letters: a plan, a registration on title, a claim, and the end of each. */
import { claimForumLabels } from '../../../contract/collections/collection-words.ts'
import { formatMoney } from '../../../contract/money.ts'
import { formatDate, localDateOf } from '../../../contract/time.ts'
import { collectionRules, type Jurisdiction } from '../../../law/law.ts'
import type { Wording, WordRows } from '../../offers.ts'
import { mailedAccountsOf } from '../buildings/buildings.ts'
import { remind } from '../notifications/notifications.ts'
import { todayIn, type Account, type Caller } from './facts.ts'
import { selectToldActions, type ToldAction } from './messages-store.ts'
import { ownersOf } from './record.ts'

const link = { label: 'View fees', path: '/fees' }

/** Amounts aren’t for someone looking over a shoulder. */
export const outside = { title: 'Your fees', text: 'There’s news about your account.' }

type Words = Pick<Wording, 'title' | 'text' | 'outside'>

const textOf = (told: ToldAction, jurisdiction: Jurisdiction): Pick<Words, 'title' | 'text'> => {
  const { charge, Charge } = collectionRules(jurisdiction)
  const [unit, amount, day] = [`unit ${told.unitNumber}`, formatMoney(told.cents), formatDate(told.on)]
  if (told.kind === 'plan')
    return told.isEnd
      ? { title: `The payment plan for ${unit} ended`, text: `It ended on ${day}. The remaining balance is due.` }
      : {
          title: `Payment plan for ${unit}`,
          text: `A plan for ${amount} begins on ${day}. Your fees show each instalment.`,
        }
  if (told.kind === 'lien')
    return told.isEnd
      ? { title: `${Charge} on ${unit} removed`, text: `The ${charge} was removed from the title on ${day}.` }
      : { title: `${Charge} on ${unit}`, text: `A ${charge} for ${amount} was registered on ${day} (${told.number}).` }
  const forum = told.forum === null ? 'claim' : claimForumLabels[told.forum].toLowerCase()
  return { title: `Claim about ${unit}`, text: `A claim for ${amount} was filed on ${day} (${forum}, ${told.number}).` }
}

/** Notifies the owners of an account of an action, or by its own id of its end. */
export const tellOwners = async (tx: Caller, account: Account, id: string): Promise<void> => {
  const [told] = await selectToldActions(tx.db, tx.building._id, [id], todayIn(tx))
  const to = await mailedAccountsOf(tx.db, tx.building._id, await ownersOf(tx, account), tx.now)
  await remind(tx, { kind: 'collection.mine', subjectId: id, to, ...textOf(told!, tx.building.jurisdiction), link })
}

/** Words rows about actions for the owners whose account it is. */
export const wordActions: WordRows = async (ctx, buildingId, ids) => {
  if (!ctx.current) return new Map()
  const { jurisdiction, timeZone } = ctx.current
  const told = await selectToldActions(ctx.db, buildingId, ids, localDateOf(ctx.now, timeZone))
  const own = told.filter(({ accountIds }) => accountIds.includes(ctx.account._id))
  return new Map(own.map((one) => [one._id, { ...textOf(one, jurisdiction), outside, link: link.path }]))
}
