/** What each row of a bank seems to be, by its text and by what the books know. Nothing of it is kept. */
import { depositSharesMost } from '../../../../contract/limits/banking.ts'
import { formatMoney } from '../../../../contract/money.ts'
import {
  haveOneOwner,
  isOtherSide,
  listed,
  openBooks,
  paymentOf,
  quoted,
  seeRow,
  type Books,
  type Debtor,
  type Facts,
  type Proposal,
  type Row,
  type SeenRow,
} from './books.ts'
import { debited, recorded } from './recorded-rules.ts'
import { firstIn, saysTransfer } from './text.ts'
import { paidOut, returned } from './withdrawal-rules.ts'
import { onWord } from './word-rules.ts'

/** Leaves open which holding it is for, and asks the owner where all of them have one. */
const askAbout = (row: SeenRow, debtors: readonly Debtor[], reason: string): Proposal => {
  const asked = debtors.slice(0, depositSharesMost)
  const ask = haveOneOwner(asked) ? asked.map(({ holdingId }) => holdingId) : []
  return { outcome: paymentOf(row, [], ask), confidence: 'unsure', reason }
}

/** How an amount follows from what is owed: all that is due of them, or a month of each; null where it doesn’t. */
const exactly = (cents: number, debtors: readonly Debtor[]): { shares: number[]; isDue: boolean } | null => {
  const due = debtors.map(({ dueCents }) => dueCents)
  const month = debtors.map(({ monthCents }) => monthCents ?? 0)
  for (const [shares, isDue] of [
    [due, true],
    [month, false],
  ] as const)
    if (shares.every((share) => share > 0) && shares.reduce((sum, share) => sum + share, 0) === cents)
      return { shares, isDue }
  return null
}

const pays = (row: SeenRow, debtor: Debtor, confidence: Proposal['confidence'], reason: string): Proposal => ({
  outcome: paymentOf(row, [{ holdingId: debtor.holdingId, cents: row.cents }]),
  ...{ confidence, reason },
})

const oneUnit = (row: SeenRow, debtor: Debtor, why: string): Proposal => {
  const { unitNumber, dueCents, isClaimed = false } = debtor
  const exact = exactly(row.cents, [debtor])
  const owed = dueCents > 0 ? formatMoney(dueCents) : 'nothing'
  const besides = isClaimed ? 'besides what other transactions here pay' : dueCents > 0 ? '' : 'now'
  const becomes = dueCents > 0 ? '' : ', so this becomes credit'
  if (!exact)
    return pays(row, debtor, 'likely', `${why}. ${unitNumber} owes ${[owed, besides].join(' ').trim()}${becomes}.`)
  const amount = formatMoney(row.cents)
  const fits = exact.isDue ? `${unitNumber} owes exactly ${amount}` : `its monthly fee is ${amount}`
  return pays(row, debtor, 'certain', `${why}, and ${fits}.`)
}

/** A word for one of two units of one owner: that one is filled first, and the other gets the rest. */
const firstOf = (row: SeenRow, named: Debtor, { debtors, units }: Books): Proposal | null => {
  if (firstIn(row.said, units) === null) return null
  const ids = new Set(named.owners.map(({ _id }) => _id))
  const others = debtors.filter((one) => one.isCurrent && one !== named && one.owners.some(({ _id }) => ids.has(_id)))
  const [other] = others
  if (!other || others.length > 1 || named.dueCents <= 0 || row.cents <= named.dueCents) return null
  const rest = row.cents - named.dueCents
  const { unitNumber } = named
  return {
    outcome: paymentOf(row, [
      { holdingId: named.holdingId, cents: named.dueCents },
      { holdingId: other.holdingId, cents: rest },
    ]),
    confidence: rest <= other.dueCents ? 'certain' : 'likely',
    reason: `The message says “${unitNumber} first”, which owes ${formatMoney(named.dueCents)}. The rest is for ${other.unitNumber}, which has the same owner.`,
  }
}

