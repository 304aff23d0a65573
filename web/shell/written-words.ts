import { helpHeads } from '../features/help/help.ts'
import { publicWords } from '../features/marketing/marketing.ts'
import type { Words } from './head.ts'

const read = (name: string) => document.querySelector<HTMLMetaElement>(`meta[name=${name}]`)?.content

/** What the HTML that a visit began with says of its page. */
const first = import.meta.env.SSR
  ? null
  : {
      path: window.location.pathname,
      title: document.title.split(' | ')[0],
      description: read('description'),
      keywords: read('keywords'),
    }

/**
 * The words with which a public page is written as HTML. A browser does not load those of all pages: it finds them in the
 * page that it got, and screens that come later say their own.
 */
export const writtenWords = (pathname: string): Words | undefined => {
  if (import.meta.env.SSR) return { ...helpHeads(), ...publicWords }[pathname.replace(/(?<=.)\/+$/, '')]
  return first?.path === pathname ? first : undefined
}
