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
  }
}

const tables = () =>
  Object.fromEntries(
    Object.entries(api).map(([feature, routes]) => [
      feature,
      Object.fromEntries(
        Object.entries(routes).map(([verb, { method, path, sends, files }]) => [verb, { method, path, sends, files }]),
      ),
    ]),
  )
