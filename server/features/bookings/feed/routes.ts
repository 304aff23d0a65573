import { bookings } from '../../../../contract/bookings.ts'
import { bind } from '../../../http/bind.ts'
import { endFeed, getFeed, makeFeed, readFeed } from './feed.ts'

const { feed, makeFeed: make, endFeed: end, readFeed: read } = bookings

export const feedRoutes = bind(
  { feed, make, end, read },
  { feed: getFeed, make: makeFeed, end: endFeed, read: readFeed },
)
