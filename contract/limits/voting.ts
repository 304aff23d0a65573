/** What bounds the proposals of a council and the votes on them. */

export const proposalTitleMostChars = 160
export const proposalTextMostChars = 50_000
/** The words of the bylaw by which a vote in the product decides. */
export const proposalAuthorityMostChars = 300
export const proposalOptionsLeast = 2
export const proposalOptionsMost = 9
export const proposalOptionMostChars = 160
export const proposalReasonMostChars = 500
export const conflictWordsMostChars = 500
export const proposalCommentMostChars = 5000
/** Files of a proposal in all. */
export const proposalFilesMost = 40
/** Comments and lines of the story that a proposal shows, the newest ones. */
export const proposalCommentsMost = 300
export const proposalEventsMost = 300
/** A vote stays open at least and at most so long, and opens at most so far ahead. */
export const voteLeastMs = 60 * 60 * 1000
export const voteMostMs = 90 * 24 * 60 * 60 * 1000
export const voteOpensMostAheadMs = 90 * 24 * 60 * 60 * 1000
/** Whoever has not voted is reminded so many hours before the close, the furthest first. */
export const voteReminderHours = [48, 4] as const
/** Words of a comment that stand in a row of the inbox. */
export const commentPreviewMostChars = 150
export const votingThrottles = {
  propose: { most: 60, windowSeconds: 3600 },
  proposalComment: { most: 240, windowSeconds: 3600 },
} as const
