import { useEffect, useRef } from 'react'
import type { AmenitySummary } from '../../../contract/bookings/amenity.ts'
import { api } from '../../api/api.ts'
import { useFile } from '../../api/use-file.ts'
import classes from './amenity-photo.module.css'

/** The first photo of an amenity, small; nothing where it has none. The name beside it says what it shows. */
export const AmenityPhoto = ({ amenity }: { amenity: Pick<AmenitySummary, '_id' | 'photos'> }) => {
  const photo = amenity.photos[0]
  return photo ? <Photo id={amenity._id} fileId={photo._id} /> : null
}

const Photo = ({ id, fileId }: { id: string; fileId: string }) => {
  const { data } = useFile(api.bookings.openPhoto, { params: { id, fileId } }, fileId)
  const image = useRef<HTMLImageElement>(null)
  useEffect(() => {
    if (!data) return
    const address = URL.createObjectURL(data)
    if (image.current) image.current.src = address
    return () => URL.revokeObjectURL(address)
  }, [data])
  return <div className={classes.photo}>{data && <img ref={image} alt="" />}</div>
}
