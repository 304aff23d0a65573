import type { Plugin } from 'vite'
import { api } from '../../contract/api.ts'

const name = 'virtual:endpoints'
const imported = /import \{ api \} from '(?:\.|[^']*\/api)\/api\.ts'/

/**
 * Serves `virtual:endpoints`: the contract's route tables with their schemas left out. The web needs method and path of
 * each route to call it and the compiler knows the types, so zod loads only with a form that validates. Each feature's
 * table is a module by itself, and who names `api.notices` imports that one alone: a page brings the tables that it uses.
 */
export const endpointsWithoutSchemas = (): Plugin => ({
  name: 'endpoints-without-schemas',
  enforce: 'pre',
  resolveId: (id) => (id.startsWith(name) ? `\0${id}` : null),
  load: (id) => {
    if (id === `\0${name}`) return `export default ${JSON.stringify(tables)}`
    return id.startsWith(`\0${name}/`) ? `export default ${JSON.stringify(tables[id.slice(name.length + 2)])}` : null
  },
  transform: (code, id) => {
    if (id.includes('/web/') && imported.test(code)) return { code: byFeature(code), map: null }
    return /\/contract\/(?:\w+\/)?[\w-]+\.ts$/.test(id) ? { code: code.replaceAll(maker, '$1/* @__PURE__ */ $2'), map: null } : null
  },
})

const byFeature = (code: string): string => {
  const used = new Set<string>()
  const body = code.replaceAll(/\bapi\.(\w+)/g, (whole, feature: string) => {
    if (!(feature in api)) return whole
    used.add(feature)
    return `api_${feature}`
  })
  return body.replace(imported, [...used].map((feature) => `import api_${feature} from '${name}/${feature}'`).join(';'))
}

/** What makes routes, fields and schemas out of others in the contract, without effects: so that unused ones go. */
const maker = /([:=(,]\s*)((?:(?:get|post|put|del|flag|list|clearable|count|judged)|[A-Z]\w*\.(?:extend|pick|partial))\()/g

const tables: Readonly<Record<string, object>> = Object.fromEntries(
  Object.entries(api).map(([feature, routes]) => [
    feature,
    Object.fromEntries(
      Object.entries(routes).map(([verb, { method, path, sends, files }]) => [verb, { method, path, sends, files }]),
    ),
  ]),
)
