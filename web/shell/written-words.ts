import { publicWords } from '../features/marketing/marketing.ts'
import type { Words } from './head.ts'

/** What the HTML that a visit began with says of its page. */
const read = (): { path: string; words: Words } => {
  const of = (name: string) => document.querySelector(`meta[name="${name}"]`)?.getAttribute('content')
  const [description, keywords] = [of('description'), of('keywords')]
  return {
    path: window.location.pathname,
    words: { ...(description && { description }), ...(keywords && { keywords }) },
  }
}

const first = import.meta.env.SSR ? null : read()

/**
 * The words with which a public page is written as HTML. A browser does not load those of all pages: it finds them in the
 * page that it got, and screens that come later say their own.
 */
export const writtenWords = (pathname: string): Words | undefined => {
  if (import.meta.env.SSR) return publicWords[pathname.replace(/(?<=.)\/+$/, '')]
  return first?.path === pathname ? first.words : undefined
}
