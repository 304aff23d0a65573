import { useEffect, useRef, useState, type RefObject } from 'react'
import { drawPage } from './draw-page.ts'
import classes from './pdf.module.css'
import type { Pdf, Sheet } from './pdf.ts'
import { patternOf } from './words.ts'

interface Props {
  pdf: Pdf
  sheet: Sheet
  /** In CSS pixels. */
  width: number
  /** Words to mark. */
  search: string
  /** Told of the first word that is marked. */
  onMarked: ((first: HTMLElement) => void) | null
  within: RefObject<HTMLDivElement | null>
}

/** One page: drawn while it is near, an empty sheet of its size otherwise, so that a long file stays light on a phone. */
export function PdfPage({ pdf, sheet: { number, ratio }, width, search, onMarked, within }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const near = useNear(place, within)
  useEffect(() => {
    if (!near || !place.current) return undefined
    return drawPage({
      document: pdf.document,
      number,
      width,
      place: place.current,
      pattern: patternOf(search),
      onMarked: (first) => onMarked?.(first),
    })
  }, [near, pdf, number, width, search, onMarked])
  return (
    <div
      ref={place}
      role="group"
      aria-label={`Page ${number}`}
      className={classes['page']}
      style={{ width, height: Math.floor(ratio * width) }}
    />
  )
}

/** Whether a part is in view, or within a screen of it. */
const useNear = (part: RefObject<HTMLElement | null>, within: RefObject<HTMLElement | null>): boolean => {
  const [near, setNear] = useState(false)
  useEffect(() => {
    if (!part.current) return undefined
    const observer = new IntersectionObserver((entries) => setNear(entries.at(-1)?.isIntersecting ?? false), {
      root: within.current,
      rootMargin: '100% 0px',
    })
    observer.observe(part.current)
    return () => observer.disconnect()
  }, [part, within])
  return near
}
