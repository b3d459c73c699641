/** Pages that show other people, or one's own account: the browser keeps no copy of them. */
const withoutCopy = /^\/(admin|settings)(\/|\.data$|$)/i

/** Cache-Control of pages and their data. They are personal, so shared caches store none of them. */
export function cacheControlOf(path: string): string {
	return withoutCopy.test(path) ? 'private, no-store' : 'private, no-cache'
}
