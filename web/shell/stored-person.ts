/** A page that stands as HTML is a visitor's until it is known who is signed in; whoever is stored must not see it so. */

/** All of the top bar but the way home, while it says that it loads. */
const css = '[href="#main"]+header[data-loading] a~*{visibility:hidden}'

/** Stands in the HTML and runs before anything is painted: hides what a visitor would see where a person is stored. */
export const hideFromStored = `try{if(localStorage.getItem('user')){const style=document.createElement('style');style.textContent='${css}';document.head.append(style)}}catch{}`
