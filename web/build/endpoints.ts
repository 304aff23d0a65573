import type { Plugin } from 'vite'
import { api } from '../../contract/api.ts'

/**
 * Serves `virtual:endpoints`: the contract's route tables with their schemas left out. The web needs method and path of
 * each route to call it and the compiler knows the types, so zod loads only with a form that validates.
 */
export const endpointsWithoutSchemas = (): Plugin => {
  const name = 'virtual:endpoints'
  return {
    name: 'endpoints-without-schemas',
    resolveId: (id) => (id === name ? `\0${name}` : null),
    load: (id) => (id === `\0${name}` ? `export default ${JSON.stringify(tables())}` : null),
    transform: (code, id) => (/\/contract\/(?:\w+\/)?[\w-]+\.ts$/.test(id) ? { code: code.replaceAll(maker, '$1/* @__PURE__ */ $2'), map: null } : null),
  }
}

/** What makes routes, fields and schemas out of others in the contract, without effects: so that unused ones go. */
const maker = /([:=(,]\s*)((?:(?:get|post|put|del|flag|list|clearable|count|judged)|[A-Z]\w*\.(?:extend|pick|partial))\()/g

const tables = () =>
  Object.fromEntries(
    Object.entries(api).map(([feature, routes]) => [
      feature,
      Object.fromEntries(
        Object.entries(routes).map(([verb, { method, path, sends, files }]) => [verb, { method, path, sends, files }]),
      ),
    ]),
  )
