import { useState } from 'react'
import classes from './person-picture.module.css'
import { pictureAddress } from './picture-address.ts'

interface Props {
  person: { firstName: string; lastName?: string | undefined; profilePicture?: string | null | undefined }
  /** Width and height in pixels. */
  size: number
}

const firstOf = (name: string): string => [...name.trim()][0]?.toUpperCase() ?? ''

/** Somebody's picture, or their initials; always beside their name, so it says nothing to those who do not see it. */
export const PersonPicture = ({ person: { firstName, lastName = '', profilePicture }, size }: Props) => {
  const [missing, setMissing] = useState<string | null>(null)
  if (profilePicture && profilePicture !== missing)
    return (
      <img
        className={classes['circle']}
        src={pictureAddress(profilePicture)}
        crossOrigin="use-credentials"
        alt=""
        width={size}
        height={size}
        onError={() => setMissing(profilePicture)}
      />
    )
  return (
    <span className={classes['circle']} style={{ width: size, height: size, fontSize: size * 0.4 }} aria-hidden>
      {firstOf(firstName) + firstOf(lastName)}
    </span>
  )
}
