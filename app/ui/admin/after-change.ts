import type { ShouldRevalidateFunction } from '@remix-run/react'

/**
 * Revalidates after refusals too: a refusal often means that somebody else has changed the list.
 * Not without a session, the right or a working server: reloading could take the form away.
 */
export const reloadAfterSubmit: ShouldRevalidateFunction = ({
	actionStatus,
	defaultShouldRevalidate,
}) => (actionStatus === undefined ? defaultShouldRevalidate : isAnsweredWith(actionStatus))

export function isAnsweredWith(actionStatus: number): boolean {
	return actionStatus > 0 && actionStatus !== 401 && actionStatus !== 403 && actionStatus < 500
}
