/**
 * P1: how often a page waits for the database. With a delay of fifty milliseconds between them, the
 * extra time of a page divided by fifty is its number of sequential round trips.
 */
import { demoAccounts } from '#app/seed/accounts.ts'
import { startHost } from '#tools/host.ts'
import { type Platform, workerVariables } from '#tools/platform.ts'
import { freePort } from '#tools/ports.ts'
import { type BenchRow, median } from './bench-row.ts'
import { delayingProxy } from './delaying-proxy.ts'

const distanceMs = 50
const samples = 15

const pages = [
	{ path: '/', isSignedIn: false, most: 0 },
	{ path: '/courses', isSignedIn: true, most: 2 },
	{ path: '/level-check', isSignedIn: true, most: 2 },
	{ path: '/sounds?set=tones', isSignedIn: true, most: 1 },
	{ path: '/components', isSignedIn: true, most: 1 },
	{ path: '/sounds/table?syllable=ma', isSignedIn: true, most: 2 },
	{ path: '/courses/category/daily-life', isSignedIn: true, most: 2 },
	{ path: '/courses/category/daily-life?fit=right', isSignedIn: true, most: 2 },
	{ path: '/courses/first-steps', isSignedIn: true, most: 2 },
	{ path: '/courses/first-steps/missing', isSignedIn: true, most: 2 },
	{ path: '/courses/first-steps/on-device', isSignedIn: true, most: 2 },
	{ path: '/courses/lessons/ni-hao', isSignedIn: true, most: 2 },
	{ path: '/articles', isSignedIn: true, most: 2 },
	{ path: '/articles?fit=right', isSignedIn: true, most: 2 },
	{ path: '/articles/the-slow-train', isSignedIn: true, most: 2 },
	{ path: '/tools/analyzer', isSignedIn: true, most: 2 },
	{ path: '/dictionary?q=cup+of+tea', isSignedIn: true, most: 2 },
	{ path: `/dictionary/${encodeURIComponent('学习')}`, isSignedIn: true, most: 2 },
	{ path: '/settings', isSignedIn: true, most: 2 },
	{ path: '/settings/device', isSignedIn: true, most: 1 },
	{ path: '/flashcards', isSignedIn: true, most: 2 },
	{ path: '/flashcards/study/hsk-level-1', isSignedIn: true, most: 2 },
	{ path: '/flashcards/stats', isSignedIn: true, most: 2 },
	{ path: '/words?q=xue&sort=word', isSignedIn: true, most: 2 },
	{ path: '/texts', isSignedIn: true, most: 2 },
	{ path: '/settings/reports', isSignedIn: true, most: 2 },
	{ path: '/admin/overview', isSignedIn: true, most: 2 },
	{ path: '/admin/courses', isSignedIn: true, most: 2 },
	{ path: '/admin/courses/demo-hsk-2-ready', isSignedIn: true, most: 2 },
	{ path: '/admin/courses/import', isSignedIn: true, most: 2 },
	{ path: '/admin/courses/demo-hsk-2-ready/figures', isSignedIn: true, most: 2 },
	{ path: '/admin/courses/demo-hsk-2-ready/learners', isSignedIn: true, most: 2 },
	{ path: '/admin/lessons/demo-ni-hao/learners?period=all', isSignedIn: true, most: 2 },
	{ path: '/admin/lessons/demo-ni-hao/versions', isSignedIn: true, most: 2 },
	{ path: '/admin/lessons/demo-ni-hao/activity', isSignedIn: true, most: 2 },
	{ path: '/admin/articles', isSignedIn: true, most: 2 },
	{ path: '/admin/articles/the-slow-train/segment', isSignedIn: true, most: 2 },
	{ path: '/admin/articles/the-slow-train/settings', isSignedIn: true, most: 2 },
	{ path: '/admin/articles/the-slow-train/versions', isSignedIn: true, most: 2 },
	{ path: '/admin/search?q=%E4%BD%A0%E5%A5%BD', isSignedIn: true, most: 2 },
	{ path: '/admin/replace?q=%E4%BD%A0%E5%A5%BD&with=x', isSignedIn: true, most: 2 },
	{ path: '/admin/reports?status=resolved', isSignedIn: true, most: 2 },
	{ path: '/admin/groups', isSignedIn: true, most: 2 },
	{ path: '/admin/activity', isSignedIn: true, most: 2 },
	{ path: '/admin/needs-work', isSignedIn: true, most: 2 },
	{ path: '/admin/trash', isSignedIn: true, most: 2 },
	{ path: '/admin/vocab', isSignedIn: true, most: 2 },
	{ path: '/admin/vocab?pinyin=x&page=99&ask=edit&of=100000', isSignedIn: true, most: 2 },
	{ path: '/admin/users', isSignedIn: true, most: 2 },
	{ path: '/admin/users?ask=approve&of=demo-pending', isSignedIn: true, most: 2 },
	{ path: '/admin/users/demo-learner', isSignedIn: true, most: 2 },
	{ path: '/admin/settings', isSignedIn: true, most: 2 },
]

export async function benchRoundTrips(platform: Platform): Promise<BenchRow[]> {
	const proxy = await delayingProxy(platform.databaseUrl)
	const port = await freePort()
	const url = `http://localhost:${port}`
	const host = await startHost({
		port,
		objects: platform.folder.objects,
		variables: workerVariables({ address: { url: proxy.url }, url, folder: platform.folder }),
	})
	try {
		const [administrator, learner] = demoAccounts
		const cookies = { learner: await signIn(url, learner), admin: await signIn(url, administrator) }
		const rows: BenchRow[] = []
		for (const { path, isSignedIn, most } of pages) {
			const cookie = path.startsWith('/admin/') ? cookies.admin : cookies.learner
			const headers: Record<string, string> = isSignedIn ? { cookie } : {}
			const trips = await tripsOf(`${url}${path}`, headers, proxy.setDelay)
			rows.push({
				id: 'P1',
				name: `round trips of ${path}`,
				target: `≤ ${most}`,
				measured: trips.toFixed(2),
				pass: Math.round(trips) <= most,
			})
		}
		return rows
	} finally {
		await host.stop()
		await proxy.close()
	}
}

async function tripsOf(
	url: string,
	headers: Record<string, string>,
	setDelay: (ms: number) => void,
): Promise<number> {
	const near: number[] = []
	const far: number[] = []
	for (let sample = 0; sample < samples; sample += 1) {
		setDelay(0)
		near.push(await timeOf(url, headers))
		setDelay(distanceMs)
		far.push(await timeOf(url, headers))
	}
	return (median(far) - median(near)) / distanceMs
}

async function timeOf(url: string, headers: Record<string, string>): Promise<number> {
	const started = performance.now()
	const answer = await fetch(url, { headers, redirect: 'manual' })
	await answer.text()
	if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}`)
	return performance.now() - started
}

async function signIn(
	url: string,
	{ email, password }: { email: string; password: string },
): Promise<string> {
	const answer = await fetch(`${url}/login`, {
		method: 'POST',
		body: new URLSearchParams({ email, password }),
		headers: { origin: url },
		redirect: 'manual',
	})
	const cookie = answer.headers.getSetCookie().map((one) => one.split(';')[0])
	if (cookie.length === 0) throw new Error(`Signing in answered ${answer.status}`)
	return cookie.join('; ')
}
