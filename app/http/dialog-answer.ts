import type { AppLoadContext } from '@remix-run/cloudflare'

/** The dialog that is shown again, of which row, and what was done. */
export type Moment = { ask: string; of: string; done: string }

export type DialogForm = {
	context: AppLoadContext
	actor: { id: string; email: string }
	/** Leads to the same dialog over the same list. */
	askAgain: (moment: Moment) => Response
}
