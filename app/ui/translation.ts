import { createContext } from 'react'

export type Translation = { isShown: boolean; toggle: () => void }

/** Whether the English of the text around is shown. Undefined where all of it always is. */
export const TranslationContext = createContext<Translation | undefined>(undefined)
