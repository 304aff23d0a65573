/** Whoever installs the product types what the page says: the transcript of an installation has no other command. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const read = (name: string) => readFileSync(join(import.meta.dirname, '../docs', name), 'utf8')
const bare = (text: string) => text.replaceAll(/\s+/g, ' ')

/** Each command with the lines that belong to it: those after a backslash, and those of a text given to it. */
const commandsIn = (transcript: string): string[] =>
  [...transcript.matchAll(/^\$ (.*(?:\\\n.*)*)/gm)].map(([, command]) => bare(command!))

test('every command of the transcript is on the page', () => {
  const page = bare(read('operations.md'))
  const commands = commandsIn(read('installation-transcript.md'))
  expect(commands.length).toBeGreaterThan(12)
  expect(commands.filter((command) => !page.includes(command))).toEqual([])
})
