/** A page that waits for its list for a moment, then shows itself without it. */
import type { ArticleList } from '#app/contracts/articles.ts'

/** What could not be had may be tried again; why is told by the server's log. */
export type FoundArticles = { ok: true; value: ArticleList } | { ok: false }

/** Shorter than what is felt as waiting: nothing flickers that is here by then. */
const momentMs = 150

/** What is here within a moment; undefined when it takes longer. */
export async function withinMoment<T>(loaded: Promise<T>): Promise<T | undefined> {
	let timer: ReturnType<typeof setTimeout> | undefined
	const late = new Promise<undefined>((resolve) => {
		timer = setTimeout(() => resolve(undefined), momentMs)
	})
	try {
		return await Promise.race([loaded, late])
	} finally {
		clearTimeout(timer)
	}
}

/** What failed when the page was there already: whoever is to go elsewhere goes, all else is told. */
export async function failedLate(error: unknown): Promise<FoundArticles> {
	const elsewhere = error instanceof Response ? error.headers.get('location') : null
	if (!elsewhere) return { ok: false }
	location.assign(elsewhere)
	return new Promise(() => {})
}
