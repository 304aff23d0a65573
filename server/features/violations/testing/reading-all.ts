/** Reads all that somebody can read: every GET route of the product, with the ids of a case where it asks for some. */
import { extractText } from 'unpdf'
import { z } from 'zod'
import { api } from '../../../../contract/api.ts'
import { LoggedSubject } from '../../../../contract/audit.ts'
import type { Route } from '../../../../contract/route.ts'
import type { Caller } from '../../../testing/caller.ts'

type Query = Record<string, string>

/** What routes are called with. */
export interface ToRead {
  /** Ids of records; each is tried wherever a route takes one. */
  ids: readonly string[]
  fileIds: readonly string[]
  /** Words to search for, wherever a route has a search. */
  searches: readonly string[]
  /** Values of what a query must have, by name. */
  wanted: Query
}

const readings: readonly Route[] = Object.values(api)
  .flatMap((table): Route[] => Object.values(table))
  // A stream never ends, and a redirect shows nothing.
  .filter(({ method, sends }) => method === 'GET' && sends !== 'events' && sends !== 'redirect')

/** The addresses of a route: with each id for the one that it asks for, and with each file for a second one. */
const pathsOf = ({ path }: Route, { ids, fileIds }: ToRead): string[] => {
  const [first, second] = [...path.matchAll(/:\w+/g)].map(([name]) => name)
  if (first === undefined) return [path]
  const whole = (values: readonly string[], rest: readonly string[]) =>
    values.flatMap((value) =>
      (second === undefined ? [''] : rest).map((more) => path.replace(first, value).replaceAll(/:\w+/g, more)),
    )
  return first === ':subject' ? whole(LoggedSubject.options, ids) : whole(ids, fileIds)
}

const valuesOf = (name: string, field: z.ZodType, wanted: Query): string[] =>
  wanted[name] === undefined && field instanceof z.ZodEnum ? field.options.map(String) : [wanted[name] ?? '']

/** The queries of a route: as little as it takes, each choice that it asks for, long pages, and each search. */
const queriesOf = ({ query }: Route, { searches, wanted }: ToRead): Query[] => {
  const shape = query instanceof z.ZodObject ? (query.shape as Record<string, z.ZodType>) : {}
  const needed = Object.entries(shape).filter(([, field]) => !field.safeParse(undefined).success)
  const least = needed.reduce<Query[]>(
    (all, [name, field]) =>
      all.flatMap((one) => valuesOf(name, field, wanted).map((value) => ({ ...one, [name]: value }))),
    [{ ...('limit' in shape && { limit: '100' }), ...('shows' in shape && 'stage' in shape && { shows: 'all' }) }],
  )
  return 'search' in shape ? least.flatMap((one) => [one, ...searches.map((search) => ({ ...one, search }))]) : least
}

interface Answer {
  headers: Readonly<Record<string, string | string[] | number | undefined>>
  rawPayload: Buffer
}

const textOf = async ({ headers, rawPayload }: Answer): Promise<string> => {
  const type = [headers['content-type'] ?? ''].flat().join(' ')
  if (/zip|officedocument/.test(type)) throw new Error(`The walk can’t read ${type}.`)
  // A file is named in a header.
  const named = decodeURIComponent([headers['content-disposition'] ?? ''].flat().join(' '))
  if (!type.includes('pdf')) return `${named} ${rawPayload.toString('utf8')}`
  return `${named} ${(await extractText(new Uint8Array(rawPayload), { mergePages: true })).text}`
}

/** What each address that let the caller in answers, by the address with its query. */
export const readAll = async (who: Caller, toRead: ToRead): Promise<ReadonlyMap<string, string>> => {
  const answers = new Map<string, string>()
  const headers = { cookie: who.cookie, 'x-building-id': who.buildingId! }
  for (const route of readings)
    for (const query of queriesOf(route, toRead))
      for (const path of pathsOf(route, toRead)) {
        const url = `${path}?${new URLSearchParams(query)}`
        const answer = await who.app.inject({ method: 'GET', url, headers })
        if (answer.statusCode >= 500) throw new Error(`${url} answered ${answer.statusCode}: ${answer.body}`)
        if (answer.statusCode === 200) answers.set(url, await textOf(answer))
      }
  return answers
}
