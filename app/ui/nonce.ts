import { createContext } from 'react'

/** The nonce of the page being written; empty in the browser, which hides it from scripts. */
export const NonceContext = createContext('')
