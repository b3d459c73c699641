import { useRouteLoaderData } from '@remix-run/react'
import { type TextDisplay, textDisplayAtFirst } from '#app/domain/display/text-display.ts'

/** How Chinese is shown to the signed-in person. */
export function useTextDisplay(): TextDisplay {
	const site = useRouteLoaderData<{ user?: { display: TextDisplay } | null }>('root')
	return site?.user?.display ?? textDisplayAtFirst
}
