import type { ComboboxParsedItem, OptionsFilter } from '@mantine/core'
import { plain, plainWords } from '../../contract/plain.ts'

/** Leaves the choices that hold every word that was typed, however it is spelled; of a group, those in it. */
export const findOptions: OptionsFilter = ({ options, search, limit }) => {
  const words = plainWords(search)
  const fits = ({ label }: { label: string }) => words.every((word) => plain(label).includes(word))
  let left = limit
  const some = <T extends { label: string }>(items: readonly T[]): T[] => {
    const found = items.filter(fits).slice(0, left)
    left -= found.length
    return found
  }
  return options.flatMap((option): ComboboxParsedItem[] => {
    if (!('group' in option)) return some([option])
    const items = some(option.items)
    return items.length > 0 ? [{ ...option, items }] : []
  })
}
