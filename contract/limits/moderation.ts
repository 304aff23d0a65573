/** What bounds moderation of the forum. */

/** Characters of what somebody says with a report, and of what a moderator says. */
export const reportWordsMostChars = 500
export const moderationWordsMostChars = 500
/** So many different people hide something by their reports until a moderator looks at it. */
export const reportersThatHide = 3
/** Reports that the queue shows of one thing, the newest first. */
export const reportsShownMost = 20
/** Whoever has fewer posts that stand is a new writer. */
export const newWriterPosts = 5
/** Posts of a new writer in 24 hours, and links in one of them or in a comment. */
export const newWriterPostsADay = 3
export const newWriterLinks = 2
export const moderationThrottles = { forumReport: { most: 30, windowSeconds: 3600 } } as const
