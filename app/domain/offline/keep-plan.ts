/**
 * A course that a person keeps on a device: the pages of 第一步, what its words mean, and its audio.
 * The plan says what there is to keep; a kept item says what of it lies on the device.
 */

type Title = { zh: string; en: string }

/** `bytes` is its size. */
type Sound = { path: string; bytes: number }

export type PlannedPage = {
	path: string
	title: string
	/** Changes with what the page shows. Empty if it can't be told without reading the page. */
	revision: string
	/** An estimate, in bytes: the page and the entries of its words. */
	bytes: number
	sounds: readonly Sound[]
}

export type KeepPlan = {
	/** The page from which it is kept, which also names it. */
	path: string
	title: Title
	/** Pages that lead to the others: the contents of a course, the list of courses. */
	lists: readonly string[]
	/** The texts, in their order. */
	pages: readonly PlannedPage[]
}

/** A page that lies on the device as a whole. */
export type KeptPage = {
	path: string
	revision: string
	/** The version of the platform's own files that the page loads. */
	build: string
	/** Measured: the page, its entries and its sounds. */
	bytes: number
	/** The addresses of its sounds. */
	sounds: readonly string[]
	/** The address of the entries of its words; none in what an earlier build kept. */
	words?: string
}

/**
 * - keeping: under way, or interrupted; goes on by itself
 * - kept: everything is there
 * - stopped: by the person
 * - full: the device has no more room
 * - partly: something could not be loaded
 */
export const keepStates = ['keeping', 'kept', 'stopped', 'full', 'partly'] as const
export type KeepState = (typeof keepStates)[number]

export type KeptItem = KeepPlan & {
	withAudio: boolean
	state: KeepState
	kept: readonly KeptPage[]
	/** Covers, which several pages may share. */
	pictures: readonly string[]
	/** The platform's own files that the pages load; they stay as long as the item. */
	files: readonly string[]
	/** In ms since 1970: when it was first kept, and last compared with the server. */
	keptAt: number
	checkedAt: number
}

/** In bytes, as lessons of the first content take them: HTML, data, and the entries of their words. */
export function sizeOfPage(lettersOfContent: number): number {
	return 60_000 + 6 * lettersOfContent
}

/** In bytes, estimated where it can't be known. */
export function sizeOfPlan({ pages }: KeepPlan, withAudio: boolean): number {
	const sizeOfSounds = ({ sounds }: PlannedPage) => sum(sounds.map(({ bytes }) => bytes))
	return sum(pages.map((page) => page.bytes + (withAudio ? sizeOfSounds(page) : 0)))
}

/** In bytes. */
export function sizeOfItem({ kept }: KeptItem): number {
	return sum(kept.map(({ bytes }) => bytes))
}

/** The page that says what is kept. It is kept with every item. */
export const devicePath = '/settings/device'

/** An item of which nothing is kept yet. */
export function newItem(plan: KeepPlan, withAudio: boolean, now: number): KeptItem {
	const nothing = { kept: [], pictures: [], files: [] }
	const lists = withDevicePath(plan)
	return { ...plan, lists, withAudio, state: 'keeping', ...nothing, keptAt: now, checkedAt: 0 }
}

/** The item as the plan wants it now: pages that the plan no longer has are left out. */
export function itemForPlan(item: KeptItem, plan: KeepPlan, withAudio: boolean): KeptItem {
	const wanted = new Set(plan.pages.map(({ path }) => path))
	const { path, title, pages } = plan
	const kept = item.kept.filter((page) => wanted.has(page.path))
	return { ...item, path, title, lists: withDevicePath(plan), pages, withAudio, kept }
}

function withDevicePath({ lists }: KeepPlan): string[] {
	return [...new Set([...lists, devicePath])]
}

/** The pages that are missing, outdated or without their sounds, in the plan's order. */
export function pagesToKeep({ pages, kept, withAudio }: KeptItem, build: string): PlannedPage[] {
	const byPath = new Map(kept.map((page) => [page.path, page]))
	return pages.filter(({ path, revision, sounds }) => {
		const page = byPath.get(path)
		if (!page || page.build !== build || revision === '' || page.revision !== revision) return true
		return withAudio && !hasSounds(page, sounds)
	})
}

/** Whether nothing is missing. */
export function isWhole({ pages, kept, withAudio }: KeptItem): boolean {
	return pages.every(({ path, sounds }) => {
		const page = kept.find((one) => one.path === path)
		return page && (!withAudio || hasSounds(page, sounds))
	})
}

function hasSounds(page: KeptPage, sounds: readonly Sound[]): boolean {
	return sounds.every(({ path }) => page.sounds.includes(path))
}

/** The item with a page in its place; one that was kept before gives way. */
export function withPage(item: KeptItem, page: KeptPage): KeptItem {
	return { ...item, kept: [...withoutPage(item, page.path).kept, page] }
}

export function withoutPage(item: KeptItem, path: string): KeptItem {
	return { ...item, kept: item.kept.filter((page) => page.path !== path) }
}

/** The item with more of what its pages load. */
export function withLoaded(
	item: KeptItem,
	{ files, pictures }: Pick<KeptItem, 'files' | 'pictures'>,
): KeptItem {
	return {
		...item,
		files: [...new Set([...item.files, ...files])],
		pictures: [...new Set([...item.pictures, ...pictures])],
	}
}

/** Where the entries of a page's words lie in the cache, for the popup of a word. */
export function wordsPathOf(path: string): string {
	return `/.words${path}`
}

/** Where an item itself lies in the cache: /.kept/courses/first-steps. */
export function itemPathOf(path: string): string {
	return `${itemsPath}${path.slice(1)}`
}

export const itemsPath = '/.kept/'

/** Everything of an item in the cache, but the item itself. */
export function addressesOf({ lists, kept, pictures }: KeptItem): string[] {
	const ofPages = kept.flatMap(({ path, sounds, words }) => [
		path,
		wordsPathOf(path),
		...(words ? [words] : []),
		...sounds,
	])
	return [...lists, ...ofPages, ...pictures]
}

/** Everything that a plan may put into the cache before its item says so. */
export function addressesOfPlan({ pages }: KeepPlan): string[] {
	return pages.flatMap(({ path, sounds }) => {
		return [path, wordsPathOf(path), ...sounds.map((sound) => sound.path)]
	})
}

/** Those of the addresses that no item needs. */
export function unneeded(addresses: readonly string[], items: readonly KeptItem[]): string[] {
	const needed = new Set(items.flatMap(addressesOf))
	return [...new Set(addresses)].filter((address) => !needed.has(address))
}

/** In ms. */
const checkEvery = 24 * 60 * 60_000

/** Items are compared with the server once a day; what was interrupted goes on at once. */
export function isDueForCheck({ state, checkedAt }: KeptItem, now: number): boolean {
	if (state === 'stopped' || state === 'full') return false
	return state === 'keeping' || now - checkedAt >= checkEvery
}

function sum(numbers: readonly number[]): number {
	return numbers.reduce((all, one) => all + one, 0)
}
