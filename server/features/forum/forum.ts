/** The forum: where the people of a building talk, each category with its own readers and writers. */
export { foundForum } from './founding.ts'
export { forumLeaving } from './leaving.ts'
export { forumNames, hiddenForum } from './names-store.ts'
export { forumWordings } from './wordings.ts'
