import { useEffect, useState } from 'react'
import type { Profile } from '../../../contract/accounts/profile.ts'
import { wordsOfChange } from '../../api/errors.ts'
import { sessionWords } from '../../api/session-words.ts'
import { isHeic, pictureFault, squareOf } from './picture-square.ts'
import { useChangePart } from './use-profile.ts'

interface Chosen {
  square: File
  note: string
  /** The address at which this browser shows it; given back when another one is chosen. */
  address: string
}

const asDrawn = 'This is how others will see it.'
const asSent = 'This browser can’t show the photo. It will be cropped to the centre.'

/** A picture on its way: chosen and looked at, then sent or dropped. Refusals are said beside it. */
export const usePicture = (profile: Profile) => {
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const [refused, setRefused] = useState<string | null>(null)
  const { change, busy } = useChangePart(profile)
  const address = chosen?.address
  useEffect(() => (address ? () => URL.revokeObjectURL(address) : undefined), [address])

  const choose = async ([file]: File[]): Promise<void> => {
    if (!file) return
    setChosen(null)
    const fault = pictureFault(file)
    setRefused(fault)
    if (fault) return
    try {
      const square = await squareOf(file)
      setChosen({ square, note: asDrawn, address: URL.createObjectURL(square) })
    } catch {
      if (isHeic(file)) return setChosen({ square: file, note: asSent, address: URL.createObjectURL(file) })
      setRefused(`${file.name} is damaged and can’t be read. Choose another photo.`)
    }
  }
  const attempt = async (work: Promise<void>): Promise<void> => {
    setRefused(null)
    try {
      await work
      setChosen(null)
    } catch (error) {
      setRefused(wordsOfChange(error, sessionWords.updateFailed))
    }
  }
  return {
    chosen,
    refused,
    busy,
    choose,
    drop: () => setChosen(null),
    send: async () => chosen && attempt(change({}, [chosen.square])),
    remove: () => attempt(change({ profilePicture: '' })),
  }
}
