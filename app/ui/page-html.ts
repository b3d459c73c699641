import { createContext } from 'react'

/**
 * Long texts that the server has made as HTML for the page it is writing, by name. They go into
 * the page itself and not a second time into its data; in the browser there are none.
 */
export const PageHtmlContext = createContext<ReadonlyMap<string, string>>(new Map())
