/** The number of a unit of an account that chose to show it here, as SQL; null where nobody did. */
const unitShown = (_building: string, _account: string): string => 'null::text'

/** Who wrote something as JSON: the account `a`, for the reader `$2`. */
export const authorOf = (building: string, a: string): string => `
  json_build_object('_id', ${a}.id, 'name', ${nameOf(a)}, 'unitNumber', ${unitShown(building, `${a}.id`)},
    'isMe', ${a}.id = $2::uuid)`

/** The real name of the account `a`. */
export const nameOf = (a: string): string => `${a}.first_name || ' ' || ${a}.last_name`
