/** The forum: where the people of a building talk, each category with its own readers and writers. */
export { wordDigest } from './digest/digest.ts'
export { foundForum } from './founding.ts'
export { forumLeaving } from './leaving.ts'
export { wordForum } from './messages.ts'
export { forumNames, hiddenForum } from './names-store.ts'
export { forumSettingsNames, hiddenForumSettings } from './settings/names-store.ts'
export { wordModerated, wordReported } from './moderation/moderation.ts'
