import type { ClaimForum, CollectionStage, LimitationLevel, TrustHolder, TrustOutcome } from './collection.ts'

/** The English of collecting arrears. */

export const collectionStageLabels: Readonly<Record<CollectionStage, string>> = {
  settled: 'Settled',
  overdue: 'Overdue',
  demanded: 'Demand sent',
  noticed: 'Demand period',
  expired: 'Demand period over',
  plan: 'Payment plan',
  trust: 'Held in trust',
  lien: 'Registered on title',
  claim: 'Claim filed',
  release: 'Release due',
}
export const claimForumLabels: Readonly<Record<ClaimForum, string>> = {
  tribunal: 'Tribunal',
  court: 'Court',
  arbitration: 'Arbitration',
}
export const trustHolderLabels: Readonly<Record<TrustHolder, string>> = {
  corporation: 'Held in trust by the corporation',
  court: 'Paid into court',
}
export const trustOutcomeLabels: Readonly<Record<TrustOutcome, string>> = {
  corporation: 'Paid to the corporation',
  owner: 'Returned to the owner',
  divided: 'Divided between them',
}
export const limitationLabels: Readonly<Record<LimitationLevel, string>> = {
  near: 'Limitation period ends soon',
  close: 'Limitation period ends within a month',
  over: 'Limitation period has ended',
}
