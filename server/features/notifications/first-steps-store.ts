import type { Asked } from '../../offers.ts'

/** Whether somebody has chosen what the building tells them, and how: a condition in SQL. */
export const hasChosenMessages = ({ account, building }: Asked): string => `
  exists (select from notification_preferences where account_id = ${account} and building_id = ${building})`
