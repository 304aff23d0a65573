import { Avatar } from '@mantine/core'

export interface Shown {
  firstName: string
  lastName?: string | undefined
  profilePicture?: string | null | undefined
}

/** The picture comes inline or as a path of the API's host (specification, section 3). */
const addressOf = (picture: string): string =>
  picture.startsWith('/') ? import.meta.env.API_BASE_URL + picture : picture

/** Somebody's picture, or their initials; always beside their name, so it says nothing to those who do not see it. */
export const PersonPicture = ({ person, size }: { person: Shown; size: number }) => {
  const { firstName, lastName = '', profilePicture } = person
  return (
    <Avatar
      {...(profilePicture && { src: addressOf(profilePicture) })}
      name={`${firstName} ${lastName}`.trim()}
      alt=""
      imageProps={{ crossOrigin: 'use-credentials' }}
      aria-hidden
      color="brand"
      size={size}
    />
  )
}
