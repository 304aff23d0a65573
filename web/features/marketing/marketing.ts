/** The public pages that say what the product is. */
export { publicWords } from './public-words.ts'
