/** The form of a course or lesson, field by field, as the audit log stores its changes. */
import { lessonStatuses } from '#app/domain/access/access.ts'
import { highestOrder } from '#app/domain/courses/limits.ts'
import type { Item } from './courses-for-editing.server.ts'
import type { ItemType } from './item-status.ts'

type StoredItem = Pick<
	Item,
	| 'title'
	| 'description'
	| 'level'
	| 'category'
	| 'slug'
	| 'coverImagePath'
	| 'isFree'
	| 'isPrivate'
	| 'orderNo'
	| 'pathNo'
	| 'status'
	| 'config'
>

export type ItemValues = Omit<StoredItem, 'title' | 'description' | 'config'> & {
	titleZh: string
	titleEn: string
	descriptionZh: string
	descriptionEn: string
} & StoredItem['config']

export function valuesOf({ title, description, config, ...item }: StoredItem): ItemValues {
	const { level, category, slug, coverImagePath, isFree, isPrivate, orderNo, pathNo, status } = item
	return {
		titleZh: title.zh,
		titleEn: title.en,
		descriptionZh: description.zh,
		descriptionEn: description.en,
		slug,
		category,
		level,
		isFree,
		isPrivate,
		orderNo,
		pathNo,
		status,
		coverImagePath,
		...config,
	}
}

export function storedOf(values: ItemValues): StoredItem {
	const { titleZh, titleEn, descriptionZh, descriptionEn, ...rest } = values
	const {
		showParagraphNumbers,
		dialogMode,
		useParentCoverForLessons,
		coverDisplayMode,
		kind,
		...own
	} = rest
	return {
		...own,
		title: { zh: titleZh, en: titleEn },
		description: { zh: descriptionZh, en: descriptionEn },
		config: { showParagraphNumbers, dialogMode, useParentCoverForLessons, coverDisplayMode, kind },
	}
}

type ChangedFields = { before: Partial<ItemValues>; after: Partial<ItemValues> }

/** The fields that differ; undefined if none does. */
export function changedFields(before: ItemValues, after: ItemValues): ChangedFields | undefined {
	const was = new Map<string, unknown>(Object.entries(before))
	const changed = Object.entries(after).filter(([name, value]) => was.get(name) !== value)
	if (changed.length === 0) return undefined
	return {
		before: Object.fromEntries(changed.map(([name]) => [name, was.get(name)])),
		after: Object.fromEntries(changed),
	}
}

/** The form of a new course. It begins as Disabled: learners see it once it has something to read. */
const newCourse: ItemValues & { type: ItemType } = {
	type: 'course',
	titleZh: '',
	titleEn: '',
	descriptionZh: '',
	descriptionEn: '',
	slug: '',
	category: 'misc',
	level: 'beginner',
	isFree: true,
	isPrivate: false,
	orderNo: 1,
	pathNo: null,
	status: lessonStatuses.disabled,
	coverImagePath: null,
	showParagraphNumbers: true,
	dialogMode: false,
	useParentCoverForLessons: true,
	coverDisplayMode: 'cover',
	kind: 'lesson',
}

type Parent = Pick<Item, 'category' | 'level' | 'isFree'> & {
	lessons: readonly Pick<Item, 'orderNo'>[]
}

/** A new lesson inherits category, level and price from its course, and comes after its last lesson. */
export function newItem(parent?: Parent): typeof newCourse {
	if (!parent) return newCourse
	const { category, level, isFree } = parent
	const last = Math.max(0, ...parent.lessons.map(({ orderNo }) => orderNo))
	const orderNo = Math.min(last + 1, highestOrder)
	return { ...newCourse, type: 'lesson', category, level, isFree, orderNo }
}
