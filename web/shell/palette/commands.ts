import { plain } from '../../../contract/plain.ts'
import type { Choice } from '../../api/building-choice.ts'
import type { Rights } from '../../api/rights.ts'
import { screensWithin } from '../reach.ts'

/** What the palette offers somebody, as data. It never offers what a guard would refuse. */

export type Deed =
  | { does: 'go'; to: string }
  | { does: 'switch'; building: Choice }
  | { does: 'logout' | 'scheme' | 'help' | 'topic' }

export interface Command {
  id: string
  text: string
  /** What else somebody may call it. */
  words?: string
  deed: Deed
}

export interface CommandGroup {
  title: string
  commands: readonly Command[]
}

interface Person {
  rights: Rights
  building: Choice | null
  buildings: readonly Choice[]
}

const newNotice = '/announcements/new'

/** The building's screens first, as they are what most people come for. */
const goTo = ({ rights, building }: Person): Command[] =>
  screensWithin(rights, building !== null)
    .filter(({ path }) => path !== newNotice)
    .toSorted((a, b) => Number(b.guard === 'building') - Number(a.guard === 'building'))
    .map(({ path, title }) => ({ id: path, text: title, deed: { does: 'go', to: path } }))

const actions = ({ rights, building }: Person): Command[] => [
  ...(screensWithin(rights, building !== null).some(({ path }) => path === newNotice)
    ? [
        {
          id: 'new-notice',
          text: 'Write a notice',
          words: 'new announcement add create',
          deed: { does: 'go', to: newNotice } as const,
        },
      ]
    : []),
  { id: 'scheme', text: 'Switch between light and dark', words: 'color colour scheme theme', deed: { does: 'scheme' } },
  { id: 'topic', text: 'Help for this screen', words: 'how to search topics', deed: { does: 'topic' } },
  { id: 'help', text: 'Show keyboard shortcuts', words: 'keys help', deed: { does: 'help' } },
  { id: 'logout', text: 'Logout', words: 'log out sign out', deed: { does: 'logout' } },
]

const switches = ({ building, buildings }: Person): Command[] =>
  buildings
    .filter(({ _id }) => _id !== building?._id)
    .map(({ _id, name }) => ({
      id: `building-${_id}`,
      text: `Switch to ${name}`,
      words: 'building',
      deed: { does: 'switch', building: { _id, name } },
    }))

/** Every group that has something to offer. */
export const commandsFor = (person: Person): CommandGroup[] =>
  [
    { title: 'Go to', commands: goTo(person) },
    { title: 'Buildings', commands: switches(person) },
    { title: 'Actions', commands: actions(person) },
  ].filter(({ commands }) => commands.length > 0)

/** The commands in which every word of the query stands; what begins with the query comes first. */
export const found = (groups: readonly CommandGroup[], query: string): CommandGroup[] => {
  const wanted = plain(query.trim())
  const words = wanted.split(/\s+/).filter(Boolean)
  const fits = ({ text, words: more = '' }: Command) => words.every((word) => plain(`${text} ${more}`).includes(word))
  const begins = ({ text }: Command) => Number(plain(text).startsWith(wanted))
  return groups
    .map(({ title, commands }) => ({
      title,
      commands: commands.filter(fits).toSorted((a, b) => begins(b) - begins(a)),
    }))
    .filter(({ commands }) => commands.length > 0)
}
