import type { Plugin } from 'vite'
import { api } from '../../contract/api.ts'
import type { KindName } from '../../contract/kinds.ts'
import type { Route } from '../../contract/route.ts'
import type { Endpoint } from '../api/endpoint.ts'

const name = 'virtual:endpoints'
const imported = /import \{ api \} from '(?:\.|[^']*\/api)\/api\.ts'/

/**
 * Serves `virtual:endpoints`: the contract's route tables with their schemas left out. The web needs method and path of
 * each route to call it and the compiler knows the types, so zod loads only with a form that validates. Each feature's
 * table is a module by itself, and who names `api.notices` imports that one alone: a page brings the tables that it uses.
 * Of a feature that every page asks something of, each call is a module: the first script brings those few.
 */
export const endpointsWithoutSchemas = (): Plugin => ({
  name: 'endpoints-without-schemas',
  enforce: 'pre',
  resolveId: (id) => (id.startsWith(name) ? `\0${id}` : null),
  load: (id) => {
    if (id === `\0${name}`) return `export default ${JSON.stringify(tables)}`
    if (!id.startsWith(`\0${name}/`)) return null
    const [feature = '', verb] = id.slice(name.length + 2).split('/')
    return `export default ${JSON.stringify(verb === undefined ? tables[feature] : tables[feature]?.[verb])}`
  },
  transform: (code, id) => {
    if (id.includes('/web/') && imported.test(code)) return { code: byFeature(code), map: null }
    return /\/contract\/(?:\w+\/)?[\w-]+\.ts$/.test(id) ? { code: code.replaceAll(maker, '$1/* @__PURE__ */ $2'), map: null } : null
  },
})

const byCall = new Set(['accounts'])

const byFeature = (code: string): string => {
  const used = new Map<string, string>()
  const body = code.replaceAll(/\bapi\.(\w+)(?:\.(\w+))?/g, (whole, feature: string, verb?: string) => {
    if (!(feature in api)) return whole
    if (verb !== undefined && byCall.has(feature)) {
      used.set(`api_${feature}_${verb}`, `${feature}/${verb}`)
      return `api_${feature}_${verb}`
    }
    used.set(`api_${feature}`, feature)
    return verb === undefined ? `api_${feature}` : `api_${feature}.${verb}`
  })
  return body.replace(imported, [...used].map(([local, of]) => `import ${local} from '${name}/${of}'`).join(';'))
}

/** What makes routes, fields and schemas out of others in the contract, without effects: so that unused ones go. */
const maker = /([:=(,]\s*)((?:(?:get|post|put|del|flag|list|clearable|count|judged)|[A-Z]\w*\.(?:extend|pick|partial))\()/g

const withoutSchemas = ({ method, path, sends, files, shows, also = [] }: Route): Endpoint<unknown> => ({
  method,
  path,
  ...(sends && { sends }),
  ...(files && { files }),
  ...(shows && method === 'GET' && { shows: [shows.split('.')[0] as KindName, ...also] }),
})

const tables: Readonly<Record<string, Record<string, object>>> = Object.fromEntries(
  Object.entries(api).map(([feature, routes]) => [
    feature,
    Object.fromEntries(
      Object.entries(routes).map(([verb, route]) => [verb, withoutSchemas(route)]),
    ),
  ]),
)
