import { unitShown } from './settings/choices-store.ts'

/** Who wrote something as JSON: the account `a`, for the reader `$2`. */
export const authorOf = (building: string, a: string): string => `
  json_build_object('_id', ${a}.id, 'name', ${nameOf(a)}, 'unitNumber', ${unitShown(building, `${a}.id`, '(select today from reader)')},
    'isMe', ${a}.id = $2::uuid)`

/** The real name of the account `a`. */
export const nameOf = (a: string): string => `${a}.first_name || ' ' || ${a}.last_name`
