import { parseAsStringLiteral, useQueryState } from 'nuqs'

/** Whether what is under way is shown, or what is over; in the address bar. */
export const useShows = () => {
  const [shows, setShows] = useQueryState('shows', parseAsStringLiteral(['current', 'past']).withDefault('current'))
  return { shows, show: (next: typeof shows) => void setShows(next) }
}
