import { useNavigate } from 'react-router'
import type { Amenity } from '../../../../contract/bookings/amenity.ts'
import { api } from '../../../api/api.ts'
import { useAction } from '../../../api/use-action.ts'
import { shownOfAmenities } from '../shown.ts'
import { AmenityEditor } from './amenity-editor.tsx'

/** Changes an amenity; what is booked stands as it was accepted. */
export const EditAmenity = ({ amenity }: { amenity: Amenity }) => {
  const navigate = useNavigate()
  const change = useAction(api.bookings.changeAmenity, { done: 'Amenity saved', refresh: shownOfAmenities })
  return (
    <AmenityEditor
      amenity={amenity}
      onSave={(draft, version) => change.send({ params: { id: amenity._id }, body: { ...draft, version } })}
      onCancel={() => void navigate('/bookings/manage?view=amenities')}
    />
  )
}