/** A deposit for several units, where its amount is exactly what they owe, or a month of each. */
const together = (row: SeenRow, named: readonly Debtor[], why: string): Proposal => {
  const exact = exactly(row.cents, named)
  const amount = formatMoney(row.cents)
  if (!exact || named.length > depositSharesMost)
    return askAbout(row, named, `${why}, but ${amount} isn’t what they owe together.`)
  const shares = named.map(({ holdingId }, i) => ({ holdingId, cents: exact.shares[i]! }))
  const fits = exact.isDue ? `together they owe exactly ${amount}` : `their monthly fees come to ${amount}`
  return { outcome: paymentOf(row, shares), confidence: 'certain', reason: `${why}, and ${fits}.` }
}

const byUnits = (row: SeenRow, books: Books): Proposal | null => {
  const { unitNumbers: numbers } = row
  const named = numbers.map((number) => books.byUnit.get(number)!)
  const [one] = named
  if (!one) return null
  const why = `${quoted(numbers)} ${named.length > 1 ? 'are' : 'is'} in the message`
  const found = named.length > 1 ? together(row, named, why) : (firstOf(row, one, books) ?? oneUnit(row, one, why))
  return row.isDoubtful ? likelyAtMost(found) : found
}

const likelyAtMost = (proposal: Proposal): Proposal =>
  proposal.confidence === 'certain' ? { ...proposal, confidence: 'likely' } : proposal

/** A deposit for the account of its payment code, and certainly so unless it is more than is due there. */
const forCoded = (row: SeenRow, one: Debtor, books: Books): Proposal => {
  const { unitNumber, isCurrent, dueCents } = one
  const isDue = row.cents <= dueCents
  if (isCurrent) {
    const proposal = firstOf(row, one, books) ?? oneUnit(row, one, `The payment code is that of ${unitNumber}`)
    return isDue ? { ...proposal, confidence: 'certain' } : proposal
  }
  const owe = dueCents > 0 ? `owe ${formatMoney(dueCents)}` : 'owe nothing now, so this becomes their credit'
  const reason = `The payment code is that of former owners of ${unitNumber}, who ${owe}.`
  return pays(row, one, isDue ? 'certain' : 'likely', reason)
}

const byCode = (row: SeenRow, books: Books): Proposal | null => {
  const { coded, unitNumbers } = row
  const [one, ...more] = coded
  if (!one) return null
  const units = coded.map(({ unitNumber }) => unitNumber)
  const found =
    more.length > 0
      ? together(row, coded, `The payment codes are those of ${listed(units)}`)
      : forCoded(row, one, books)
  const others = unitNumbers.filter((number) => !units.includes(number))
  if (others.length === 0) return found
  return likelyAtMost({ ...found, reason: `${found.reason} But the message says ${quoted(others)}.` })
}

const byPayer = (row: SeenRow, { debtors }: Books): Proposal | null => {
  const { owned: named, paidFor } = row
  const remembered = paidFor.length > 0 ? debtors.filter(({ holdingId }) => paidFor.includes(holdingId)) : []
  const [found] = remembered
  if (found && remembered.length === 1 && named.length < 2)
    return found.isCurrent
      ? oneUnit(row, found, `This payer paid for ${found.unitNumber} before`)
      : pays(row, found, 'unsure', `This payer paid for ${found.unitNumber} before it changed hands.`)
  const all = named.length > 0 ? named : remembered
  const [one] = all
  if (!one) return null
  const units = all.map(({ unitNumber }) => unitNumber)
  if (all.length > 1)
    return askAbout(row, all, `The payer pays for ${listed(units)}, and the message doesn’t say which.`)
  return pays(row, one, 'likely', `The payer’s name is that of an owner of ${one.unitNumber}.`)
}

const byAmount = (row: SeenRow, { debtors }: Books): Proposal | null => {
  const [one, ...more] = debtors.filter(({ dueCents }) => dueCents === row.cents)
  if (!one || more.length > 0) return null
  return pays(row, one, 'unsure', `Only ${one.unitNumber} owes exactly ${formatMoney(row.cents)}.`)
}

const charges = /service (?:charge|fee)|(?:monthly|account|activity|bank) (?:fee|charge)|overdraft/i

