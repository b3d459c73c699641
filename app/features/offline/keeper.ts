/**
 * Keeps items on the device, one at a time: what is missing of a course is fetched page by page, and
 * each page is written down once it is whole. So an interruption costs one page, whatever ended it.
 */
import {
	addressesOf,
	addressesOfPlan,
	isDueForCheck,
	isWhole,
	itemForPlan,
	type KeepPlan,
	type KeepState,
	type KeptItem,
	newItem,
	pagesToKeep,
	withLoaded,
	withoutPage,
	withPage,
} from '#app/domain/offline/keep-plan.ts'
import { askWorker } from './ask-worker.ts'
import { fetchPlan } from './fetch-plan.ts'
import { failures, nameOf, type PageKeeper, pageKeeper, pause } from './keep-page.ts'
import {
	dropUnneeded,
	findItem,
	keptCacheName,
	onKept,
	readItems,
	removeEverything,
	removeItem,
	wordsFilesIn,
	writeItem,
} from './kept-store.ts'

/** The work under way in this tab. */
export type Job = {
	/** The item's. */
	path: string
	/** Pages that are done, of those that were missing. */
	done: number
	of: number
	bytes: number
	/** It goes on by itself once there is a network. */
	isWaiting: boolean
}

let job: Job | undefined
let stopping: AbortController | undefined
const jobs = new EventTarget()

export function currentJob(): Job | undefined {
	return job
}

/** Calls back when the job moves on or ends; returns how to stop it. */
export function onJob(callback: () => void): () => void {
	jobs.addEventListener('change', callback)
	return () => jobs.removeEventListener('change', callback)
}

function show(next: Job | undefined): void {
	job = next
	jobs.dispatchEvent(new Event('change'))
}

type Wish = { userId: string; plan: KeepPlan; withAudio: boolean }

/**
 * Keeps all of a plan, or what is missing of it. Another tab that keeps something comes first. Throws if
 * nothing could be kept at all; otherwise the item says what is missing.
 */
export async function keep({ userId, plan, withAudio }: Wish): Promise<void> {
	await alone({}, async (signal) => {
		await askWorker({ owner: userId, files: [] })
		const before = await findItem(plan.path)
		const begun = before ?? newItem(plan, withAudio, Date.now())
		await carryOut({ userId, plan, before, begun: itemForPlan(begun, plan, withAudio) }, signal)
	})
}

/**
 * Goes on with what was interrupted, and compares with the server what was not for a day; `path` is
 * compared at once. Leaves it to another tab that keeps something already.
 */
export async function renew(userId: string, path?: string): Promise<void> {
	await alone({ ifAvailable: true }, async (signal) => {
		for (const item of await readItems()) {
			const now = item.path === path ? Number.POSITIVE_INFINITY : Date.now()
			const isDue = isDueForCheck(item, now)
			if (!isDue || signal.aborted) continue
			const plan = await fetchPlan(userId, item, signal)
			if (plan === 'gone') await removeItem(item.path)
			if (typeof plan !== 'object') continue
			const begun = itemForPlan(item, plan, item.withAudio)
			await carryOut({ userId, plan, before: item, begun }, signal)
		}
	})
}

/** Goes on with an item that was stopped, or that something was missing of. */
export async function tryAgain(userId: string, item: KeptItem): Promise<void> {
	const plan = await fetchPlan(userId, item)
	if (typeof plan !== 'object') throw new Error(`No plan of ${item.path}`)
	await keep({ userId, plan, withAudio: item.withAudio })
}

/** Stops what is under way in any tab; what is kept stays. */
export async function stop(path: string): Promise<void> {
	if (job?.path === path) return stopping?.abort()
	const item = await findItem(path)
	if (item?.state !== 'keeping') return
	await writeItem(await caches.open(keptCacheName), { ...item, state: 'stopped' })
}

/** Stops it first, so that nothing comes after. */
export async function remove(path: string): Promise<void> {
	await stop(path)
	await alone({}, () => removeItem(path))
}

/** The same for all items, and for the pages that were only opened. */
export async function removeAll(): Promise<void> {
	for (const { path } of await readItems()) await stop(path)
	await alone({}, removeEverything)
}

