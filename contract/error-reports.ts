/** Where reports of errors go and how many traces are taken: settings of the build, which the server reads too. */

/** Of all page loads and moves between screens, how many are traced without a word (specification, section 9). */
export const traceRate = 0.1

/** What a release is called: the front end's name, and the version of its build. */
export const frontEndName = 'parapet-web'
export const versionWithoutName = '1.0.0'

/** Reports of one page, however much goes wrong in it, and those that wait for the library. */
export const reportsOfPageMost = 20
export const reportsWaitingMost = 10

/** The origin of a collector by its address (`https://key@collector.example/7`); null for what is no such address. */
export const collectorOrigin = (dsn: string): string | null => {
  if (!URL.canParse(dsn)) return null
  const { protocol, origin, username, password, pathname, search, hash } = new URL(dsn)
  const isOne = /^https?:$/.test(protocol) && /^\w+$/.test(username) && /\/\d+$/.test(pathname)
  // Everybody who opens the page can read it, so it must hold nothing secret.
  return isOne && password === '' && search === '' && hash === '' ? origin : null
}

/** A rate from 0 to 1, as somebody wrote it; null for anything else. */
export const readRate = (text: string): number | null => {
  const rate = text.trim() === '' ? Number.NaN : Number(text)
  return rate >= 0 && rate <= 1 ? rate : null
}
