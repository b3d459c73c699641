/** "Courses – Hanlu 汉路": a page's title with the name of the site, which configuration may change. */

type Match = { id: string; data?: unknown }

export function pageTitle(title: string, matches: readonly (Match | undefined)[]): string {
	return `${title} – ${siteNameOf(matches)}`
}

/** The root route tells every page the site's name; where it failed, the product has its own. */
export function siteNameOf(matches: readonly (Match | undefined)[]): string {
	const data = matches.find((match) => match?.id === 'root')?.data
	if (typeof data !== 'object' || data === null || !('siteName' in data)) return defaultSiteName
	return typeof data.siteName === 'string' ? data.siteName : defaultSiteName
}

export const defaultSiteName = 'Hanlu 汉路'
