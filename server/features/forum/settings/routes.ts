import { forumSettings } from '../../../../contract/forum/settings.ts'
import { bind } from '../../../http/bind.ts'
import { changeCategory, listKept, makeCategory, orderCategories } from './categories.ts'
import { changeSettings } from './changing.ts'
import { changeMe, readMe } from './me.ts'
import { settingsOf } from './settings.ts'

export const forumSettingsRoutes = bind(forumSettings, {
  settings: settingsOf,
  change: changeSettings,
  categories: listKept,
  makeCategory,
  changeCategory,
  orderCategories,
  me: readMe,
  changeMe,
})
