/** Too much of one kind of work is waiting; the caller may try again in a moment. */
export class Busy extends Error {
  constructor() {
    super('Too much of this work is waiting.')
  }
}

/**
 * Opens a line for costly work: little of it runs at once, the rest waits its turn, and a full line is Busy. Work that goes
 * first has a line of its own before the other, so that no crowd of strangers keeps it waiting.
 */
export const openLine = ({ atOnceMost, waitingMost }: { atOnceMost: number; waitingMost: number }) => {
  let running = 0
  const [first, others]: [(() => void)[], (() => void)[]] = [[], []]
  return async <T>(work: () => Promise<T>, { goesFirst = false } = {}): Promise<T> => {
    const waiting = goesFirst ? first : others
    if (running >= atOnceMost) {
      if (waiting.length >= waitingMost) throw new Busy()
      // The one that ends hands its place over, so that nobody who comes now can step in between.
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else running += 1
    try {
      return await work()
    } finally {
      const next = first.shift() ?? others.shift()
      if (next) next()
      else running -= 1
    }
  }
}
