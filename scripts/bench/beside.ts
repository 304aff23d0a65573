import { median } from './median.ts'

/** What something takes beside the least it could take, and the most it may. */
export interface Beside {
  what: string
  ms: number
  floorMs: number
  atMostMs: number
}

interface Measured {
  what: string
  atMostMs: number
  turns: number
  ours: (turn: number) => Promise<unknown>
  floor: (turn: number) => Promise<unknown>
}

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const begun = performance.now()
  await work()
  return performance.now() - begun
}

/** Measures something and its floor, which take turns; answers the medians. */
export const measureBeside = async ({ what, atMostMs, turns, ours, floor }: Measured): Promise<Beside> => {
  const times: { ours: number; floor: number }[] = []
  for (let turn = 0; turn < turns; turn++)
    times.push({ ours: await timed(() => ours(turn)), floor: await timed(() => floor(turn)) })
  return {
    ...{ what, atMostMs },
    ms: median(times.map((one) => one.ours)),
    floorMs: median(times.map((one) => one.floor)),
  }
}
