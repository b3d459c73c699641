/** Page titles with the configured site name: "Courses – Hanlu 汉路". */

type Match = { id: string; data?: unknown }

export function pageTitle(title: string, matches: readonly (Match | undefined)[]): string {
	return `${title} – ${siteNameOf(matches)}`
}

/** The site's name from the root loader, or the product's own where that failed. */
export function siteNameOf(matches: readonly (Match | undefined)[]): string {
	const data = matches.find((match) => match?.id === 'root')?.data
	if (typeof data !== 'object' || data === null || !('siteName' in data)) return defaultSiteName
	return typeof data.siteName === 'string' ? data.siteName : defaultSiteName
}

export const defaultSiteName = 'Hanlu 汉路'
