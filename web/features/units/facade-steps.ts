/** Where a key leads from a window: beside it, to the floor above or below at the same place, to either end of its floor. */
export const stepTo = <W>(floors: readonly (readonly W[])[], from: unknown, key: string): W | null => {
  const row = floors.findIndex((floor) => floor.some((one) => one === from))
  const here = floors[row]
  if (!here) return null
  const place = here.findIndex((one) => one === from)
  const near = (floor: readonly W[] | undefined) => floor?.[Math.min(place, floor.length - 1)]
  const targets: Readonly<Record<string, W | undefined>> = {
    ArrowRight: here[place + 1],
    ArrowLeft: here[place - 1],
    ArrowUp: near(floors[row - 1]),
    ArrowDown: near(floors[row + 1]),
    Home: here[0],
    End: here.at(-1),
  }
  return targets[key] ?? null
}
