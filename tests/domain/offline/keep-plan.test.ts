import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
	addressesOf,
	addressesOfPlan,
	isDueForCheck,
	isWhole,
	itemForPlan,
	itemPathOf,
	type KeepPlan,
	type KeptItem,
	newItem,
	type PlannedPage,
	pagesToKeep,
	sizeOfItem,
	sizeOfPlan,
	unneeded,
	withLoaded,
	withoutPage,
	withPage,
} from '#app/domain/offline/keep-plan.ts'

const build = 'b1'

const hello: PlannedPage = {
	path: '/courses/lessons/ni-hao',
	title: 'Hello!',
	revision: '1',
	bytes: 100,
	sounds: [
		{ path: '/media/lessons/ni-hao/audio/1.mp3', bytes: 1000 },
		{ path: '/media/lessons/ni-hao/audio/1.json', bytes: 10 },
	],
}
const tea: PlannedPage = {
	path: '/courses/lessons/tea-house',
	title: 'At the tea house',
	revision: '1',
	bytes: 200,
	sounds: [],
}
const plan: KeepPlan = {
	path: '/courses/first-steps',
	title: { zh: '第一步', en: 'First Steps' },
	lists: ['/courses/first-steps', '/courses'],
	pages: [hello, tea],
}

/** The item once these pages are kept. */
function kept(pages: readonly PlannedPage[], withAudio = true): KeptItem {
	return pages.reduce(
		(item, { path, revision, bytes, sounds }) =>
			withPage(item, {
				path,
				revision,
				build,
				bytes,
				sounds: withAudio ? sounds.map((sound) => sound.path) : [],
			}),
		newItem(plan, withAudio, 0),
	)
}

const paths = (pages: readonly { path: string }[]) => pages.map(({ path }) => path)

test('a plan tells its size with and without audio', () => {
	expect(sizeOfPlan(plan, false)).toBe(300)
	expect(sizeOfPlan(plan, true)).toBe(1310)
	expect(sizeOfItem(kept([hello, tea]))).toBe(300)
})

test('the pages that are missing are kept, in the order of the plan', () => {
	expect(paths(pagesToKeep(newItem(plan, true, 0), build))).toEqual([hello.path, tea.path])
	expect(paths(pagesToKeep(kept([tea]), build))).toEqual([hello.path])
	expect(pagesToKeep(kept([tea, hello]), build)).toEqual([])
	expect(isWhole(kept([tea]))).toBe(false)
	expect(isWhole(kept([tea, hello]))).toBe(true)
})

test('a lesson that was published anew is kept again', () => {
	const published = { ...plan, pages: [{ ...hello, revision: '2' }, tea] }
	const item = itemForPlan(kept([hello, tea]), published, true)
	expect(paths(pagesToKeep(item, build))).toEqual([hello.path])
})

test('a page of an earlier version of the platform is kept again', () => {
	expect(paths(pagesToKeep(kept([hello, tea]), 'b2'))).toEqual([hello.path, tea.path])
})

test('a page that only itself can tell of is kept again each time', () => {
	const silent = { ...plan, pages: [{ ...tea, revision: '' }] }
	const item = itemForPlan(kept([{ ...tea, revision: '' }]), silent, true)
	expect(paths(pagesToKeep(item, build))).toEqual([tea.path])
})

test('who wants the audio later gets what is missing', () => {
	const item = itemForPlan(kept([hello, tea], false), plan, true)
	expect(paths(pagesToKeep(item, build))).toEqual([hello.path])
	expect(isWhole(item)).toBe(false)
	expect(isWhole(itemForPlan(item, plan, false))).toBe(true)
})

test('a lesson that left the course leaves the item, and its addresses can go', () => {
	const item = itemForPlan(kept([hello, tea]), { ...plan, pages: [tea] }, true)
	expect(paths(item.kept)).toEqual([tea.path])
	expect(unneeded(addressesOf(kept([hello, tea])), [item])).toEqual([
		hello.path,
		`/.words${hello.path}`,
		...hello.sounds.map(({ path }) => path),
	])
})

test('what another item needs stays', () => {
	const cover = '/media/course-covers/first-steps.webp'
	const item = withLoaded(kept([hello]), { files: ['/assets/a.js'], pictures: [cover] })
	const other = { ...item, path: '/courses/more', lists: ['/courses'], kept: [] }
	const gone = unneeded(addressesOf(item), [other])
	expect(gone).not.toContain('/courses')
	expect(gone).not.toContain(cover)
	expect(gone).toContain(hello.path)
})

test('halves of a page that did not fit are no part of the item', () => {
	const item = withoutPage(kept([hello, tea]), hello.path)
	expect(unneeded(addressesOfPlan(plan), [item])).toContain(hello.sounds[0]?.path)
})

test('the page that says what is kept is kept with every item', () => {
	expect(newItem(plan, true, 0).lists).toContain('/settings/device')
	expect(itemForPlan(kept([hello]), plan, true).lists).toEqual([...plan.lists, '/settings/device'])
})

test('an item lies beside its pages under an address of its own', () => {
	expect(itemPathOf(plan.path)).toBe('/.kept/courses/first-steps')
})

test('an item is compared once a day, and goes on at once if it was interrupted', () => {
	const day = 24 * 60 * 60_000
	const checked = { ...kept([hello, tea]), checkedAt: day }
	const due = (state: KeptItem['state'], now: number) => isDueForCheck({ ...checked, state }, now)
	expect(due('kept', 2 * day - 1)).toBe(false)
	expect(due('kept', 2 * day)).toBe(true)
	expect(due('partly', 2 * day)).toBe(true)
	expect(due('keeping', day)).toBe(true)
	expect(due('stopped', 9 * day)).toBe(false)
	expect(due('full', 9 * day)).toBe(false)
})

test('whatever was kept and whatever is planned, keeping what is missing makes it whole', () => {
	const page = fc.record({
		path: fc.constantFrom('/courses/lessons/a', '/courses/lessons/b', '/courses/lessons/c'),
		title: fc.constant('a'),
		revision: fc.constantFrom('1', '2'),
		bytes: fc.nat(),
		sounds: fc.uniqueArray(
			fc.record({ path: fc.constantFrom('/1.mp3', '/2.mp3'), bytes: fc.nat() }),
			{
				selector: ({ path }) => path,
			},
		),
	})
	const pages = fc.uniqueArray(page, { selector: ({ path }) => path })
	fc.assert(
		fc.property(pages, pages, fc.boolean(), (before, wanted, withAudio) => {
			const begun = itemForPlan(kept(before, withAudio), { ...plan, pages: wanted }, withAudio)
			const whole = pagesToKeep(begun, build).reduce(
				(item, { path, revision, bytes, sounds }) =>
					withPage(item, { path, revision, build, bytes, sounds: paths(sounds) }),
				begun,
			)
			expect(isWhole(whole)).toBe(true)
			expect(pagesToKeep(whole, build)).toEqual([])
			expect(paths(whole.kept).sort()).toEqual(paths(wanted).sort())
		}),
	)
})
