/** What cases have on file, read from the features that keep it. */
import { localDateOf, type LocalDate } from '../../../contract/time.ts'
import type { InBuilding, Member } from '../../context.ts'
import { orNotFound } from '../../http/errors.ts'
import { textsOf } from '../bylaws/bylaws.ts'
import { followLetters, type FollowedLetter } from '../forms/forms.ts'
import type { CaseFacts, SentLetter } from './gate/case-facts.ts'
import { selectViolation, type KnownViolation } from './store.ts'

export type ById = { params: { id: string } }

/** Who calls, or acts in the demo. */
export type Caller = InBuilding & Pick<Member, 'account' | 'role' | 'superadmin' | 'permissions'>

/** The building's calendar day. */
export const todayIn = (ctx: InBuilding): LocalDate => localDateOf(ctx.now, ctx.building.timeZone)

/** A case of the building; 404 for any other. */
export const requireViolation = async (ctx: InBuilding, id: string): Promise<KnownViolation> =>
  orNotFound(await selectViolation(ctx.db, ctx.building._id, todayIn(ctx), id))

/** A case with what the law judges it by. */
export interface JudgedCase {
  known: KnownViolation
  facts: CaseFacts
  particulars: FollowedLetter | null
  told: FollowedLetter | null
}

const sentLetter = ({ state, addressees }: FollowedLetter): SentLetter => ({ state, addressees })

/** Judges cases of one page together: letters and texts are read once. */
export const judge = async (ctx: InBuilding, cases: readonly KnownViolation[]): Promise<JudgedCase[]> => {
  const today = todayIn(ctx)
  const letters = await followLetters(
    ctx,
    cases.flatMap(({ particularsLetterId, toldLetterId }) =>
      [particularsLetterId, toldLetterId].filter((id) => id !== null),
    ),
  )
  const texts = await textsOf(ctx, [...new Set(cases.flatMap(({ bylawId }) => bylawId ?? []))])
  return cases.map((known) => {
    const text = known.bylawId === null ? undefined : texts.get(known.bylawId)
    const particulars = letters.get(known.particularsLetterId ?? '') ?? null
    const told = letters.get(known.toldLetterId ?? '') ?? null
    return {
      ...{ known, particulars, told },
      facts: {
        ...{ jurisdiction: ctx.building.jurisdiction, today, happenedOn: known.happenedOn },
        complaintsOn: known.complaintsOn,
        bylaw: text
          ? {
              ...{ kind: text.set.kind, isShortStay: text.isShortStay, state: text.stateOn(known.happenedOn) },
              ...{ fineCents: text.fineCents, laterFineCents: text.laterFineCents, fineEveryDays: text.fineEveryDays },
            }
          : null,
        ...{ hasUnit: known.unitId !== null, accused: known.accused, causedBy: known.causedBy },
        strangers: known.strangers,
        particulars: particulars && { ...sentLetter(particulars), on: particulars.datedOn },
        ...{ answerBy: known.answerBy, answeredOn: known.answeredOn },
        hearing: {
          askedOn: known.hearingAskedOn,
          heldOn: known.hearingHeldOn,
          withdrawnOn: known.hearingWithdrawnOn,
        },
        decision: known.decision && {
          // The register may have been corrected since.
          on: known.decision.decidedOn,
          upheld: known.upheld === true && known.decision.outcome === 'passed',
          made: known.decision.made,
          ratification: known.decision.ratification,
          barred: known.voters.filter(({ isBarred }) => isBarred).map(({ name }) => name),
        },
        told: told && sentLetter(told),
        finedOn: known.penalties.filter((one) => one.kind === 'fine' && one.cancelledOn === null).map(({ on }) => on),
        finedElsewhere: known.finedElsewhere,
        sightings: known.sightings.map(({ on }) => on),
      },
    }
  })
}

/** Judges one case. */
export const judgeOne = async (ctx: InBuilding, known: KnownViolation): Promise<JudgedCase> =>
  (await judge(ctx, [known]))[0]!
