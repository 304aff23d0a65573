import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Download, Route, Upload } from '../../contract/route.ts'
import type { Ctx, Member, Platform, SignedIn, Visitor } from '../context.ts'
import { outsideTransaction } from '../db/transaction.ts'
import { callerAddress } from './address.ts'
import { authorize, type Identity, type NamedBuilding, type Standing } from './access.ts'
import type { BoundRoute } from './bind.ts'
import {
  awayCookie,
  type Cookie,
  clearCookie,
  deviceCookie,
  readCookie,
  sessionCookie,
  setCookie,
  signedInCookie,
} from './cookie.ts'
import { Invalid } from './errors.ts'
import { describeEvents, sendEvents, type AddressedEvent, type Listener } from './event-stream.ts'
import { describeFile, sendFile } from './download.ts'
import { isHead, onlyLooking, withoutAttempt, withoutTrace } from './head.ts'
import { once, readKey } from './idempotency.ts'
import { isMultipart, parse, parseForm, readJson, readQuery } from './input.ts'
import { writerOf } from './reply.ts'
import { noted } from './security-notes.ts'
import { throttled } from './throttled.ts'
import { receiveUploads } from './uploads.ts'

/**
 * Finds who calls from the session's secret, and their standing in the named building, in one look, which for a route
 * that only reads also asks what it asked last. A call is a sign of life that keeps the session; looking quietly is none.
 */
export type Identify = (
  ctx: Ctx,
  token: string,
  buildingId: string | null,
  look?: { quietly?: boolean; route?: Route },
) => Promise<Identity | null>

const Uuid = z.uuid()
const noBuilding: NamedBuilding = { id: null, from: 'header' }

/** The building a call names; a malformed one is named by an id that nobody has. */
const namedBuilding = (route: Route, request: FastifyRequest): NamedBuilding => {
  const from = route.building ?? 'header'
  const params = request.params as Record<string, string>
  const query = request.query as Record<string, unknown>
  const raw =
    from === 'path'
      ? (params.buildingId ?? params.id)
      : from === 'query'
        ? query.building
        : request.headers['x-building-id']
  if (raw === undefined || raw === '') return noBuilding
  if (typeof raw !== 'string' || raw.includes(',')) throw Invalid('Specify only one building.')
  return { id: Uuid.safeParse(raw).success ? raw : '00000000-0000-7000-8000-000000000000', from }
}

const giveCookie = ({ config }: Platform, reply: FastifyReply, cookie: Cookie, value: string | null): void =>
  value === null ? clearCookie(reply, config, cookie) : setCookie(reply, config, cookie, value)

const visitorOf = (platform: Platform, request: FastifyRequest, reply: FastifyReply): Visitor => ({
  ...platform,
  now: platform.clock.now(),
  requestId: request.id,
  ...outsideTransaction,
  ...callerAddress(request),
  concerned: { accountId: null, awaitsSecondFactor: false },
  device: (request.headers['user-agent'] ?? '').slice(0, 200),
  sessionToken: readCookie(request, platform.config, sessionCookie),
  setSessionToken: (token) => {
    giveCookie(platform, reply, sessionCookie, token)
    giveCookie(platform, reply, signedInCookie, token && 'yes')
  },
  deviceToken: readCookie(request, platform.config, deviceCookie),
  setDeviceToken: (token) => giveCookie(platform, reply, deviceCookie, token),
  away: readCookie(request, platform.config, awayCookie),
  setAway: (away) => giveCookie(platform, reply, awayCookie, away),
})

const signedInAs = (visitor: Visitor, identity: Identity, standing: Standing | null): SignedIn => ({
  ...visitor,
  account: identity.account,
  sessionId: identity.sessionId,
  secondFactor: identity.secondFactor,
  current: standing?.building ?? null,
  currentRole: standing?.role ?? null,
  foreseen: identity.foreseen,
})

const memberOf = (signedIn: SignedIn, standing: Standing): Member => ({
  ...signedIn,
  building: standing.building,
  role: standing.role,
  superadmin: signedIn.account.platformRole === 'superadmin',
  permissions: standing.permissions,
})

interface Received {
  params?: unknown
  query?: unknown
  body?: unknown
  files?: Upload[]
}

/** Reads everything the route declares and nothing else. */
const receive = async (
  ctx: Ctx,
  route: Route,
  request: FastifyRequest,
): Promise<Received & { discard(): Promise<void> }> => {
  const read: Received = {}
  if (route.params) read.params = parse(route.params, request.params)
  const query = readQuery(request.query)
  if (route.query) read.query = parse(route.query, query)
  if (route.files && isMultipart(request.headers['content-type'])) {
    const { fields, files, discard } = await receiveUploads(ctx, request)
    try {
      if (route.body) read.body = parseForm(route.body, fields)
    } catch (error) {
      await discard()
      throw error
    }
    return { ...read, files, discard }
  }
  if (route.files) read.files = []
  if (route.body) read.body = parse(route.body, readJson(request.headers['content-type'], request.body as Buffer))
  return { ...read, discard: async () => {} }
}

