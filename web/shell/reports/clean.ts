import type { Event, Exception, StackFrame } from '@sentry/browser'

type SpanJSON = NonNullable<Event['spans']>[number]
type Contexts = NonNullable<Event['contexts']>

/**
 * What of an event may leave the browser. Nothing is struck out: what is listed here is taken over, the rest stays. So no
 * body, cookie, address with what stands behind it, name, plate or id goes along, whatever the library comes to collect.
 */
export interface Place {
  /** Where the page came from: `https://strata.example.com`. */
  origin: string
  /** The pattern of a screen's address in the route table: `/tickets/:id`; null for none. */
  patternOf: (path: string) => string | null
}

/** Words of the browser or of React about code, whole. Any other text could quote what somebody wrote or is called. */
const aboutCode: readonly RegExp[] = [
  /^Cannot (?:read|set) propert(?:y|ies) of (?:undefined|null)(?: \((?:reading|setting) '[a-z_$][\w$]{0,40}'\))?$/,
  /^(?:undefined|null) is not (?:an object|a function|iterable)$/,
  /^[\w$.()[\]]{1,80} is not (?:a function|a constructor|defined|iterable)$/,
  /^Cannot access '[\w$]{1,40}' before initialization$/,
  /^(?:Maximum call stack size exceeded|too much recursion|Invalid array length|Invalid time value|out of memory)$/,
  /^Minified React error #\d+/,
]

const saidOfCode = (text: string): string | null => {
  for (const words of aboutCode) {
    const found = words.exec(text)
    if (found) return found[0]
  }
  return null
}

const apiPart = /^\/api\//
/** What names a thing in a path: ids, tokens and whatever else holds a digit, a capital, an @ or a sign written in code. */
const names = /[\d@%A-Z]|^.{25,}$/

const withoutNames = (path: string): string =>
  path
    .split('/')
    .map((part) => (names.test(part) ? ':id' : part))
    .join('/')

/** An address without its query, its hash and what names a thing; null for one that is not ours. */
export const placeOf = (address: string, { origin, patternOf }: Place): string | null => {
  if (!URL.canParse(address, origin)) return null
  const { pathname, origin: of } = new URL(address, origin)
  if (pathname.startsWith('/assets/')) return pathname
  if (apiPart.test(pathname)) return withoutNames(pathname)
  return of === origin ? (patternOf(pathname) ?? '/:unknown') : null
}

const frameOf = ({ filename, function: name, lineno, colno, in_app }: StackFrame, place: Place): StackFrame => ({
  filename: (filename?.includes('/') && placeOf(filename, place)) || '<unknown>',
  ...(name !== undefined && /^[\w$.<>? ]{1,80}$/.test(name) && { function: name }),
  ...(lineno !== undefined && { lineno }),
  ...(colno !== undefined && { colno }),
  ...(in_app !== undefined && { in_app }),
})

const exceptionOf = ({ type, value, mechanism, stacktrace }: Exception, place: Place): Exception => ({
  type: type !== undefined && /^\w{1,60}$/.test(type) ? type : 'Error',
  value: saidOfCode(value ?? '') ?? '(text removed)',
  ...(mechanism && {
    mechanism: { type: mechanism.type, ...(mechanism.handled !== undefined && { handled: mechanism.handled }) },
  }),
  ...(stacktrace?.frames && { stacktrace: { frames: stacktrace.frames.map((frame) => frameOf(frame, place)) } }),
})

/** `GET /api/tickets/0193…?q=leak` as `GET /api/tickets/:id`; anything that is no address says nothing. */
const describedAs = (text: string | undefined, place: Place): string => {
  const [, verb = '', address = ''] = /^(?:([A-Z]+) )?((?:https?:\/)?\/.*)$/.exec(text ?? '') ?? []
  const at = address && placeOf(address, place)
  return at ? `${verb} ${at}`.trim() : ''
}

const spanOf = (span: SpanJSON, place: Place): SpanJSON => ({
  trace_id: span.trace_id,
  span_id: span.span_id,
  ...(span.parent_span_id !== undefined && { parent_span_id: span.parent_span_id }),
  start_timestamp: span.start_timestamp,
  ...(span.timestamp !== undefined && { timestamp: span.timestamp }),
  status: span.status,
  ...(span.op !== undefined && { op: span.op }),
  ...(span.origin !== undefined && { origin: span.origin }),
  description: describedAs(span.description, place),
  data: {},
})

/** The parts of an event that say nothing of anybody, under the names they came with. */
const harmless = [
  'event_id',
  'type',
  'timestamp',
  'start_timestamp',
  'level',
  'platform',
  'release',
  'environment',
  'measurements',
] as const

const traceOf = ({ contexts }: Event): Contexts => {
  if (!contexts?.trace) return {}
  const { trace_id, span_id, parent_span_id, op, status } = contexts.trace
  return {
    trace: {
      trace_id,
      span_id,
      ...(parent_span_id !== undefined && { parent_span_id }),
      ...(op !== undefined && { op }),
      ...(status !== undefined && { status }),
    },
  }
}

/** The event that is sent in place of this one. */
export const cleaned = <E extends Event>(event: E, place: Place): E => {
  const at = placeOf(event.transaction ?? event.request?.url ?? '', place)
  const clean: Event = {
    ...Object.fromEntries(harmless.filter((name) => event[name] !== undefined).map((name) => [name, event[name]])),
    tags: { component: 'frontend' },
    contexts: traceOf(event),
    ...(at !== null && { transaction: at, transaction_info: { source: 'route' }, request: { url: place.origin + at } }),
    ...(event.exception?.values && {
      exception: { values: event.exception.values.map((one) => exceptionOf(one, place)) },
    }),
    ...(event.message !== undefined && { message: saidOfCode(event.message) ?? '(text removed)' }),
    ...(event.spans && { spans: event.spans.map((span) => spanOf(span, place)) }),
    ...(event.sdk?.name !== undefined && { sdk: { name: event.sdk.name, version: event.sdk.version ?? '' } }),
  }
  return clean as E
}
