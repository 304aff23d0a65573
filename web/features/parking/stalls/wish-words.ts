import type { Wait } from '../../../../contract/parking/waits.ts'

/** What somebody in line wishes, in a sentence. */
export const wishWords = ({ accessible, evCharging, level }: Wait['wishes']): string => {
  const wishes = [
    ...(accessible ? ['accessible'] : []),
    ...(evCharging ? ['with EV charging'] : []),
    ...(level === '' ? [] : [`on level ${level}`]),
  ]
  return wishes.length === 0 ? 'Any stall.' : `Preferences: ${wishes.join(', ')}.`
}
