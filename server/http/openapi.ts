import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Route } from '../../contract/route.ts'
import type { BoundRoute } from './bind.ts'

type Json = Record<string, unknown>

/** A schema for readers; what JSON Schema cannot say (a transform) is left open rather than refused. */
const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): Json => {
  const { $schema, ...json } = z.toJSONSchema(schema, { target: 'openapi-3.0', io, unrepresentable: 'any' }) as Json
  return json
}

const parameters = (schema: z.ZodType | undefined, place: 'path' | 'query'): Json[] => {
  if (!schema) return []
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as { properties?: Json; required?: string[] }
  return Object.entries(properties).map(([name, shape]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: shape,
  }))
}

const bodyOf = ({ body, files }: Route): Json | undefined => {
  if (!body && !files) return undefined
  const schema = body ? schemaOf(body, 'input') : { type: 'object' }
  const withFiles = {
    ...schema,
    properties: {
      ...(schema.properties as Json | undefined),
      files: { type: 'array', items: { type: 'string', format: 'binary' } },
    },
  }
  return {
    content: {
      'application/json': { schema },
      ...(files && { 'multipart/form-data': { schema: withFiles } }),
    },
  }
}

const replyOf = ({ reply, sends }: Route): Json => {
  if (sends === 'file') return { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } }
  if (sends === 'redirect') return {}
  if (sends === 'events') return { 'text/event-stream': { schema: { type: 'string' } } }
  const success = { success: { type: 'boolean', enum: [true] } }
  const one = reply && schemaOf(reply, 'output')
  const properties =
    sends === 'page'
      ? { ...success, data: { type: 'array', items: one }, nextCursor: { type: 'string', nullable: true } }
      : { ...success, ...(one && { data: one }) }
  return { 'application/json': { schema: { type: 'object', properties } } }
}

const operation = (name: string, route: Route): Json => ({
  operationId: name,
  summary: route.summary,
  tags: [route.path.split('/')[2]],
  'x-access': route.access,
  ...(route.feature && { 'x-feature': route.feature }),
  ...(route.area && { 'x-area': route.area }),
  parameters: [
    ...parameters(route.params, 'path'),
    ...parameters(route.query, 'query'),
    ...(['member', 'manager', 'finance', 'council'].includes(route.access) && !route.building
      ? [{ name: 'x-building-id', in: 'header', required: true, schema: { type: 'string', format: 'uuid' } }]
      : []),
  ],
  ...(bodyOf(route) && { requestBody: bodyOf(route) }),
  responses: {
    200: { description: 'Done', content: replyOf(route) },
    default: {
      description: 'Refused',
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
    },
  },
})

const failure = {
  type: 'object',
  required: ['success', 'error', 'code'],
  properties: {
    success: { type: 'boolean', enum: [false] },
    error: { type: 'string' },
    code: { type: 'string' },
    errors: {
      type: 'array',
      items: { type: 'object', properties: { field: { type: 'string' }, message: { type: 'string' } } },
    },
  },
}

/** Every route of the tables as an OpenAPI 3.0 description. */
const describeApi = (routes: readonly BoundRoute[]): Json => {
  const paths: Record<string, Json> = {}
  for (const { name, route } of routes) {
    const path = route.path.replaceAll(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(name, route) }
  }
  return {
    openapi: '3.0.3',
    info: { title: 'Parapet', version: '1', description: 'Strata and condo building management for Canada.' },
    paths,
    components: { schemas: { Failure: failure } },
  }
}

/** Puts the description and a page to read it on the server. */
export const describeOn = (app: FastifyInstance, routes: readonly BoundRoute[]): void => {
  let text: string | undefined
  app.get('/api/openapi.json', async (_request, reply) =>
    reply.type('application/json; charset=utf-8').send((text ??= JSON.stringify(describeApi(routes)))),
  )
  app.get('/api/docs', async (_request, reply) => {
    const { docsPage } = await import('./docs-page.ts')
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'")
      .send(docsPage(routes))
  })
}
