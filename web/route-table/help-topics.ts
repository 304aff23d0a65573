import { entries } from './route-table.ts'

/** Topics of no screen of their own. */
const others = ['keyboard']

/** The address of every page of the help. */
export const helpPages: readonly string[] = [
  '/help',
  ...[...new Set([...entries.flatMap(({ topic }) => topic ?? []), ...others])].map((topic) => `/help/${topic}`),
]
