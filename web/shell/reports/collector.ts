import {
  BrowserClient,
  browserTracingIntegration,
  defaultStackParser,
  getCurrentScope,
  linkedErrorsIntegration,
  makeFetchTransport,
  type ErrorEvent,
  type Event,
} from '@sentry/browser'
import { reportsOfPageMost } from '../../../contract/error-reports.ts'
import { entryOf } from '../pages.ts'
import { cleaned, placeOf, type Place } from './clean.ts'
import { isDropped } from './drops.ts'

/** The library that speaks to the collector, set up to say little; it comes after the page. */

const place: Place = { origin: window.location.origin, patternOf: (path) => entryOf(path)?.path ?? null }

/** Tracing headers go along with calls to the page's own origin and to this machine (specification, section 9). */
const traced = [/^\/(?!\/)/, /^https?:\/\/localhost(?::\d+)?\//]

const seen = new Set<string>()

/** Whether the same error has been reported of this page, or too many others. */
const isEnough = ({ exception }: Event): boolean => {
  const [first] = exception?.values ?? []
  const at = first?.stacktrace?.frames?.at(-1)
  const mark = `${first?.type} ${first?.value} ${at?.filename}:${at?.lineno}:${at?.colno}`
  if (seen.has(mark) || seen.size >= reportsOfPageMost) return true
  seen.add(mark)
  return false
}

const sentOf = (event: ErrorEvent): ErrorEvent | null =>
  isDropped(event) || isEnough(event) ? null : cleaned(event, place)

const client = new BrowserClient({
  dsn: import.meta.env.ERROR_REPORT_DSN,
  environment: 'production',
  release: import.meta.env.ERROR_REPORT_RELEASE,
  tracesSampleRate: import.meta.env.ERROR_REPORT_SAMPLE,
  tracePropagationTargets: traced,
  // A trace is sent whole, so that one rule cleans all of it.
  traceLifecycle: 'static',
  stackParser: defaultStackParser,
  transport: makeFetchTransport,
  integrations: [
    linkedErrorsIntegration(),
    browserTracingIntegration({
      enableHTTPTimings: false,
      enableLongAnimationFrame: false,
      enableLongTask: false,
      linkPreviousTrace: 'off',
      webVitals: { ignore: ['inp'] },
      beforeStartSpan: (options) => ({ ...options, name: placeOf(options.name, place) ?? '/:unknown' }),
    }),
  ],
  sendClientReports: false,
  maxBreadcrumbs: 0,
  dataCollection: {
    userInfo: false,
    cookies: false,
    httpHeaders: false,
    httpBodies: [],
    urlQueryParams: false,
    stackFrameVariables: false,
    frameContextLines: 0,
  },
  beforeSend: sentOf,
  beforeSendTransaction: (event) => cleaned(event, place),
})
getCurrentScope().setClient(client)
client.init()

/** Sends an error to the collector, unless it is of those that are left unsent. */
export const collect = (error: unknown): void => {
  client.captureException(error, {}, getCurrentScope())
}
