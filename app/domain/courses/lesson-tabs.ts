/**
 * The tabs of a lesson's page in the back office, each with an address of its own: the text of 你好 is
 * at /admin/lessons/ni-hao/segment, its exercises are at /admin/lessons/ni-hao/exercises/edit.
 */

export const lessonTabs = [
	{ name: 'Text', path: 'segment' },
	{ name: 'Exercises', path: 'exercises/edit' },
	{ name: 'Notes', path: 'notes' },
	{ name: 'Audio', path: 'audio' },
	{ name: 'Settings', path: 'settings' },
] as const

type LessonTab = (typeof lessonTabs)[number]['name']

/** The same text as a plain form, below the tab Text. */
const plainText = 'content'

export function lessonPath(id: string, tab: LessonTab = 'Text'): string {
	const found = lessonTabs.find(({ name }) => name === tab)
	return `/admin/lessons/${encodeURIComponent(id)}/${found?.path}`
}

export function plainTextPath(id: string): string {
	return `/admin/lessons/${encodeURIComponent(id)}/${plainText}`
}

/** The tab that an address belongs to: 'Exercises' for /admin/lessons/ni-hao/exercises/edit. */
export function tabAt(pathname: string): LessonTab | undefined {
	const below = pathname.split('/').slice(4).join('/').replace(/\/$/, '')
	if (below === plainText) return 'Text'
	return lessonTabs.find(({ path }) => path === below)?.name
}
