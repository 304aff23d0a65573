import { median } from './median.ts'

/** What a building of few things and one of many take for the same. */
export interface GrownSizes {
  what: string
  /** Milliseconds by the size of the building, in the order of the sizes. */
  ms: number[]
}

const turns = 60

/** How long each question takes in buildings of growing size, which take turns. */
export const measureSizes = async <T>(
  buildings: readonly T[],
  asked: Readonly<Record<string, (building: T) => Promise<unknown>>>,
): Promise<GrownSizes[]> => {
  const grown: GrownSizes[] = []
  for (const [what, ask] of Object.entries(asked)) {
    const times = buildings.map(() => [] as number[])
    for (let turn = 0; turn < turns; turn++)
      for (const [place, building] of buildings.entries()) {
        const begun = performance.now()
        await ask(building)
        times[place]!.push(performance.now() - begun)
      }
    grown.push({ what, ms: times.map(median) })
  }
  return grown
}
