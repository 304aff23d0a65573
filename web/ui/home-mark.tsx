import { useState } from 'react'
import classes from './bar.module.css'
import { pictureAddress } from './picture-address.ts'
import { Wordmark } from './wordmark.tsx'

interface Props {
  /** The building's own logo; null shows the product's mark. */
  logo: string | null
  short?: boolean
}

/** What stands at the beginning of the bar. It says nothing by itself: its link is named. */
export const HomeMark = ({ logo, short = false }: Props) => {
  const [missing, setMissing] = useState<string | null>(null)
  if (logo === null || logo === missing) return <Wordmark short={short} />
  return <img className={classes['logo']} src={pictureAddress(logo)} alt="" onError={() => setMissing(logo)} />
}
