import type { HiddenRecords, RecordNames } from '../../offers.ts'
import { hiddenSettings, settingsNames } from './settings/names-store.ts'

/** What the history calls a post; one that was deleted keeps its title there, and opens no more. */
export const forumNames: RecordNames = {
  ...settingsNames,
  forumPost: (building) =>
    `select id, title as name, case when deleted_at is null then id end as open_id from forum_posts
     where building_id = ${building}`,
}

/** Who may not read a category is told nothing of it by the history either. */
export const hiddenForum: HiddenRecords = {
  ...hiddenSettings,
  forumPost: (building, role) =>
    `select p.id from forum_posts p join forum_categories c on c.building_id = p.building_id and c.id = p.category_id
     where p.building_id = ${building} and not ${role} = any(c.read_roles)`,
}
