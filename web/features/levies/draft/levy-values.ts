import { z } from 'zod'
import { Amount } from '../../../../contract/ledger/holding.ts'
import { fitsTogether, LevyDivision, LevyFields, type Levy, type LevyDraft } from '../../../../contract/levies/levy.ts'
import { levyDivisionLabelsWith } from '../../../../contract/levies/levy-words.ts'
import { formatMoney, inCents, plainDollars } from '../../../../contract/money.ts'
import { formatDate } from '../../../../contract/time.ts'
import type { Labels } from '../../../../law/law.ts'

/** A special levy as a form takes it: amounts in dollars, and for each unit by its id what it pays; nothing where it is empty. */

const Typed = z.object({
  name: z.string(),
  purpose: z.string(),
  totalCents: z.string(),
  division: LevyDivision,
  // A field that was only drawn has nothing yet.
  amounts: z.record(z.string(), z.string().optional()),
  dueDays: z.array(z.string()),
})
export type LevyValues = z.input<typeof Typed>

const Checked = LevyFields.omit({ shares: true }).extend({
  totalCents: z.preprocess((typed: string) => inCents(typed), Amount),
  amounts: z.record(
    z.string(),
    z.preprocess((typed: string) => (typed === '' ? null : inCents(typed)), Amount.nullable()),
  ),
})

const draftOf = ({ amounts, ...rest }: z.output<typeof Checked>): LevyDraft => ({
  ...rest,
  shares: Object.entries(amounts).flatMap(([unitId, cents]) => (cents === null ? [] : [{ unitId, cents }])),
})

const filled = (amounts: LevyValues['amounts']): Record<string, string> =>
  Object.fromEntries(Object.entries(amounts).map(([unitId, typed]) => [unitId, typed ?? '']))

/** Amounts of units count only where the resolution divides the levy in another way. */
export const LevyForm = Typed.transform(({ amounts, ...typed }) => ({
  ...typed,
  amounts: typed.division === 'entitlement' ? {} : filled(amounts),
}))
  .pipe(Checked)
  .transform(draftOf)
  .superRefine((draft, context) => {
    // The form has no shares: what is wrong with them is said of its amounts.
    const { addIssue } = context
    fitsTogether(draft, {
      ...context,
      addIssue: (issue) =>
        addIssue(typeof issue === 'object' && issue.path?.[0] === 'shares' ? { ...issue, path: ['amounts'] } : issue),
    })
  })

/** Fills the form with a draft, or as a new one begins. */
export const valuesOf = (levy: Levy | null): LevyValues =>
  levy === null
    ? { name: '', purpose: '', totalCents: '', division: 'entitlement', amounts: {}, dueDays: [''] }
    : {
        name: levy.name,
        purpose: levy.purpose,
        totalCents: plainDollars(levy.totalCents),
        division: levy.division,
        amounts:
          levy.division === 'entitlement'
            ? {}
            : Object.fromEntries(
                levy.shares.flatMap(({ unit, cents }) => (cents === 0 ? [] : [[unit._id, plainDollars(cents)]])),
              ),
        dueDays: levy.instalments.map(({ dueOn }) => dueOn),
      }

/** What was typed so far, in cents; text that is no amount counts for nothing yet. */
const typedCents = (typed: unknown): number => {
  const cents = inCents(typed)
  return typeof cents === 'number' ? cents : 0
}

/** Says how the amounts of units compare with the total, as far as both are typed. */
export const sumWords = (total: string, amounts: LevyValues['amounts']): { words: string; isOver: boolean } => {
  const sum = Object.values(amounts).reduce((all, typed) => all + typedCents(typed), 0)
  const wanted = typedCents(total)
  const so = `${formatMoney(sum)} of ${formatMoney(wanted)}`
  if (wanted === 0) return { words: `${formatMoney(sum)} so far. Enter the total above.`, isOver: false }
  if (sum === wanted) return { words: `${so}: all of it is divided.`, isOver: false }
  return sum < wanted
    ? { words: `${so}: ${formatMoney(wanted - sum)} is missing.`, isOver: false }
    : { words: `${so}: ${formatMoney(sum - wanted)} too much.`, isOver: true }
}

const daysWords = (days: readonly string[]): string => days.map(formatDate).join('; ')

/** Lists what someone else’s version says that mine doesn’t. */
export const differences = (theirs: Levy, mine: LevyDraft, labels: Pick<Labels, 'entitlement'>): string[] => {
  const dueDays = theirs.instalments.map(({ dueOn }) => dueOn)
  const own = new Map(mine.shares.map(({ unitId, cents }) => [unitId, cents]))
  const others = theirs.division === 'entitlement' ? [] : theirs.shares
  const differing = others.filter(({ unit, cents }) => (own.get(unit._id) ?? 0) !== cents)
  return [
    ...(theirs.state === 'draft' ? [] : ['It’s no longer a draft.']),
    ...(theirs.name === mine.name ? [] : [`Name: ${theirs.name}`]),
    ...(theirs.purpose === mine.purpose ? [] : [`Purpose: ${theirs.purpose}`]),
    ...(theirs.totalCents === mine.totalCents ? [] : [`Total: ${formatMoney(theirs.totalCents)}`]),
    ...(theirs.division === mine.division ? [] : [`Division: ${levyDivisionLabelsWith(labels)[theirs.division]}`]),
    ...differing.map(({ unit, cents }) => `Unit ${unit.unitNumber}: ${formatMoney(cents)}`),
    ...(daysWords(dueDays) === daysWords(mine.dueDays) ? [] : [`Due dates: ${daysWords(dueDays)}`]),
  ]
}
