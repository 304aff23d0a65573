/** A process as the system lists it; times in ticks. */
export interface Process {
  readonly pid: number
  readonly parent: number
  readonly startedAt: number
  readonly own: number
  /** What its children took that have ended and that it waited for. */
  readonly waited: number
}

interface Known extends Process {
  /** The nearest ancestor that still lives. */
  readonly above: string | undefined
}

/** The processes of a run, and what was taken by those whose end no ancestor took note of. */
export interface Account {
  readonly living: ReadonlyMap<string, Known>
  readonly lost: number
}

/** An account of nothing. */
export const emptyAccount: Account = { living: new Map(), lost: 0 }

/** A process number is used again, the moment of a start is not. */
const keyOf = ({ pid, startedAt }: Process): string => `${pid} ${startedAt}`

/** Finds the run's processes: the roots, those known before, which may have lost their parent, and their children. */
const ours = (before: Account, roots: ReadonlySet<number>, processes: readonly Process[]): Map<string, Known> => {
  const found = new Map<string, Known>()
  const keys = new Map<number, string>()
  for (const one of processes.toSorted((a, b) => a.startedAt - b.startedAt || a.pid - b.pid)) {
    const known = before.living.get(keyOf(one))
    const above = known ? known.above : keys.get(one.parent)
    if (!known && above === undefined && !roots.has(one.pid)) continue
    keys.set(one.pid, keyOf(one))
    found.set(keyOf(one), { ...one, above })
  }
  return found
}

/**
 * Carries an account on to a new list of processes. What a process took moves to the parent that waits for it. Where the
 * nearest living ancestor was credited with less than its vanished descendants took, the rest is kept as lost: a database
 * that runs on by itself and a killed browser are counted too.
 */
export const carryOn = (before: Account, roots: ReadonlySet<number>, processes: readonly Process[]): Account => {
  const now = ours(before, roots, processes)
  const nearest = (key: string | undefined): string | undefined =>
    key === undefined || now.has(key) ? key : nearest(before.living.get(key)?.above)
  const owed = new Map<string | undefined, number>()
  for (const [key, { above, own, waited }] of before.living)
    if (!now.has(key)) owed.set(nearest(above), (owed.get(nearest(above)) ?? 0) + own + waited)
  let { lost } = before
  for (const [key = '', ticks] of owed) {
    const credited = (now.get(key)?.waited ?? 0) - (before.living.get(key)?.waited ?? 0)
    lost += Math.max(0, ticks - credited)
  }
  return { living: new Map([...now].map(([key, one]) => [key, { ...one, above: nearest(one.above) }])), lost }
}

/** Adds up the ticks of an account. */
export const ticksOf = ({ living, lost }: Account): number =>
  [...living.values()].reduce((sum, { own, waited }) => sum + own + waited, lost)
