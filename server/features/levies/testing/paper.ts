/** A building's books on paper: arrays and sums that use nothing of the product, to compare its books with. */

/** Cents in the operating fund, the reserve and the special levy's fund. */
type Parts = readonly [operating: number, reserve: number, levy: number]
type Day = string

const kinds = {
  strataFee: { rank: 1, interest: 'feeInterest' },
  specialLevy: { rank: 1, interest: 'levyInterest' },
  feeInterest: { rank: 2, interest: null },
  levyInterest: { rank: 2, interest: null },
  returnedPayment: { rank: 3, interest: null },
  // Paid only if the payer says so.
  fine: { rank: null, interest: null },
} as const
type Kind = keyof typeof kinds

interface Debt {
  owner: string
  kind: Kind
  dueOn: Day
  parts: Parts
  open: number[]
  /** Of interest: the late debt that it is on. */
  on: Debt | null
}
interface Money {
  owner: string
  day: Day
  /** The bank's day. */
  cameOn: Day
  left: number
}

const total = (list: readonly number[]): number => list.reduce((sum, cents) => sum + cents, 0)

/** Divides cents by weights: each rounded down, and a cent more for those with the largest remainders, the first in a tie. */
export const divided = (cents: number, weights: readonly number[]): number[] => {
  const all = total(weights)
  const remainders = weights.map((weight) => (cents * weight) % all)
  const shares = weights.map((weight, index) => (cents * weight - remainders[index]!) / all)
  const order = [...weights.keys()].toSorted((a, b) => remainders[b]! - remainders[a]! || a - b)
  for (const index of order.slice(0, cents - total(shares))) shares[index]! += 1
  return shares
}

const numberOf = (day: Day): number => Date.parse(day) / 86_400_000
const yearLater = (day: Day): Day => `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`

/** Opens the books; `yearlyPercent` is the interest on late fees and levies. */
export const openPaper = ({ yearlyPercent }: { yearlyPercent: number }) => {
  let debts: Debt[] = []
  let money: Money[] = []
  let paid: { from: Money; to: Debt; parts: number[] }[] = []
  let bank = 0
  let corrections = 0

  const owes = (owner: string, kind: Kind, dueOn: Day, parts: Parts, on: Debt | null = null): Debt => {
    const debt = { owner, kind, dueOn, parts, open: [...parts], on }
    debts.push(debt)
    return debt
  }
  const pay = (from: Money, to: Debt, most = from.left): void => {
    const cents = Math.min(most, total(to.open))
    if (cents === 0) return
    const parts = divided(cents, to.open)
    to.open = to.open.map((open, index) => open - parts[index]!)
    from.left -= cents
    paid.push({ from, to, parts })
  }
  /** What is due by a day: fees and levies, then interest, then the rest, each the oldest first. */
  const payDue = (from: Money, day: Day): void => {
    const due = debts.filter((debt) => debt.owner === from.owner && debt.dueOn <= day && kinds[debt.kind].rank !== null)
    const inOrder = due.toSorted((a, b) => kinds[a.kind].rank! - kinds[b.kind].rank! || a.dueOn.localeCompare(b.dueOn))
    for (const debt of inOrder) pay(from, debt)
  }
  const creditsOf = (owner: string): Money[] =>
    money.filter((one) => one.owner === owner && one.left > 0).toSorted((a, b) => a.day.localeCompare(b.day))
  const spend = (owner: string, today: Day): void => {
    for (const one of creditsOf(owner)) payDue(one, today)
  }
  const undo = (which: (one: (typeof paid)[number]) => boolean): void => {
    for (const { from, to, parts } of paid.filter(which)) {
      to.open = to.open.map((open, index) => open + parts[index]!)
      from.left += total(parts)
    }
    paid = paid.filter((one) => !which(one))
  }
  /** Day by day: what was open on it, at a year's share of the rate; rounded once. */
  const interestOn = ({ dueOn, parts }: Debt, payments: typeof paid, until: Day): number => {
    const came = payments.map((one) => ({ on: numberOf(one.from.cameOn), cents: total(one.parts) }))
    let centDays = 0
    for (let day = numberOf(dueOn); day < numberOf(until); day += 1)
      centDays += came.reduce((open, { on, cents }) => (on <= day ? open - cents : open), total(parts))
    const daysOfYear = numberOf(yearLater(dueOn)) - numberOf(dueOn)
    return Math.round((centDays * yearlyPercent) / (daysOfYear * 100))
  }

  return {
    owes,
    /** Money that came in: it pays what the payer said, what was due when it came, and what is due today. */
    receives: (
      owner: string,
      cents: number,
      { day, today = day }: { day: Day; today?: Day },
      said?: [Debt, number],
    ) => {
      const one: Money = { owner, day, cameOn: day, left: cents }
      money.push(one)
      bank += cents
      if (said) pay(one, ...said)
      payDue(one, day)
      spend(owner, today)
      return one
    },
    /** The bank takes money back, which costs a fee. */
    returns: (one: Money, today: Day, feeCents: number): void => {
      undo(({ from }) => from === one)
      bank -= one.left
      money = money.filter((other) => other !== one)
      owes(one.owner, 'returnedPayment', today, [feeCents, 0, 0])
    },
    refunds: (owner: string, cents: number): void => {
      let left = cents
      for (const one of creditsOf(owner)) {
        const taken = Math.min(left, one.left)
        one.left -= taken
        left -= taken
      }
      bank -= cents
    },
    /** The first of a month: interest for the time before it, corrected where too much was charged; then credit is used. */
    beginsMonth: (first: Day): void => {
      for (const debt of debts.filter(({ kind, dueOn }) => kinds[kind].interest !== null && dueOn < first)) {
        const payments = paid.filter(({ to }) => to === debt)
        const right = interestOn(debt, payments, first)
        const charged = debts.filter(({ on }) => on === debt)
        const sum = () => total(charged.flatMap(({ parts }) => parts))
        while (sum() > right) {
          const last = charged.pop()!
          undo(({ to }) => to === last)
          debts = debts.filter((other) => other !== last)
          corrections += 1
        }
        if (right > sum()) owes(debt.owner, kinds[debt.kind].interest!, first, [right - sum(), 0, 0], debt)
      }
      for (const owner of new Set(money.map((one) => one.owner))) spend(owner, first)
    },
    /** How often interest was taken back. */
    corrections: () => corrections,
    figures: () => {
      const owed: Record<string, number> = {}
      const credit: Record<string, number> = {}
      for (const { owner, open } of debts)
        for (const [index, cents] of open.entries())
          if (cents > 0) owed[`${owner} ${index}`] = (owed[`${owner} ${index}`] ?? 0) + cents
      for (const { owner, left } of money) if (left > 0) credit[owner] = (credit[owner] ?? 0) + left
      const unused = total(money.map(({ left }) => left))
      return {
        charges: debts
          .map(({ owner, kind, dueOn, parts, open }) => `${owner} ${kind} ${dueOn}: ${total(open)} of ${total(parts)}`)
          .toSorted(),
        ...{ owed, credit, bank },
        funds: [0, 1, 2].map((index) => ({
          income: total(debts.map(({ parts }) => parts[index]!)),
          receivable: total(debts.map(({ open }) => open[index]!)),
          cash: total(paid.map(({ parts }) => parts[index]!)) + (index === 0 ? unused : 0),
        })),
      }
    },
  }
}
