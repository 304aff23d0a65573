import type { BylawKind } from '../../../contract/bylaws/bylaw.ts'
import type { LocalDate, LocalTime } from '../../../contract/time.ts'
import type {
  Accused,
  CausedBy,
  ClosedAs,
  Penalty,
  Violation,
  ViolationStage,
  ViolationTopic,
} from '../../../contract/violations/violation.ts'
import type { Decision } from '../../../contract/voting/decisions.ts'
import { selected, type ColumnsOf } from '../../db/columns.ts'
import { run, type Database } from '../../db/connection.ts'
import { voteState } from '../voting/voting.ts'

/** The columns of a case by their names here. */
interface CaseColumns {
  _id: string
  number: number
  topic: ViolationTopic
  words: string
  place: string
  happenedOn: LocalDate
  happenedAt: LocalTime | null
  reportedOn: LocalDate
  unitId: string | null
  accused: Accused | null
  causedBy: CausedBy | null
  bylawId: string | null
  screenedOn: LocalDate | null
  warnedOn: LocalDate | null
  particularsLetterId: string | null
  particularsOn: LocalDate | null
  answerBy: LocalDate | null
  answeredOn: LocalDate | null
  answer: string
  hearingAskedOn: LocalDate | null
  hearingReason: string
  hearingOn: LocalDate | null
  hearingAt: LocalTime | null
  hearingPlace: string
  hearingHeldOn: LocalDate | null
  hearingNotes: string
  hearingWithdrawnOn: LocalDate | null
  decisionId: string | null
  decidedOn: LocalDate | null
  upheld: boolean | null
  decisionReasons: string
  toldLetterId: string | null
  toldOn: LocalDate | null
  disputedOn: LocalDate | null
  dispute: string
  closedOn: LocalDate | null
  closedAs: ClosedAs | null
  closeReason: string
  version: number
}

const columns = {
  _id: 'id',
  number: 'number',
  topic: 'topic',
  words: 'words',
  place: 'place',
  happenedOn: 'happened_on',
  happenedAt: 'happened_at',
  reportedOn: 'reported_on',
  unitId: 'unit_id',
  accused: 'accused',
  causedBy: 'caused_by',
  bylawId: 'bylaw_id',
  screenedOn: 'screened_on',
  warnedOn: 'warned_on',
  particularsLetterId: 'particulars_letter_id',
  particularsOn: 'particulars_on',
  answerBy: 'answer_by',
  answeredOn: 'answered_on',
  answer: 'answer',
  hearingAskedOn: 'hearing_asked_on',
  hearingReason: 'hearing_reason',
  hearingOn: 'hearing_on',
  hearingAt: 'hearing_at',
  hearingPlace: 'hearing_place',
  hearingHeldOn: 'hearing_held_on',
  hearingNotes: 'hearing_notes',
  hearingWithdrawnOn: 'hearing_withdrawn_on',
  decisionId: 'decision_id',
  decidedOn: 'decided_on',
  upheld: 'upheld',
  decisionReasons: 'decision_reasons',
  toldLetterId: 'told_letter_id',
  toldOn: 'told_on',
  disputedOn: 'disputed_on',
  dispute: 'dispute',
  closedOn: 'closed_on',
  closedAs: 'closed_as',
  closeReason: 'close_reason',
  version: 'version',
} as const satisfies ColumnsOf<CaseColumns, 'violations'>

/** A penalty as it is kept, before the books say what is owed of it. */
export type KnownPenalty = Omit<Penalty, 'openCents'> & { itemId: string | null }

/** A member of council who took part, with why they couldn’t. */
export interface KnownVoter {
  accountId: string
  name: string
  /** They complained, or it is about them. */
  isBarred: boolean
}

interface NumberOfDecision {
  year: number
  place: number
}

