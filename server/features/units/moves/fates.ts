/** What becomes of the fobs, vehicles, pets and policies of a unit when people leave it. */
import type { LocalDate } from '../../../../contract/time.ts'
import type { MoveChoices, MoveKind, Thing, ThingFate } from '../../../../contract/units/moves.ts'
import { addDays } from '../../../../contract/time.ts'
import { holdsOn } from '../rules.ts'
import type { Tie } from './desk-store.ts'
import { hasLeft } from './judging.ts'
import { fateFor, usualFate } from './rules.ts'

export type FatedThing = Thing & { fate: ThingFate }

interface Going {
  kind: MoveKind
  /** The ties as they are, or will be, after the move. */
  ties: readonly Tie[]
  leaverIds: readonly string[]
  /** Who comes by this very move: what stands on the lists is not theirs, unless they were here before. */
  comerIds: readonly string[]
  takesEffectOn: LocalDate
  /** The day that is judged, not before the move's own. */
  day: LocalDate
}

/** Nobody's in particular, and there only once those who leave have gone: it comes with somebody else. */
const isToCome = ({ personId, from }: Thing, takesEffectOn: LocalDate): boolean =>
  personId === null && from !== null && from >= takesEffectOn

/** Each thing with its fate: the usual one, or what was chosen where that fits its kind. */
export const fatesOf = (things: readonly Thing[], going: Going, chosen: MoveChoices['things']): FatedThing[] => {
  const { kind, ties, day } = going
  const gone = new Set(going.leaverIds.filter((personId) => hasLeft(ties, personId, day, kind === 'move_out')))
  const eve = addDays(going.takesEffectOn, -1)
  const before = new Set(ties.filter((tie) => holdsOn(tie, eve)).map(({ personId }) => personId))
  const isNew = (personId: string) => going.comerIds.includes(personId) && !before.has(personId)
  const staying = ties.filter((tie) => holdsOn(tie, day) && !gone.has(tie.personId) && !isNew(tie.personId))
  const leaving = {
    leaverIds: gone,
    someoneStays: gone.size === 0 || staying.some(({ occupiesUnit }) => occupiesUnit),
    anOwnerStays: gone.size === 0 || staying.some(({ role }) => role === 'owner'),
  }
  return things.map((thing) => {
    const said = chosen.find(({ _id }) => _id === thing._id)?.fate
    const usual = isToCome(thing, going.takesEffectOn) ? 'stays' : usualFate(thing, leaving)
    return { ...thing, fate: (said && fateFor(thing.kind, said)) ?? usual }
  })
}
