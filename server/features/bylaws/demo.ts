/** The bylaws and rules of the demo, entered through the verbs. */
import { BylawFields, type BylawKind } from '../../../contract/bylaws/bylaw.ts'
import { addDays } from '../../../contract/time.ts'
import type { InBuilding } from '../../context.ts'
import type { SeedDemo } from '../../feature.ts'
import { findAccountByEmail } from '../accounts/accounts.ts'
import { harbourBylaws, harbourRules, prairieBylaws } from './demo-texts.ts'
import { addBylaws } from './keeping.ts'
import { todayIn } from './reading.ts'
import { tellBylaws } from './messages.ts'
import { listSets } from './sets.ts'

type DemoText = (typeof harbourRules)[number]
type At = (daysAgo: number) => InBuilding

const draftOf = (
  today: string,
  { passed, filed, replaces: _replaces, ratified, ...said }: DemoText,
  replacesId: string | null,
): BylawFields =>
  BylawFields.parse({
    ...said,
    replacesId,
    passedOn: addDays(today, -passed),
    filedOn: filed === undefined ? null : addDays(today, -filed),
    ratifiedOn: ratified === undefined ? null : addDays(today, -ratified),
  })

/** The day the register was begun, counted back from today; later texts were entered when they were filed or passed. */
const begunDaysAgo = 380

/** Adds texts one after the other; each that replaces one takes the place of the last with its number. */
const addAll = async (at: At, kind: BylawKind, texts: readonly DemoText[]): Promise<void> => {
  const today = todayIn(at(0))
  const known = new Map<string, string>()
  for (const text of texts) {
    const ctx = at(Math.min(begunDaysAgo, text.filed ?? text.passed))
    const setId = (await listSets(ctx)).find((set) => set.kind === kind)!._id
    const replacesId = text.replaces ? known.get(text.number)! : null
    const [made] = await addBylaws(ctx, { body: { setId, bylaws: [draftOf(today, text, replacesId)] } })
    known.set(text.number, made!._id)
    if (text.replaces) await tellBylaws(ctx, { body: { bylawIds: [made!._id] } })
  }
}

/** Fills the registers of both buildings, as their manager would. */
export const seedBylaws: SeedDemo = async (daysAgo, building) => {
  const account = (await findAccountByEmail(daysAgo(0).db, 'manager@parapet.example'))!
  const at: At = (days) => ({ ...daysAgo(days), account })
  if (building === 'prairie') return addAll(at, 'bylaw', prairieBylaws)
  await addAll(at, 'bylaw', harbourBylaws)
  await addAll(at, 'rule', harbourRules)
}