/** A case with what hangs on it, before a day and the law judge it. */
export interface KnownViolation extends CaseColumns {
  stage: ViolationStage
  unit: { _id: string; unitNumber: string } | null
  bylaw: { _id: string; kind: BylawKind; number: string; heading: string } | null
  decision:
    | (Pick<Decision, '_id' | 'decidedOn' | 'outcome' | 'made' | 'ratification' | 'votes'> & NumberOfDecision)
    | null
  /**
   * Council's newest vote on it that still fits it: `decided` while no one whom the case is about by now voted, `undecided`
   * where it ended without a result that counts, or opened before the time to answer was over.
   */
  vote: { proposalId: string; state: 'open' | 'decided' | 'undecided' } | null
  complaintsOn: LocalDate[]
  sightings: Violation['sightings']
  penalties: KnownPenalty[]
  /** Fines of the same people under the same text in other cases. */
  finedElsewhere: number
  voters: KnownVoter[]
  /** Those the particulars went to who had nothing to do with the unit on the day it happened, by name. */
  strangers: string[]
  /** Accounts of those who complained, and of those the particulars went to. */
  complainantIds: string[]
  /** Those who complained on paper or by phone, as they were written down. */
  complainantNames: string[]
  accusedIds: string[]
  /** Accounts of all whom it is about: the one definition, `violation_ties`. */
  tiedIds: string[]
}

/**
 * The last day for an answer to `violations v`: that of the letter, or a week after the last of those it is addressed to
 * received it; null while someone hasn't. The rule is `answerUntil`.
 */
const answeredUntil = `select case when bool_and(d.deemed_on is not null) then greatest(v.answer_by, max(d.deemed_on) + 7) end
  from letter_addressees d where d.building_id = v.building_id and d.letter_id = v.particulars_letter_id and not d.is_copy`

/** How far a case is on the day `$2`, of `violations v`. */
export const stageOf = `case
  when v.closed_on is not null then 'closed'
  when v.decided_on is not null and v.told_letter_id is null then 'toTell'
  when v.decided_on is not null then 'decided'
  when v.hearing_asked_on is not null and v.hearing_held_on is null and v.hearing_withdrawn_on is null then 'hearing'
  when v.particulars_letter_id is not null
    then case when v.answered_on is not null or v.hearing_held_on is not null or (${answeredUntil}) < $2::date
      then 'toDecide' else 'answering' end
  when v.screened_on is not null then 'reviewed'
  else 'reported' end`

const ofCase = (table: string) => `${table}.building_id = v.building_id and ${table}.violation_id = v.id`

const complainants = `select c.account_id from violation_complaints c where ${ofCase('c')} and c.account_id is not null`
const accusedAccounts = `select p.account_id from violation_people a
  join people p on p.building_id = a.building_id and p.id = a.person_id
  where ${ofCase('a')} and not a.is_copy and p.account_id is not null`

const tiedAccounts = `select t.account_id from violation_ties t where ${ofCase('t')}`

/**
 * Whether a vote on the proposal `p` opened once those whom `violations v` is about had answered, or the time for it was over
 * as the deliveries of the letter are recorded now.
 */
export const isTimely = `(v.answered_on is not null or coalesce(
  (select (p.opens_at at time zone z.time_zone)::date from buildings z where z.id = v.building_id) > (${answeredUntil}), false))`

/** A vote on a proposal `p` that came too early, or in which someone took part whom the case is about by now, decided nothing. */
const caseVoteState = `case when not ${isTimely} then 'undecided' when exists (select from ballots b where b.building_id = p.building_id and b.proposal_id = p.id
    and b.account_id in (${tiedAccounts})) and ${voteState} = 'decided' then 'undecided' else ${voteState} end`

/** Joins the charge of a penalty `p`, and the entry that undid it. */
const withCharge = `left join ledger_items i on i.building_id = p.building_id and i.id = p.item_id
  left join ledger_entries e on e.building_id = i.building_id and e.id = i.undone_entry_id`

/** When a penalty `p` was cancelled: in the case, or its charge on the account. */
const cancelledOn = 'coalesce(p.cancelled_on, e.day)'

/** When the same was seen again: as those who manage the building recorded it, and as parking did of the vehicle. */
const seenAgain = `select s.id, s.on_date, s.words from violation_sightings s where ${ofCase('s')}
  union all select s.id, (s.at at time zone z.time_zone)::date, s.words from parking_violation_steps s
  join buildings z on z.id = s.building_id where ${ofCase('s')} and s.kind = 'seen again'`

