/** On client navigation, a page waits for its data briefly, then shows itself without them. */
import type { ArticleCard } from '#app/contracts/articles.ts'
import type { ShownFit } from '#app/domain/known-words/coverage.ts'

/** With "93% known · 14 new words", unless it has no words. */
export type FittingArticle = ArticleCard & { fit: ShownFit | undefined }

/** A failed list can be tried again; the server logs the reason. */
export type ArticleListResult =
	| { ok: true; value: { articles: FittingArticle[]; total: number } }
	| { ok: false }

/** Too short to feel like waiting, long enough to avoid a flicker. */
const briefMs = 150

/** Waits briefly. Returns undefined if the data takes longer. */
export async function waitBriefly<T>(loaded: Promise<T>): Promise<T | undefined> {
	let timer: ReturnType<typeof setTimeout> | undefined
	const timeout = new Promise<undefined>((resolve) => {
		timer = setTimeout(() => resolve(undefined), briefMs)
	})
	try {
		return await Promise.race([loaded, timeout])
	} finally {
		clearTimeout(timer)
	}
}

/** Handles a list that fails after its page is shown: follows redirects, reports other failures. */
export async function handleLateFailure(error: unknown): Promise<ArticleListResult> {
	return followRedirect(error).catch(() => ({ ok: false }))
}

/** Goes where late data are redirected to, as when a session has ended. Throws any other failure. */
export async function followRedirect(error: unknown): Promise<never> {
	const redirectTo = error instanceof Response ? error.headers.get('location') : null
	if (!redirectTo) throw error
	location.assign(redirectTo)
	return new Promise(() => {})
}
