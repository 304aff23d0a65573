import { bookings } from '../../../../contract/bookings.ts'
import { bind } from '../../../http/bind.ts'
import { getCalendar, getDay } from '../calendar/calendar.ts'
import { addClosure, addPeak, removeClosure, removePeak } from './dates.ts'
import { addAmenity, changeAmenity, reopenAmenity, retireAmenity } from './keeping.ts'
import { addPhotos, checkInCode, openPhoto, removePhoto } from './photos.ts'

const { calendar, day } = bookings
const keeping = {
  addAmenity: bookings.addAmenity,
  changeAmenity: bookings.changeAmenity,
  retireAmenity: bookings.retireAmenity,
  reopenAmenity: bookings.reopenAmenity,
  addPhotos: bookings.addPhotos,
  removePhoto: bookings.removePhoto,
  openPhoto: bookings.openPhoto,
  addClosure: bookings.addClosure,
  removeClosure: bookings.removeClosure,
  addPeak: bookings.addPeak,
  removePeak: bookings.removePeak,
  checkInCode: bookings.checkInCode,
}

export const amenityRoutes = bind(
  { calendar, day, ...keeping },
  {
    calendar: getCalendar,
    day: getDay,
    addAmenity,
    changeAmenity,
    retireAmenity,
    reopenAmenity,
    addPhotos,
    removePhoto,
    openPhoto,
    addClosure,
    removeClosure,
    addPeak,
    removePeak,
    checkInCode,
  },
)
