/** The description of the API, for programs and for people. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { routes } from '../app.ts'
import { openWorld, type World } from '../testing/world.ts'

interface Schema {
  $ref?: string
  properties: Record<string, Schema>
}
interface Operation {
  parameters: { in: string; name: string }[]
  requestBody?: object
  responses: Record<'200' | 'default', { content: Record<string, { schema: Schema }> }>
}
interface Described {
  openapi: string
  paths: Record<string, Record<string, Operation>>
}

let world: World
let api: Described

beforeAll(async () => {
  world = await openWorld()
  api = (await world.stranger().send('GET', '/api/openapi.json')).body
})
afterAll(() => world.close())

describe('/api/openapi.json', () => {
  it('describes every route and no other', () => {
    const described = Object.entries(api.paths).flatMap(([path, verbs]) =>
      Object.keys(verbs).map((verb) => `${verb.toUpperCase()} ${path}`),
    )
    const known = routes.map(({ route }) => `${route.method} ${route.path.replaceAll(/:(\w+)/g, '{$1}')}`)
    expect(described.toSorted()).toEqual(known.toSorted())
    expect(api.openapi).toMatch(/^3\.0/)
  })

  for (const { route } of routes)
    it(`says of ${route.method} ${route.path} who may call it, what it takes and what it gives`, () => {
      const operation = api.paths[route.path.replaceAll(/:(\w+)/g, '{$1}')]![route.method.toLowerCase()]!
      expect(operation).toMatchObject({ summary: route.summary, 'x-access': route.access })
      const named = new Set(operation.parameters.map((parameter) => `${parameter.in} ${parameter.name}`))
      for (const [, name] of route.path.matchAll(/:(\w+)/g)) expect(named).toContain(`path ${name}`)
      expect(operation.requestBody !== undefined).toBe(route.body !== undefined || route.files === true)
      expect(operation.responses['200'].content).toBeDefined()
      expect(operation.responses.default.content['application/json']!.schema.$ref).toBe('#/components/schemas/Failure')
    })

  it('describes an answer by the schema that it is parsed with', () => {
    const { schema } = api.paths['/api/auth/me']!.get!.responses['200'].content['application/json']!
    expect(Object.keys(schema.properties.data!.properties)).toContain('firstName')
    expect(JSON.stringify(schema)).not.toContain('password')
  })
})

describe('/api/docs', () => {
  it('lists every route on one page that needs no script', async () => {
    const { status, text, headers } = await world.stranger().send('GET', '/api/docs')
    expect(status).toBe(200)
    expect(text).not.toMatch(/<script|\son\w+=|javascript:/i)
    expect(headers['content-security-policy']).not.toContain('script-src')
    for (const { route } of routes) {
      expect(text).toContain(`<code>${route.method} ${route.path}</code>`)
      expect(text).toContain(route.summary.replaceAll('&', '&amp;').replaceAll('"', '&quot;'))
    }
  })
})
