import { Anchor, Text, type TextProps } from '@mantine/core'
import type { find } from 'linkifyjs'
import { useEffect, useState } from 'react'
import { addressesIn } from './plain-addresses.ts'

interface Props extends TextProps {
  children: string
}

/** Shows plain text as it was typed, line by line; web and email addresses in it are links. */
export const PlainText = ({ children, ...rest }: Props) => (
  <Text style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }} {...rest}>
    <Linked>{children}</Linked>
  </Text>
)

/** Makes links of the web and email addresses in plain text, within a text that has its own style. They keep its colour, which reads on any ground. */
export const Linked = ({ children }: { children: string }) =>
  addressesIn(children, useFind(children)).map(({ text, href, at }) =>
    href === null ? (
      text
    ) : (
      <Anchor
        key={at}
        href={href}
        inherit
        c="inherit"
        underline="always"
        target="_blank"
        rel="noopener noreferrer nofollow"
      >
        {text}
      </Anchor>
    ),
  )

/** Loads what finds addresses, for a text that may hold one; without it the text shows as it is. */
const useFind = (text: string): typeof find | null => {
  const [loaded, setLoaded] = useState<{ find: typeof find } | null>(null)
  const isAsked = /\w[.@:]\S/.test(text)
  useEffect(() => {
    if (!isAsked) return
    let isGone = false
    import('linkifyjs').then(
      (library) => !isGone && setLoaded(library),
      () => {},
    )
    return () => void (isGone = true)
  }, [isAsked])
  return loaded?.find ?? null
}
