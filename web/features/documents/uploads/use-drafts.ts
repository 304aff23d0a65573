import { useState } from 'react'
import type { Library } from '../../../../contract/documents/folders.ts'
import { faultOf, titleOf } from '../file-kinds.ts'
import { filingPlaces, type FilingPlace } from '../library/places.ts'
import type { Draft } from './queue.ts'

export interface Row {
  file: File
  title: string
}

/** What somebody says of files before they are sent. */
export const useDrafts = (files: readonly File[], library: Library, place: FilingPlace | null) => {
  const places = filingPlaces(library)
  const [rows, setRows] = useState<readonly Row[]>(() =>
    files.filter((file) => faultOf(file) === null).map((file) => ({ file, title: titleOf(file.name) })),
  )
  const [words, setWords] = useState(place?.words ?? (places.length === 1 ? places[0]!.words : null))
  const [effectiveOn, setEffectiveOn] = useState('')
  const [expiresOn, setExpiresOn] = useState('')
  const [isTried, setIsTried] = useState(false)
  const chosen = places.find((one) => one.words === words)
  const isBackwards = effectiveOn !== '' && expiresOn !== '' && expiresOn < effectiveOn

  /** The drafts, if everything that is needed is said; what is not, is shown from now on. */
  const take = (): { file: File; draft: Draft }[] | null => {
    setIsTried(true)
    if (!chosen || isBackwards || rows.some(({ title }) => title.trim() === '')) return null
    const { category, folderId } = chosen
    return rows.map(({ file, title }) => ({ file, draft: { category, folderId, title, effectiveOn, expiresOn } }))
  }
  return {
    rows,
    setRows,
    faults: files.map(faultOf).filter((fault) => fault !== null),
    place: {
      all: places.map((one) => one.words),
      words,
      setWords,
      error: isTried && !chosen && 'Choose a location',
    },
    days: { effectiveOn, setEffectiveOn, expiresOn, setExpiresOn, isBackwards },
    isTried,
    take,
  }
}
