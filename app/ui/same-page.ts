import type { ShouldRevalidateFunctionArgs } from '@remix-run/react'

type Change = Pick<
	ShouldRevalidateFunctionArgs,
	'currentUrl' | 'nextUrl' | 'formMethod' | 'actionStatus'
>

/** Whether only the query string changes (a filter, a dialog) and nothing was submitted. */
export function isSamePage({ currentUrl, nextUrl, formMethod, actionStatus }: Change): boolean {
	const isSent = actionStatus !== undefined || (formMethod ?? 'GET') !== 'GET'
	// The same address again means: reload.
	return !isSent && currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
}

/**
 * Whether a submission failed, so that nothing has changed. Revalidating would lose what was typed
 * if the session has ended, since the loaders redirect to the login.
 */
export function hasFailed({ actionStatus = 200 }: Pick<Change, 'actionStatus'>): boolean {
	return actionStatus >= 400
}
