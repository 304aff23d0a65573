import type { HiddenRecords, RecordNames } from '../../../offers.ts'
import { managesIn } from '../../buildings/buildings.ts'

/** What the history calls a category, and the settings of a forum, of which each building has one. */
export const settingsNames: RecordNames = {
  forumSettings: (building) => `select id, name, id as open_id from buildings where id = ${building}`,
  forumCategory: (building) => `select id, name, id as open_id from forum_categories where building_id = ${building}`,
}

/** Who does not look after the forum, or may not read a category, is told nothing of it by the history either. */
export const hiddenSettings: HiddenRecords = {
  forumSettings: (building, role) =>
    `select b.id from buildings b where b.id = ${building} and not ${managesIn(role, 'forum')}`,
  forumCategory: (building, role) =>
    `select c.id from forum_categories c where c.building_id = ${building} and not ${role} = any(c.read_roles)`,
}
