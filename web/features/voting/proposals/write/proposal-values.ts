import type { z } from 'zod'
import { ProposalDraft } from '../../../../../contract/voting/bodies.ts'
import type { CouncilFacts, Proposal } from '../../../../../contract/voting/proposal.ts'
import { proposalKind } from '../../../../../contract/voting/proposal-kind.ts'

/** What the form of a proposal holds: the contract's body. That the wire may also carry lists as text is nothing it does. */

export type ProposalValues = ProposalDraft
export const ProposalForm = ProposalDraft as z.ZodType<ProposalDraft, ProposalValues>

const twoOptions = ['', '']

/** The options of a list in their order; none of a yes or no. */
export const optionsOf = ({ kind, choices }: Pick<Proposal, 'kind' | 'choices'>): string[] =>
  kind === 'list' ? choices.filter(({ key }) => key !== 'abstain').map(({ label }) => label) : []

/** What the form is filled with; for a new proposal as the law of the building has ties. */
export const valuesOf = (proposal: Proposal | null, facts: Pick<CouncilFacts, 'ties'>): ProposalValues =>
  proposal === null
    ? {
        title: '',
        text: '',
        kind: 'yes_no',
        options: [],
        mode: 'between_meetings',
        authority: '',
        ballot: 'open',
        tieRule: facts.ties?.rule ?? 'fails',
        majorityOf: 'present',
      }
    : {
        title: proposal.title,
        text: proposal.text ?? '',
        kind: proposal.kind,
        options: optionsOf(proposal),
        mode: proposal.mode,
        authority: proposal.authority,
        ballot: proposal.ballot,
        tieRule: proposal.tieRule,
        majorityOf: proposal.majorityOf,
      }

/** The options that stand ready when a list is chosen. */
export const optionsFor = (kind: ProposalValues['kind'], options: readonly string[]): string[] =>
  kind === 'yes_no' ? [] : options.length === 0 ? [...twoOptions] : [...options]

const names: Readonly<Record<keyof ProposalValues, string>> = {
  title: 'title',
  text: 'text',
  kind: 'kind of vote',
  options: 'options',
  mode: 'effect of the vote',
  authority: 'bylaw',
  ballot: 'ballot',
  tieRule: 'ties',
  majorityOf: 'majority',
}

/** Where somebody else's version differs from what would be sent, a line a part. */
export const differences = (theirs: Proposal, mine: ProposalValues): string[] => {
  const their = valuesOf(theirs, { ties: null })
  const labels: Readonly<Record<string, Readonly<Record<string, string>> | undefined>> =
    proposalKind.history.values ?? {}
  const said = (field: keyof ProposalValues): string => {
    const value = their[field]
    if (field === 'text') return 'different from yours'
    if (typeof value !== 'string') return value.join(', ') || 'none'
    return labels[field]?.[value] ?? (value || 'none')
  }
  return (Object.keys(names) as (keyof ProposalValues)[])
    .filter((field) => JSON.stringify(their[field]) !== JSON.stringify(mine[field]))
    .map((field) => `${names[field]}: ${said(field)}`)
}
