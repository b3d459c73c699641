import { createContext } from 'react'

/**
 * Long HTML texts by name, rendered by the server into the page itself, so that they are not sent a
 * second time in its data. Empty in the browser.
 */
export const PageHtmlContext = createContext<ReadonlyMap<string, string>>(new Map())
