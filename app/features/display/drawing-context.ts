import { type ComponentType, createContext } from 'react'
import type { TextDisplay } from '#app/domain/display/text-display.ts'
import type { DrawnProps } from './drawn.tsx'

/** Draws words on the server. In the browser it is missing, as its code comes later. */
export const DrawingContext = createContext<
	ComponentType<DrawnProps & { display: TextDisplay }> | undefined
>(undefined)
