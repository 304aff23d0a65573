/** A page that stands as HTML is a visitor's until it is known who is signed in; whoever is stored must not see it so. */

const mark = 'data-person'

/** Runs in the head, before anything is painted: marks the page where the browser has stored a person. */
export const markStoredPerson = `try{localStorage.getItem('user')&&document.documentElement.setAttribute('${mark}','')}catch{}`

/** Takes the mark away, because it is known by now who is signed in. */
export const unmarkStoredPerson = (): void => document.documentElement.removeAttribute(mark)
