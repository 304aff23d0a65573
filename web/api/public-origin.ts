import { publicOriginMark } from '../../contract/public-origin.ts'

/** The meta tag in which a page says the public address. */
export const publicOriginName = 'public-origin'

const read = (): string => {
  if (typeof document === 'undefined') return publicOriginMark
  const said = document.querySelector(`meta[name="${publicOriginName}"]`)?.getAttribute('content')
  return said && said !== publicOriginMark ? said : window.location.origin
}

/** The origin of the product's links. While pages are written it is a mark, in whose place the server puts the address. */
export const publicOrigin = read()