/** Answers who listens to an open stream, by the rights of this moment; throws where they may hear it no longer. */
const judgeAgain = async (
  identify: Identify,
  route: Route,
  visitor: Visitor,
  named: NamedBuilding,
): Promise<Listener> => {
  const ctx = { ...visitor, now: visitor.clock.now() }
  const token = visitor.sessionToken
  const identity = token === null ? null : await identify(ctx, token, named.id, { quietly: true })
  return authorize(route, identity, named)
}

const isPublic = ({ access }: Route): boolean => access === 'public' || access === 'link'

/** Who calls; nobody is looked for where the route is for everybody. */
const callerOf = async (
  identify: Identify,
  route: Route,
  visitor: Visitor,
  named: NamedBuilding,
  quietly: boolean,
): Promise<Identity | null> =>
  isPublic(route) || visitor.sessionToken === null
    ? null
    : identify(visitor, visitor.sessionToken, named.id, { route, quietly })

const contextFor = (route: Route, visitor: Visitor, identity: Identity | null, standing: Standing | null): Visitor => {
  if (!identity) return visitor
  const signedIn = signedInAs(visitor, identity, standing)
  return standing && route.access !== 'signedIn' ? memberOf(signedIn, standing) : signedIn
}

/** What a repeated call must share with the first one that bore its key. */
const contentOf = (request: FastifyRequest, { query, body, files }: Received, named: NamedBuilding): string =>
  JSON.stringify([request.params, query, body, files?.map(({ sha256 }) => sha256), named.id])

interface Call {
  request: FastifyRequest
  reply: FastifyReply
  named: NamedBuilding
  judge: () => Promise<Listener>
}

interface Served {
  bound: BoundRoute
  /** Makes the answer's text. */
  write: (result: unknown) => string
}

/** Answers a call for status and headers alone. */
const answerHead = async (
  ctx: Visitor,
  { bound: { route, handler }, write }: Served,
  { reply, input }: { reply: FastifyReply; input: Received },
): Promise<FastifyReply> => {
  if (route.sends === 'events') return describeEvents(reply).send()
  const result = await withoutTrace(ctx, async (inner) => handler(inner as never, input as never))
  if (route.sends === 'redirect') return reply.header('content-length', 0).redirect(result as string, 302)
  if (route.sends === 'file') return describeFile(reply, result as Download).send()
  return sendJson(reply, { status: 200, body: write(result) })
}

const sendJson = (reply: FastifyReply, { status, body }: { status: number; body: string }) =>
  reply.code(status).type('application/json; charset=utf-8').send(body)

/** Reads the call's input and does its work; answers the reply. */
const answerCall = async (
  ctx: Visitor,
  { bound, write }: Served,
  { request, reply, named, judge }: Call,
): Promise<FastifyReply> => {
  const { route } = bound
  const { discard, ...input } = await receive(ctx, route, request)
  try {
    if (isHead(request)) return await answerHead(ctx, { bound, write }, { reply, input })
    const work = (inner: Ctx) => bound.handler(inner as never, input as never)
    if (route.sends === 'redirect') return await reply.redirect((await work(ctx)) as string, 302)
    if (route.sends === 'file') return await sendFile(reply, (await work(ctx)) as Download)
    if (route.sends === 'events')
      return sendEvents(request, reply, { events: (await work(ctx)) as AsyncIterable<AddressedEvent>, judge })
    const isRemembered = route.method === 'POST' && 'account' in ctx && !route.secret
    const key = isRemembered ? readKey(request.headers['idempotency-key']) : null
    const answerIn = async (inner: Ctx) => ({ status: 200, body: write(await work(inner)) })
    const claim = key === null ? null : { key, route: route.path, content: contentOf(request, input, named) }
    const answer = claim ? await once(ctx as SignedIn, claim, answerIn) : await answerIn(ctx)
    return sendJson(reply, answer)
  } finally {
    await discard()
  }
}

const handle = async (
  platform: Platform,
  identify: Identify,
  served: Served,
  request: FastifyRequest,
  reply: FastifyReply,
) => {
  const quietly = isHead(request)
  const route = quietly ? withoutAttempt(served.bound.route) : served.bound.route
  const caller = visitorOf(platform, request, reply)
  const visitor = quietly ? onlyLooking(caller) : caller
  const named = isPublic(route) ? noBuilding : namedBuilding(route, request)
  const identity = await callerOf(identify, served.bound.route, visitor, named, quietly)
  const judge = () => judgeAgain(identify, route, visitor, named)
  return noted(visitor, route, identity, async () => {
    const ctx = contextFor(route, visitor, identity, authorize(route, identity, named))
    return throttled(ctx, route, identity?.account._id ?? null, () =>
      answerCall(ctx, served, { request, reply, named, judge }),
    )
  })
}

/** Puts every bound route on the server, with HEAD beside each GET; the order of a call's steps is that of `handle`. */
export const dispatch = (
  app: FastifyInstance,
  platform: Platform,
  identify: Identify,
  routes: readonly BoundRoute[],
): void => {
  for (const bound of routes) {
    const served: Served = { bound, write: (result) => writerOf(bound.route)(result) }
    app.route({
      method: bound.route.method === 'GET' ? ['GET', 'HEAD'] : bound.route.method,
      url: bound.route.path,
      exposeHeadRoute: false,
      handler: (request: FastifyRequest, reply: FastifyReply) => handle(platform, identify, served, request, reply),
    })
  }
}
