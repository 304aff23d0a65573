import { forum } from '../../../contract/forum.ts'
import { bind } from '../../http/bind.ts'
import { changeComment, markOfficial, removeComment, writeComment } from './commenting.ts'
import { listCommentEdits, listEdits, openCommentFile, openPostFile } from './files.ts'
import { searchForum, suggestPeople } from './finding.ts'
import { getPost, listCategories, listPosts } from './reading.ts'
import { moderationRoutes } from './moderation/routes.ts'
import { forumSettingsRoutes } from './settings/routes.ts'
import { listComments, listReplies } from './thread.ts'
import {
  answerPoll,
  attendTo,
  markAnswer,
  markSold,
  reactToComment,
  reactToPost,
  readEverything,
  readPost,
} from './touching.ts'
import { changePost, removePost, writePost } from './writing.ts'

const readingAndWriting = bind(forum, {
  categories: listCategories,
  list: listPosts,
  search: searchForum,
  people: suggestPeople,
  readAll: readEverything,
  write: writePost,
  get: getPost,
  change: changePost,
  remove: removePost,
  edits: listEdits,
  read: readPost,
  react: reactToPost,
  attend: attendTo,
  answer: markAnswer,
  sell: markSold,
  answerPoll,
  openFile: openPostFile,
  comments: listComments,
  comment: writeComment,
  replies: listReplies,
  changeComment,
  removeComment,
  commentEdits: listCommentEdits,
  reactToComment,
  markOfficial,
  openCommentFile,
})

export const forumRoutes = [...readingAndWriting, ...moderationRoutes, ...forumSettingsRoutes]
