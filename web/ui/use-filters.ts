import { createParser, parseAsString, useQueryStates, type UseQueryStatesKeysMap, type Values } from 'nuqs'

const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text)

/** A calendar day in the address bar; what is none is left out. */
export const parseAsDay = createParser({
  parse: (text) => (isDay(text) ? text : null),
  serialize: (day: string) => day,
})

const search = { search: parseAsString.withDefault('') }

/**
 * What a list is narrowed by, kept in the address bar:
 * `const { filters, set, clear, narrowed } = useFilters({ type: parseAsStringLiteral(NoticeType.options) })`.
 * `search` is always there; an empty value is not sent: `useList(api.notices.list, { query: sent(filters) })`.
 */
export const useFilters = <Keys extends UseQueryStatesKeysMap>(keys: Keys) => {
  const [filters, set] = useQueryStates({ ...search, ...keys }, { history: 'replace' })
  return {
    filters,
    set,
    clear: () => void set(null),
    narrowed: Object.values(filters).some((value) => value !== null && value !== ''),
  }
}

/** The filters that say something. */
export const sent = <Keys extends UseQueryStatesKeysMap>(filters: Values<Keys>) =>
  Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== null && value !== '')) as {
    [K in keyof Keys]?: NonNullable<Values<Keys>[K]>
  }
