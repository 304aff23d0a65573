/** What bounds the forum. */
import { moderationThrottles } from './moderation.ts'

const minute = 60_000

export const forumTitleMostChars = 150
export const forumBodyMostChars = 20_000
export const forumCommentMostChars = 10_000
export const forumCategoriesMost = 30
export const forumCategoryNameMostChars = 40
export const forumCategoryAboutMostChars = 200
export const forumSlugMostChars = 40
/** Files that hang on one post, and on one comment. */
export const forumPostFilesMost = 10
export const forumCommentFilesMost = 4
/** The dearest thing that can be offered. */
export const forumPriceMostCents = 99_999_999
export const forumChoicesLeast = 2
export const forumChoicesMost = 10
export const forumChoiceMostChars = 100
export const forumPollMostDays = 90
/** People that one text can mention. */
export const forumMentionsMost = 10
export const forumSuggestionsMost = 8
/** Replies that stand below a comment before it asks for more. */
export const forumRepliesShown = 5
/** Former texts that the story of a post or comment shows, the newest first. */
export const forumEditsMost = 50
/** What happened longer ago is unread to nobody. */
export const forumUnreadDays = 60
/** Unread posts are counted up to here. */
export const forumUnreadMost = 100
/** Characters of a text around what a search found. */
export const forumExcerptChars = 200
/** Whoever wrote something that was hidden can correct it after this. */
export const forumCorrectAfterMs = 10 * minute
export const forumThrottles = {
  ...moderationThrottles,
  forumPost: { most: 30, windowSeconds: 3600 },
  forumComment: { most: 240, windowSeconds: 3600 },
  forumTouch: { most: 1200, windowSeconds: 3600 },
  forumSearch: { most: 120, windowSeconds: 60 },
} as const