const byCategory = ({ text, cents }: Row, { categories, fund }: Facts): Proposal | null => {
  const all = categories.filter(({ kind }) => kind === (cents > 0 ? 'income' : 'expense'))
  const named = (pattern: RegExp, not = /^$/) => all.find(({ name }) => pattern.test(name) && !not.test(name))
  const plain = ` ${text.toLowerCase().replaceAll(/\W+/g, ' ')} `
  const found =
    (cents > 0 && /interest|\bint\b/i.test(text) ? named(/interest/i, /late|arrears/i) : undefined) ??
    (cents < 0 && charges.test(text) ? named(/bank|service charge/i) : undefined) ??
    all.find(({ name }) => name.length > 3 && plain.includes(` ${name.toLowerCase().replaceAll(/\W+/g, ' ').trim()} `))
  if (!found) return null
  return {
    outcome: { kind: 'category', categoryId: found._id, levyId: null, authority: null, isAnother: false },
    confidence: fund === 'reserve' && cents < 0 ? 'unsure' : 'likely',
    reason: `The text fits the category “${found.name}”.`,
  }
}

const byTransfer = (row: Row, { fund, others, claimed }: Books): Proposal | null => {
  const { text, cents } = row
  if (others === null || !saysTransfer(text)) return null
  const side = others.find(
    (one) => isOtherSide(one, row) && !claimed.sides.has(one) && (fund === 'reserve' || one.isTransfer),
  )
  if (side) {
    claimed.sides.add(side)
    return {
      outcome: { kind: 'ignored', reason: 'Other side of a transfer' },
      confidence: 'likely',
      reason: 'The other account has the opposite amount, and a transfer is entered once.',
    }
  }
  const isContribution = (fund === 'operating') === cents < 0
  const to = fund === 'operating' ? 'reserve' : 'operating'
  const authority = isContribution ? 'Approved budget' : 'Resolution of the owners'
  return {
    outcome: { kind: 'transfer', fund: to, authority },
    confidence: 'unsure',
    reason: 'The text says it is a transfer between accounts.',
  }
}

const isOwners = ({ cents }: Row, { fund }: Facts): boolean => cents > 0 && fund === 'operating'

const categoryIn = (proposal: Proposal | null): string | null =>
  proposal?.outcome.kind === 'category' ? proposal.outcome.categoryId : null

const proposalFor = (row: SeenRow, books: Books): Proposal | null => {
  const category = byCategory(row, books)
  const others = () => category ?? byTransfer(row, books)
  if (!isOwners(row, books)) return paidOut(row, books, categoryIn(category)) ?? returned(row, books) ?? others()
  return (
    debited(row, books) ??
    recorded(row, books) ??
    onWord(row, books) ??
    byCode(row, books) ??
    byUnits(row, books) ??
    byPayer(row, books) ??
    byAmount(row, books) ??
    others()
  )
}

/**
 * Proposes what rows are, those with payment codes first and then in their order: what one is proposed to pay isn’t owed to
 * the next. Null for one that says nothing.
 */
export const proposalsFor = (rows: readonly Row[], facts: Facts): Map<string, Proposal | null> => {
  const books = openBooks(facts)
  const byId = new Map(books.debtors.map((one) => [one.holdingId, one]))
  const seen = rows.map((row) => seeRow(books, row))
  // What a payment code says comes before what is guessed of an earlier row.
  const inTurn = [...seen.filter(({ coded }) => coded.length > 0), ...seen.filter(({ coded }) => coded.length === 0)]
  return new Map(
    inTurn.map((row) => {
      const proposal = proposalFor(row, books)
      if (proposal?.outcome.kind === 'payment')
        for (const { holdingId, cents, word } of proposal.outcome.shares) {
          const debtor = byId.get(holdingId)!
          const onWordCents = (word?.charges ?? []).reduce((sum, charge) => sum + charge.cents, 0)
          debtor.dueCents = Math.max(0, debtor.dueCents - (cents - onWordCents))
          debtor.isClaimed = true
        }
      return [row._id, proposal]
    }),
  )
}
