/** One journey, with everything it asked for when it was recorded. */
export interface Journey {
  /** The spec's name, without its folder. */
  readonly file: string
  /** The title with those of the blocks around it, outermost first, as Playwright joins them. */
  readonly title: string
  readonly seconds: number
  /** Routes by their short names, `vendors.add`, and the sources by which parts of the client are loaded. */
  readonly items: ReadonlySet<string>
}

const heading = `# What each browser journey asked for: npm test -- --changed reads it. Written by npm test -- --record; never by hand.
# A line: spec › title, seconds, then routes by table and loaded parts of the client by folder.`

/** Heads the line for items that most journeys ask for, so each is written once. */
const everywhere = 'everywhere'
const ofMost = 0.6

/** `vendors.add` is in the group `vendors.`, `web/ui/a.tsx` in `web/ui/`. */
const split = (item: string): readonly [string, string] => {
  const end = (item.includes('/') ? item.lastIndexOf('/') : item.indexOf('.')) + 1
  return [item.slice(0, end), item.slice(end)]
}

const inShort = (items: Iterable<string>): string =>
  [...Map.groupBy([...items].toSorted(), (item) => split(item)[0])]
    .map(([group, all]) => group + all.map((item) => split(item)[1]).join())
    .join(' ')

const inFull = (text: string): string[] =>
  text
    .split(' ')
    .filter(Boolean)
    .flatMap((part) => {
      const [first = '', ...others] = part.split(',')
      const [group, name] = split(first)
      return [name, ...others].map((one) => group + one)
    })

/** Counts the journeys that ask for each item. */
export const askedBy = (journeys: readonly Pick<Journey, 'items'>[]): Map<string, number> => {
  const counts = new Map<string, number>()
  for (const { items } of journeys) for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1)
  return counts
}

/** Writes the map, one line per journey in a fixed order, so branches that record different files merge. */
export const writeMap = (journeys: readonly Journey[]): string => {
  const common = [...askedBy(journeys)].filter(([, count]) => count > journeys.length * ofMost).map(([item]) => item)
  const rest = ({ items }: Journey) => inShort([...items].filter((item) => !common.includes(item)))
  const lines = journeys.map((one) => `${one.file} › ${one.title}\t${one.seconds}\t${rest(one)}`)
  return [heading, `${everywhere}\t\t${inShort(common)}`, ...lines.toSorted(), ''].join('\n')
}

/** Reads the map; an item that most journeys ask for is taken to be asked for by all. */
export const readMap = (text: string): Journey[] => {
  const lines = text.split('\n').filter((line) => line && !line.startsWith('#'))
  const rows = lines.map((line) => line.split('\t'))
  const common = inFull(rows.find(([name]) => name === everywhere)?.[2] ?? '')
  return rows.flatMap(([name = '', seconds, items = '']) => {
    const [file = '', ...titles] = name.split(' › ')
    if (titles.length === 0) return []
    return [
      { file, title: titles.join(' › '), seconds: Number(seconds), items: new Set([...common, ...inFull(items)]) },
    ]
  })
}

/**
 * Replaces the lines of every spec file that was recorded, and drops those of files that are gone. If a journey ran more
 * than once, its last run counts.
 */
export const withRecorded = (
  before: readonly Journey[],
  recorded: readonly Journey[],
  isThere: (file: string) => boolean,
): Journey[] => {
  const files = new Set(recorded.map(({ file }) => file))
  const kept = before.filter(({ file }) => !files.has(file) && isThere(file))
  return [...new Map([...kept, ...recorded].map((one) => [`${one.file} › ${one.title}`, one])).values()]
}
