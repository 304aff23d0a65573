import { Anchor } from '@mantine/core'
import { createContext, Fragment, use, type ReactNode } from 'react'
import { Link } from 'react-router'
import { piecesOfText } from './inline.ts'

/** How a link of the help leads on; beside a screen, other topics open in the same place. */
type LinkTo = (to: string, words: string) => ReactNode

const asLink: LinkTo = (to, words) => (
  <Anchor component={Link} to={to} underline="always">
    {words}
  </Anchor>
)

export const HelpLinks = createContext<LinkTo>(asLink)

/** A text of the help with its names and links. */
export const Told = ({ text }: { text: string }) => {
  const linkTo = use(HelpLinks)
  return piecesOfText(text).map((piece, at) => {
    const key = `${at} ${piece.text}`
    if (piece.kind === 'link') return <Fragment key={key}>{linkTo(piece.to, piece.text)}</Fragment>
    return piece.kind === 'label' ? (
      <strong key={key}>{piece.text}</strong>
    ) : (
      <Fragment key={key}>{piece.text}</Fragment>
    )
  })
}
