/** The forum: where the people of a building talk, each category with its own readers and writers. */
export { foundForum } from './founding.ts'
export { forumNames, hiddenForum } from './names-store.ts'
export { getPost, listCategories, listPosts } from './reading.ts'