/** A case with what hangs on it, for a statement whose first two parameters are the building and its calendar day. */
export const violationColumns = `${selected('v', columns)}, ${stageOf} as stage,
  case when u.id is not null then json_build_object('_id', u.id, 'unitNumber', u.unit_number) end as unit,
  case when b.id is not null then json_build_object('_id', b.id, 'kind', b.kind, 'number', b.number, 'heading', b.heading)
    end as bylaw,
  case when d.id is not null then json_build_object('_id', d.id, 'year', d.year, 'place', d.place,
    'decidedOn', d.decided_on, 'outcome', d.outcome, 'made', d.made, 'ratification', d.ratification,
    'votes', case when d.votes_for is not null then json_build_object('for', d.votes_for, 'against', d.votes_against,
      'abstained', d.votes_abstained) end) end as decision,
  (select json_build_object('proposalId', p.id, 'state', ${caseVoteState})
    from violation_proposals c join proposals p on p.building_id = c.building_id and p.id = c.proposal_id
    where ${ofCase('c')} and not c.is_void order by c.proposal_id desc limit 1) as vote,
  array(select c.received_on::text from violation_complaints c where ${ofCase('c')} order by 1) as "complaintsOn",
  (select coalesce(json_agg(json_build_object('_id', s.id, 'on', s.on_date, 'words', s.words) order by s.on_date, s.id), '[]')
    from (${seenAgain}) s) as sightings,
  (select coalesce(json_agg(json_build_object('nth', p.nth, 'kind', p.kind, 'on', p.on_date, 'cents', p.cents,
      'dueOn', p.due_on, 'itemId', p.item_id, 'words', p.words, 'from', p.from_date, 'until', p.until_date,
      'cancelledOn', ${cancelledOn},
      'amenity', case when m.id is not null then json_build_object('_id', m.id, 'name', m.name) end) order by p.nth), '[]')
    from violation_penalties p ${withCharge} left join amenities m on m.building_id = p.building_id and m.id = p.amenity_id
    where ${ofCase('p')}) as penalties,
  (select count(*)::int from violation_penalties p ${withCharge}
    join violations o on o.building_id = p.building_id and o.id = p.violation_id
    where o.building_id = v.building_id and o.bylaw_id = v.bylaw_id
      and exists (select from violation_people x join violation_people y on y.building_id = x.building_id
        and y.person_id = x.person_id and y.violation_id = v.id and not y.is_copy
        where x.building_id = o.building_id and x.violation_id = o.id and not x.is_copy)
      and o.id <> v.id and p.kind = 'fine' and ${cancelledOn} is null) as "finedElsewhere",
  (select coalesce(json_agg(json_build_object('accountId', t.account_id, 'name', a.first_name || ' ' || a.last_name,
      'isBarred', t.account_id in (${complainants}) or t.account_id in (${accusedAccounts}))
      order by a.last_name, a.first_name, a.id), '[]')
    from violation_voters t join accounts a on a.id = t.account_id where ${ofCase('t')}) as voters,
  array(select p.name from violation_people a join people p on p.building_id = a.building_id and p.id = a.person_id
    where ${ofCase('a')} and not a.is_copy and not exists (
      select from unit_links l where l.building_id = v.building_id and l.unit_id = v.unit_id
        and l.person_id = a.person_id and l.role = case v.accused when 'tenants' then 'tenant' else 'owner' end
        and (l.from_date is null or l.from_date <= v.happened_on) and (l.to_date is null or l.to_date >= v.happened_on))
    order by p.name) as strangers,
  array(select c.name from violation_complaints c where ${ofCase('c')} and c.account_id is null) as "complainantNames",
  array(${complainants}) as "complainantIds", array(${accusedAccounts}) as "accusedIds", array(${tiedAccounts}) as "tiedIds"`

export const violationTables = `violations v
  left join units u on u.building_id = v.building_id and u.id = v.unit_id
  left join bylaws b on b.building_id = v.building_id and b.id = v.bylaw_id
  left join decisions d on d.building_id = v.building_id and d.id = v.decision_id`

/** Reads a case of the building, or null. */
export const selectViolation = async (
  db: Database,
  buildingId: string,
  today: LocalDate,
  id: string,
): Promise<KnownViolation | null> => {
  const { rows } = await run(
    db,
    `select ${violationColumns} from ${violationTables} where v.building_id = $1::uuid and v.id = $3::uuid`,
    [buildingId, today, id],
  )
  return (rows as KnownViolation[])[0] ?? null
}
