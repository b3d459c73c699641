import type { AppLoadContext } from '@remix-run/cloudflare'

/** The dialog to show again, its row, and the action to report. */
export type DialogParams = { ask: string; of: string; done: string }

export type DialogForm = {
	context: AppLoadContext
	actor: { id: string; email: string }
	/** Redirects to the same dialog over the same list. */
	askAgain: (params: DialogParams) => Response
}
