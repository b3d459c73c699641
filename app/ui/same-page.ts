import type { ShouldRevalidateFunctionArgs } from '@remix-run/react'

type Change = Pick<
	ShouldRevalidateFunctionArgs,
	'currentUrl' | 'nextUrl' | 'formMethod' | 'actionStatus'
>

/** Whether a page is only asked for something else: another filter, another question; nothing was sent. */
export function isSamePage({ currentUrl, nextUrl, formMethod, actionStatus }: Change): boolean {
	const isSent = actionStatus !== undefined || (formMethod ?? 'GET') !== 'GET'
	// The same address once more is a wish to see it anew.
	return !isSent && currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
}

/**
 * Whether something was sent that could not be done: nothing changed, and a page keeps what is typed
 * into it, however it failed. Asked anew without a session, it would be left for the login.
 */
export function hasFailed({ actionStatus = 200 }: Pick<Change, 'actionStatus'>): boolean {
	return actionStatus >= 400
}
