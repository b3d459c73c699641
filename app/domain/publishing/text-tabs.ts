/**
 * The tabs of the page that edits a lesson or an article, each with an address of its own: the text of
 * 你好 is at /admin/lessons/ni-hao/segment, the settings of 慢火车 are at
 * /admin/articles/the-slow-train/settings.
 */
import type { AudioOwner } from '#app/domain/speech/audio-path.ts'

type TextOwner = AudioOwner

const text = { name: 'Text', path: 'segment' } as const
const audio = { name: 'Audio', path: 'audio' } as const
const settings = { name: 'Settings', path: 'settings' } as const
const exercises = { name: 'Exercises', path: 'exercises/edit' } as const
const notes = { name: 'Notes', path: 'notes' } as const
/** Its learners, reports, versions and history. */
const activity = { name: 'Activity', path: 'activity' } as const

export const textTabs = {
	lessons: [text, exercises, notes, audio, settings, activity],
	articles: [text, audio, settings, activity],
} as const

type Tab = (typeof textTabs)[keyof typeof textTabs][number]

/** The same text as a plain form, below the tab Text. */
const plainText = 'content'

/** /admin/articles/the-slow-train */
export function editingPath({ kind, id }: TextOwner): string {
	return `/admin/${kind}/${encodeURIComponent(id)}`
}

/** A course opens its lessons, a lesson its text. */
export function itemPath({ id, type }: { id: string; type: 'course' | 'lesson' }): string {
	return type === 'lesson' ? tabPath({ kind: 'lessons', id }) : coursePath(id)
}

/** /admin/courses/first-steps */
export function coursePath(id: string): string {
	return `/admin/courses/${encodeURIComponent(id)}`
}

export function tabPath(owner: TextOwner, tab: Tab['name'] = 'Text'): string {
	const found = textTabs.lessons.find(({ name }) => name === tab)
	return `${editingPath(owner)}/${found?.path}`
}

export function plainTextPath(owner: TextOwner): string {
	return `${editingPath(owner)}/${plainText}`
}

/** The tab that an address belongs to: 'Exercises' for /admin/lessons/ni-hao/exercises/edit. */
export function tabAt(pathname: string): Tab['name'] | undefined {
	const below = pathname.split('/').slice(4).join('/').replace(/\/$/, '')
	if (below === plainText) return 'Text'
	return textTabs.lessons.find(({ path }) => path === below)?.name
}
