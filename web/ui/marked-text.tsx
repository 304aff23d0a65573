import { Fragment } from 'react'
import { piecesOf } from './pieces.ts'

interface Props {
  text: string
  /** Where what was looked for stands: from and up to. */
  marks: readonly (readonly [number, number])[]
}

/** A text with what was looked for marked in it. */
export const MarkedText = ({ text, marks }: Props) =>
  piecesOf(text, marks).map(({ text: words, at, marked }) =>
    marked ? <mark key={at}>{words}</mark> : <Fragment key={at}>{words}</Fragment>,
  )
