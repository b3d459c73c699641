import type { ShouldRevalidateFunction } from '@remix-run/react'

/** The text being edited is never replaced, whatever is saved on the page around it. */
export const keepWhatIsEdited: ShouldRevalidateFunction = ({ currentParams, nextParams }) =>
	currentParams.id !== nextParams.id
