import { api } from '../../api/api.ts'
import { useRoute } from '../../api/queries.ts'

const everyMs = 60_000

/** How many visitor spaces are free now; counted anew each minute. */
export const SpacesNow = () => {
  const { data } = useRoute(api.parking.spaces, undefined, { staleTime: 0, refetchInterval: everyMs })
  if (!data) return <>Register visitors before they park.</>
  const { total, taken, free } = data
  if (total === null || free === null)
    return <>{taken === 1 ? 'One visitor is parked now.' : `${taken} visitors are parked now.`}</>
  return (
    <span role="status">
      {free === 0
        ? `No visitor spaces are free now; all ${total} are taken.`
        : `${free} of ${total} visitor spaces are free now.`}
    </span>
  )
}
