/** What the service worker finds in a message. */
export interface PushWords {
  title: string
  text: string
  /** A path of the product. */
  link: string
  /** A message with the same tag takes the place of the one before. */
  tag: string
}
