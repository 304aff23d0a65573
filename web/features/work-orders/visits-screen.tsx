import { Anchor, Button, Group, Text } from '@mantine/core'
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react'
import { useQueryState } from 'nuqs'
import { Link } from 'react-router'
import { addDays, formatDate, formatTime, localDateOf, localTimeOf, type LocalDate } from '../../../contract/time.ts'
import { orderNumber } from '../../../contract/work-orders/order-words.ts'
import type { Visit } from '../../../contract/work-orders/order.ts'
import { api } from '../../api/api.ts'
import { useRoute } from '../../api/queries.ts'
import { BackLink } from '../../ui/back-link.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { useZone } from '../../ui/moments.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { parseAsDay } from '../../ui/use-filters.ts'
import { useNow } from '../../ui/use-now.ts'
import { OrderState } from './state.tsx'
import classes from './visits.module.css'
import { daysOfWeek, mondayOf, weekdayOf } from './weeks.ts'
import { pageOf } from './words.ts'

/** Which vendor comes when, a week at a time: side by side where there is room, one below the other on a phone. */
export default function VisitsScreen() {
  const zone = useZone()
  const today = localDateOf(useNow(), zone)
  const [week, setWeek] = useQueryState('week', parseAsDay)
  const monday = mondayOf(week ?? today)
  const days = daysOfWeek(monday)
  const query = { from: monday, to: addDays(monday, 6) }
  const visits = useRoute(api.workOrders.visits, { query }, { staleTime: 0, keepPrevious: true })
  return (
    <>
      <BackLink to="/work-orders">Work orders</BackLink>
      <PageHeader
        title="Vendor visits"
        text={`${formatDate(query.from)} to ${formatDate(query.to)}`}
        actions={<Paging monday={monday} today={today} onWeek={(next) => void setWeek(next)} />}
      />
      <Loaded query={visits} shape="list-item" rows={3} failed="We couldn’t load the visits.">
        {(found) => (
          <>
            <div role="status">{found.length === 0 && <Text mb="md">No visits scheduled this week.</Text>}</div>
            <ol className={classes.week} aria-label="Days of the week">
              {days.map((day) => (
                <Day
                  key={day}
                  day={day}
                  isToday={day === today}
                  visits={found.filter(({ from }) => localDateOf(from, zone) === day)}
                />
              ))}
            </ol>
          </>
        )}
      </Loaded>
    </>
  )
}

interface PagingProps {
  monday: LocalDate
  today: LocalDate
  onWeek: (week: LocalDate | null) => void
}

const Paging = ({ monday, today, onWeek }: PagingProps) => (
  <Group gap="sm">
    <Button
      variant="default"
      leftSection={<IconArrowLeft size={18} aria-hidden />}
      onClick={() => onWeek(addDays(monday, -7))}
    >
      Previous week
    </Button>
    {monday !== mondayOf(today) && (
      <Button variant="default" onClick={() => onWeek(null)}>
        This week
      </Button>
    )}
    <Button
      variant="default"
      rightSection={<IconArrowRight size={18} aria-hidden />}
      onClick={() => onWeek(addDays(monday, 7))}
    >
      Next week
    </Button>
  </Group>
)

const Day = ({ day, isToday, visits }: { day: LocalDate; isToday: boolean; visits: readonly Visit[] }) => (
  <li className={classes.day} data-today={isToday || undefined} data-empty={visits.length === 0 || undefined}>
    <Text component="h2" fw={600} size="sm" m={0}>
      {weekdayOf(day)}, {formatDate(day).split(',')[0]}
      {isToday && ' (today)'}
    </Text>
    {visits.length === 0 ? (
      <Text size="sm" c="dimmed">
        None
      </Text>
    ) : (
      <ul className={classes.visits}>
        {visits.map((visit) => (
          <OneVisit key={visit._id} visit={visit} />
        ))}
      </ul>
    )}
  </li>
)

const OneVisit = ({ visit }: { visit: Visit }) => {
  const zone = useZone()
  const time = (at: string) => formatTime(localTimeOf(at, zone))
  return (
    <li className={classes.visit}>
      <Text size="sm" fw={600} className="figures">
        {time(visit.from)} to {time(visit.until)}
      </Text>
      <Anchor
        component={Link}
        to={pageOf(visit)}
        mih="var(--finger)"
        display="inline-flex"
        style={{ alignItems: 'center', overflowWrap: 'anywhere' }}
      >
        {orderNumber(visit)}: {visit.title}
      </Anchor>
      <Text size="sm">{visit.vendor}</Text>
      {visit.placeWords && (
        <Text size="sm" c="dimmed">
          {visit.placeWords}
        </Text>
      )}
      <OrderState status={visit.status} />
    </li>
  )
}