/** One tab keeps at a time. */
async function alone(
	options: { ifAvailable?: boolean },
	work: (signal: AbortSignal) => Promise<void>,
): Promise<void> {
	await navigator.locks.request('hanlu.keep', options, async (lock) => {
		if (!lock) return
		const ending = new AbortController()
		stopping = ending
		// Another tab stops a job by writing so into its item.
		const quit = onKept(async (path) => {
			if (path !== job?.path) return
			const item = await findItem(path)
			if (!item || item.state === 'stopped') ending.abort()
		})
		try {
			await work(ending.signal)
		} finally {
			quit()
			show(undefined)
		}
	})
}

type Work = { userId: string; plan: KeepPlan; before: KeptItem | undefined; begun: KeptItem }

async function carryOut(work: Work, signal: AbortSignal): Promise<void> {
	const { userId, plan, before, begun } = work
	const cache = await caches.open(keptCacheName)
	const build = window.__remixManifest.version
	let item: KeptItem = { ...begun, state: 'keeping' }
	let bytes = 0
	let done = 0
	const missing = pagesToKeep(item, build)
	const told = (isWaiting = false) =>
		show({ path: plan.path, done, of: missing.length, bytes, isWaiting })
	const onBytes = (more: number) => {
		bytes += more
		told()
	}
	const pages = pageKeeper({ userId, cache, signal, onBytes })

	async function write(next: KeptItem) {
		item = next
		await writeItem(cache, next)
		told()
	}

	async function end(state: KeepState) {
		const others = (await readItems()).filter(({ path }) => path !== item.path)
		// Also halves of a page that was not finished.
		const tried = [
			...addressesOfPlan(plan),
			...(before ? addressesOf(before) : []),
			...(await wordsFilesIn(cache)),
		]
		await dropUnneeded(cache, tried, [...others, item])
		await write({ ...item, state, checkedAt: Date.now() })
	}

	try {
		if (missing.length === 0) return await end(isWhole(item) ? 'kept' : 'partly')
		await write(item)
		await insist(
			async () => {
				for (const path of item.lists) {
					const loaded = await pages.keepList(path, path === plan.path)
					await write(withLoaded(item, loaded))
				}
			},
			signal,
			told,
		)
		for (const page of missing) {
			const isKept = await insist(() => keepOne(pages, page), signal, told)
			if (!isKept) item = withoutPage(item, page.path)
			done += 1
			told()
		}
		await end(isWhole(item) ? 'kept' : 'partly')
	} catch (error) {
		const name = nameOf(error)
		// The cache went with the person.
		if (name === failures.signedOut) return
		if (name !== failures.full && !signal.aborted) console.error(error)
		const state = name === failures.full ? 'full' : signal.aborted ? 'stopped' : 'partly'
		await end(state).catch(async () => {
			// No room even for these few lines: then nothing may say that something is kept.
			await removeItem(item.path)
			throw error
		})
	}

	async function keepOne(keeper: PageKeeper, page: KeepPlan['pages'][number]) {
		const { withAudio } = item
		const { kept, ...loaded } = await keeper.keepPage(page, { withAudio, build })
		await write(withLoaded(withPage(item, kept), loaded))
	}
}

const waitMs = 20_000

/** Tries again as long as there is no network. False if it is not to be had. */
async function insist(
	work: () => Promise<void>,
	signal: AbortSignal,
	told: (isWaiting?: boolean) => void,
): Promise<boolean> {
	for (;;) {
		try {
			signal.throwIfAborted()
			await work()
			return true
		} catch (error) {
			if (nameOf(error) === failures.refused) return false
			// A page or a sound that breaks off in the middle is a TypeError.
			const isOffline = [failures.offline, 'TypeError'].includes(nameOf(error))
			if (!isOffline || signal.aborted) throw error
			told(true)
			await Promise.race([pause(waitMs, signal), online(signal)])
			told()
		}
	}
}

function online(signal: AbortSignal): Promise<void> {
	return new Promise((resolve) => {
		window.addEventListener('online', () => resolve(), { once: true, signal })
	})
}
