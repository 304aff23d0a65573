import { forum } from '../../../contract/forum.ts'
import { bind } from '../../http/bind.ts'
import { getPost, listCategories, listPosts } from './reading.ts'

const { categories, list, get } = forum

export const forumRoutes = bind(
  { categories, list, get },
  { categories: listCategories, list: listPosts, get: getPost },
)
