/** Where somebody who must sign in first wants to be. */
import { returnPath } from '#app/domain/accounts/return-path.ts'

type Asked = Pick<Request, 'url' | 'method' | 'headers'>

/** The page that is asked for; of a form, the page that it stands on. */
export function wantedPage({ url, method, headers }: Asked): string | undefined {
	if (method === 'GET' || method === 'HEAD') return pageAt(new URL(url))
	const from = headers.get('referer') ?? ''
	if (!URL.canParse(from) || new URL(from).host !== new URL(url).host) return undefined
	return pageAt(new URL(from))
}

/** A click inside the app asks for a page's data: /courses.data?_routes=root of /courses. */
function pageAt({ pathname, searchParams }: URL): string | undefined {
	const search = new URLSearchParams(searchParams)
	search.delete('_routes')
	const path = pathname.replace(/\.data$/, '').replace(/^\/_root$/, '/')
	return returnPath(search.size > 0 ? `${path}?${search}` : path)
}

/** Where the address of a screen before the door says that its visitor wants to be: ?to=/courses */
export function askedReturn({ url }: Pick<Request, 'url'>): string | undefined {
	return returnPath(new URL(url).searchParams.get('to'))
}
